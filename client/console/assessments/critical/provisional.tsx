import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { ratedPartOf } from '#client/console/assessments/checking/rated-part.ts';
import { Verdict } from '#client/documents/report/verdict.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { ScoreBar } from '#client/ui/progress.tsx';
import { phone } from '#client/ui/tokens.ts';
import type { GradingPreview } from '#shared/checking/schemas.ts';
import '#client/documents/texts.ts';

const bars = css`
	display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 8px 32px; margin: 0; padding: 0; list-style: none; font-size: 14px;
	${phone} { grid-template-columns: 1fr; }
`;

/**
 * The result that grading would store now: grade, score, stars, and the scores of the categories; until every category
 * has a rating, the points of the rated part, without grade and colors.
 */
export const Provisional = ({ preview }: { preview: GradingPreview }) => {
	const { t } = useText();
	const part = ratedPartOf(preview);
	const { score, max_score: maxScore, categories } = preview.provisional;
	return (
		<Stack>
			<h3>{t(part ? 'console.critical.soFar' : 'console.critical.provisional')}</h3>
			{preview.unrated_item_count > 0 && <p>{t('console.critical.unrated', { count: preview.unrated_item_count })}</p>}
			{part ? (
				<>
					<p>
						<strong>{t('console.critical.partScore', part)}</strong>
					</p>
					<p>{t('console.critical.partOnly', part)}</p>
				</>
			) : (
				<Verdict score={score} maxScore={maxScore} />
			)}
			<ul className={bars} aria-label={t('console.critical.byCategory')}>
				{categories.map(({ id, content, score: percent }) => (
					<li key={id}>
						{content}
						<ScoreBar score={percent} label={content} isNeutral={part !== null} />
					</li>
				))}
			</ul>
		</Stack>
	);
};
