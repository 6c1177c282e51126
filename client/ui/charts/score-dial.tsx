import './texts.ts';
import { css } from 'goober';
import { MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { paletteOf } from '#client/ui/progress.tsx';
import { color } from '#client/ui/tokens.ts';
import { gradeOf, nextStarOf, type StarThreshold, starThresholds } from '#shared/assessment/grade.ts';
import { STAR_COLOR, STAR_PATH } from '#shared/brand/star.ts';
import { arcPath, onArc } from './arc.ts';
import { DataTable } from './data-table.tsx';

const RADIUS = 92;
const BAND = 18;
const STAR = 15;

const figure = css`
	margin: 0; width: 100%; max-width: 344px; break-inside: avoid;
	& > svg { display: block; width: 100%; height: auto; overflow: visible; }
	/* In units of the drawing, which is 324 wide on a phone. */
	& text { font-size: 15.5px; font-variant-numeric: tabular-nums; }
	& .grade { font-size: 46px; font-weight: 700; }
	& .score { font-size: 30px; font-weight: 700; }
	& .next { text-align: center; font-weight: 700; line-height: 1.5; color: ${color.grey900}; }
`;

/** Width of a digit of the numbers. */
const DIGIT = 9;

/** A notch across the band, and outside the score that earns stars with these. */
const Threshold = ({ mark: { stars, from }, max }: { mark: StarThreshold; max: number }) => {
	const [x1, y1] = onArc(from, max, RADIUS - BAND / 2 - 2);
	const [x2, y2] = onArc(from, max, RADIUS + BAND / 2 + 5);
	const [x, y] = onArc(from, max, RADIUS + BAND / 2 + 12);
	return (
		<g>
			<line x1={x1} y1={y1} x2={x2} y2={y2} stroke={color.grey900} strokeWidth={2} />
			{Array.from({ length: stars }, (_, at) => (
				<path
					key={`${from}-${
						// biome-ignore lint/suspicious/noArrayIndexKey: equal stars in a row
						at
					}`}
					d={STAR_PATH}
					fill={STAR_COLOR}
					transform={`translate(${x + String(from).length * DIGIT + 6 + at * STAR} ${y - STAR / 2}) scale(${STAR / 24})`}
				/>
			))}
			<text x={x} y={y} dy=".35em" fill={color.grey700}>
				{from}
			</text>
		</g>
	);
};

type ScoreDialProps = {
	title: string;
	score: number | null;
	max: number;
	/** Whether to say below how far the next star is. */
	hasNext?: boolean;
};

/** A total as an arc with the scores that earn stars; grade and number in the middle, in the color of the band. */
export const ScoreDial = ({ title, score, max, hasNext = false }: ScoreDialProps) => {
	const { t } = useText();
	const grade = gradeOf(score, max);
	const marks = starThresholds(max);
	const next = nextStarOf(score, max);
	const { mark, text } = paletteOf(score === null || max === 0 ? null : Math.floor((score * 100) / max));
	const name =
		score === null || grade === null
			? t('charts.dial.none', { title, max })
			: t('charts.dial.name', { title, score, max, grade });
	return (
		<div className={figure}>
			<svg viewBox="-130 -122 324 190" role="img" aria-label={name} style={{ printColorAdjust: 'exact' }}>
				<path d={arcPath(max, max, RADIUS)} fill="none" stroke={color.grey100} strokeWidth={BAND} />
				<path d={arcPath(score ?? 0, max, RADIUS)} fill="none" stroke={mark} strokeWidth={BAND} />
				{marks.map((threshold) => (
					<Threshold key={threshold.stars} mark={threshold} max={max} />
				))}
				<text className="grade" y={-8} textAnchor="middle" fill={text}>
					{grade}
				</text>
				<text className="score" y={28} textAnchor="middle" fill={color.grey900}>
					{score ?? MISSING}
				</text>
				<text y={50} textAnchor="middle" fill={color.grey700}>
					{t('charts.dial.outOf', { max })}
				</text>
			</svg>
			{hasNext && score !== null && (
				<p className="next">
					{next
						? t('charts.dial.next', { missing: next.missing, stars: t(`charts.stars${next.stars}`) })
						: t('charts.dial.highest', { stars: t('charts.stars3') })}
				</p>
			)}
			<DataTable
				caption={t('charts.dial.thresholds')}
				heads={[t('charts.dial.level'), t('charts.dial.needed')]}
				rows={marks.map(({ stars, from }) => ({ key: stars, cells: [t(`charts.stars${stars}`), from] }))}
			/>
		</div>
	);
};
