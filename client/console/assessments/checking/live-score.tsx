import { css } from 'goober';
import { MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import { nextStarOf } from '#shared/assessment/grade.ts';
import type { GradingPreview } from '#shared/checking/schemas.ts';
import { setFindingsOpen, useFindingsOpen } from './findings-pane.tsx';
import { ratedPartOf } from './rated-part.ts';

const frame = css`
	display: flex; flex-wrap: wrap; align-items: center; gap: 0 4px; min-height: 42px; font-size: 14px; line-height: 1.5; font-variant-numeric: tabular-nums; color: ${color.grey700};
	& strong { color: ${color.grey900}; }
	/* A row of its own, so that the buttons beside it do not move when it is known. */
	${phone} { flex: 1 0 100%; }
`;
const lines = css`white-space: nowrap;`;

export type Live = GradingPreview | undefined;

/** Score and grade with the ratings so far, or the points of the rated part, the way to the next star, and the button of the list of findings. */
export const LiveScore = ({ live }: { live: Live }) => {
	const { t } = useText();
	const isOpen = useFindingsOpen();
	if (!live) return <div className={frame} />;
	const { score, max_score: max, grade } = live.provisional;
	const part = ratedPartOf(live);
	const next = part ? null : nextStarOf(score, max);
	return (
		<div className={frame}>
			<div className={lines}>
				{part ? (
					<p>
						{t('console.checking.live.now')} <strong>{part.score}</strong> / {part.max}{' '}
						{t('console.checking.live.part', part)}
					</p>
				) : (
					<p>
						{t('console.checking.live.now')} <strong>{score ?? MISSING}</strong> / {max}{' '}
						<strong>{t('console.checking.live.grade', { grade: grade ?? MISSING })}</strong>
					</p>
				)}
				{next && (
					<p>
						{t('console.checking.live.next', {
							level: t(`console.critical.levels.stars${next.stars}`),
							missing: next.missing,
						})}
					</p>
				)}
			</div>
			<Button size="small" kind="text" onClick={() => setFindingsOpen(!isOpen)}>
				{t(isOpen ? 'console.checking.live.hide' : 'console.checking.live.button')}
			</Button>
		</div>
	);
};
