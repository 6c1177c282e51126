import { css } from 'goober';
import { MISSING } from '#client/base/format.ts';
import type { ScoreColor } from '#shared/assessment/grade.ts';
import { scoreColor } from '#shared/assessment/grade.ts';
import { scoreFill } from './charts/score-fill.ts';
import { Star } from './charts/star.tsx';
import { color, scorePalette } from './tokens.ts';

const track = css`height: 8px; border-radius: 4px; background: ${color.blue100}; overflow: hidden; width: 100%;`;
const bar = css`height: 100%; background: ${color.blue1200}; border-radius: 4px; transition: width 0.2s;`;

/** A progress bar; `percent` is 0 to 100. */
export const ProgressBar = ({ percent, label }: { percent: number; label: string }) => (
	<div
		className={track}
		role="progressbar"
		aria-label={label}
		aria-valuenow={percent}
		aria-valuemin={0}
		aria-valuemax={100}
	>
		<div className={bar} style={{ width: `${percent}%` }} />
	</div>
);

const scoreRow = css`display: grid; grid-template-columns: minmax(0, 1fr) 4.75em; align-items: center; gap: 12px;`;
const scoreTrack = css`height: 12px; border-radius: 6px; background: ${color.grey100}; overflow: hidden; print-color-adjust: exact;`;
const scoreMark = css`height: 100%; border-radius: 6px; print-color-adjust: exact;`;
const scoreValue = css`
	display: flex; align-items: center; justify-content: flex-end; gap: 4px; min-width: 3em; font-weight: 700; font-variant-numeric: tabular-nums;
	&.missing { font-weight: 400; color: ${color.grey600}; }
`;

export const paletteOf = (percent: number | null): (typeof scorePalette)[ScoreColor] =>
	scorePalette[scoreColor(percent)];

type ScoreBarProps = {
	score: number | null;
	label: string;
	unit?: string;
	/** Without the colors of the bands, for a score that may still change. */
	isNeutral?: boolean;
};

/** A score from 0 to 100 as a bar, with the number beside it; the best band has a star. */
export const ScoreBar = ({ score, label, unit = '', isNeutral }: ScoreBarProps) => (
	<div className={scoreRow}>
		<div className={scoreTrack} role="img" aria-label={`${label}: ${score ?? MISSING}`}>
			<div
				className={scoreMark}
				style={{ width: `${score ?? 0}%`, background: scoreFill(scoreColor(isNeutral ? null : score)) }}
			/>
		</div>
		<span className={score === null ? `${scoreValue} missing` : scoreValue}>
			{!isNeutral && scoreColor(score) === 'amber' && <Star />}
			{score === null ? MISSING : `${score}${unit}`}
		</span>
	</div>
);
