import '#client/documents/texts.ts';
import { css } from 'goober';
import { companyPaths } from '#client/base/company-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { categoryAnchor } from '#client/documents/report/category-anchor.ts';
import { ScoreRadar } from '#client/documents/report/score-radar.tsx';
import { CategoryBars } from '#client/ui/charts/category-bars.tsx';
import { ScoreLegend } from '#client/ui/charts/legend.tsx';
import { Stack } from '#client/ui/layout.tsx';
import type { AssessmentOverview, OverviewOutcome } from '#shared/answering/schemas.ts';
import { roundOf } from '#shared/assessment/round.ts';
import { Comparison } from './comparison.tsx';
import type { Result } from './score-figure.tsx';

const halves = css`
	display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 24px 48px; align-items: center;
	@media screen and (max-width: 1023px) { grid-template-columns: minmax(0, 1fr); }
`;

type OutcomeProps = { assessment: Pick<AssessmentOverview, 'id'>; result: Result; outcome: OverviewOutcome };

/** The scores by category, each with its place in the report, compared with the first round and other companies. */
export const Outcome = ({ assessment: { id }, result, outcome }: OutcomeProps) => {
	const { t } = useText();
	const { categories, cohort } = outcome;
	const round = roundOf(result.is_first_time);
	const title = t('company.outcome.categories');
	return (
		<Stack>
			<h2>{title}</h2>
			<Comparison result={result} outcome={outcome} />
			<div className={halves}>
				<Stack gap="small">
					<CategoryBars
						title={title}
						heads={[t('documents.report.category'), t('labels.reports.score')]}
						rows={categories.map((category) => ({
							...category,
							href: `${companyPaths.result(id, round)}#${categoryAnchor(category.id)}`,
						}))}
						opensNewTab
					/>
					<ScoreLegend />
				</Stack>
				<ScoreRadar
					title={t('documents.report.radar')}
					categories={categories.map(({ first_score: first, ...category }) => ({ ...category, first }))}
					hasFirst={round === 2}
					{...(cohort ? { cohort } : {})}
				/>
			</div>
		</Stack>
	);
};
