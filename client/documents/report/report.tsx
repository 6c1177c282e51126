import { formatDate, formatPeriod, MISSING_CODE } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Cover } from '#client/documents/cover.tsx';
import { CategoryBlock, ScoredItem, Section, sheet } from '#client/documents/parts.tsx';
import type { ReportContent } from '#shared/reports/schemas.ts';
import '#client/documents/texts.ts';
import { categoryAnchor } from './category-anchor.ts';
import { CategoryScores, ScoreByYear } from './charts.tsx';
import { CriticalFailures } from './critical-failures.tsx';
import { hasSdg } from './has-sdg.ts';
import { ObjectionLine } from './objection-line.tsx';
import { PositionSection } from './position.tsx';
import { RoundsStory } from './rounds/story.tsx';
import { RoundsTables } from './rounds/tables.tsx';
import { Scoring } from './scoring.tsx';
import { SdgAchievement } from './sdg.tsx';
import { SdgTargets } from './sdg-targets.tsx';
import { Summary } from './summary.tsx';

/** Ids and titles of the sections, for the table of contents. */
export const reportSections = ({
	result,
	summary,
	critical_failures: failures = [],
	comparison,
	position,
}: Pick<ReportContent, 'result' | 'summary' | 'critical_failures' | 'comparison' | 'position'>) =>
	[
		...(comparison ? ([{ id: 'report-rounds', key: 'documents.rounds.title' }] as const) : []),
		...(summary ? ([{ id: 'report-summary', key: 'documents.summary.title' }] as const) : []),
		...(failures.length > 0 ? ([{ id: 'report-critical', key: 'labels.reports.critical_failures' }] as const) : []),
		{ id: 'report-scoring', key: 'documents.report.automaticScoring' },
		{ id: 'report-years', key: 'documents.report.scoreByYear' },
		{ id: 'report-categories', key: 'documents.report.radar' },
		...(comparison ? ([{ id: 'report-changes', key: 'documents.rounds.all' }] as const) : []),
		...(position ? ([{ id: 'report-position', key: 'documents.position.title' }] as const) : []),
		...(hasSdg(result)
			? ([
					{ id: 'report-sdg', key: 'documents.report.sdgAchievement' },
					{ id: 'report-sdg-details', key: 'documents.report.sdgDetails' },
				] as const)
			: []),
		{ id: 'report-details', key: 'documents.report.details' },
	] as const;

export const Report = ({ report }: { report: ReportContent }) => {
	const { t, locale } = useText();
	const { company, result, summary, critical_failures: failures = [], comparison, position } = report;
	// The own industry if it is shown, otherwise all companies.
	const cohort = position?.cohorts.at(-1);
	const scores = { score: result.score, maxScore: result.max_score };
	return (
		<article className={sheet}>
			<Cover
				title={report.is_first_time ? t('documents.report.titleFirst') : t('documents.report.titleSecond')}
				company={company.company_name}
				paperFacts={[
					[
						t('labels.reports.is_first_time'),
						t(report.is_first_time ? 'documents.rounds.first' : 'documents.rounds.second'),
					],
				]}
				facts={[
					[t('documents.report.period'), formatPeriod(company.start_date, company.end_date, locale)],
					[t('documents.report.companyCode'), company.registration_number || MISSING_CODE],
					[t('documents.report.reportDate'), formatDate(report.updated_at, locale)],
				]}
			/>
			{report.objection && <ObjectionLine objection={report.objection} />}
			{comparison && <RoundsStory id="report-rounds" comparison={comparison} cohort={cohort} />}
			{summary && <Summary id="report-summary" summary={summary} {...scores} hasVerdict={!comparison} />}
			{failures.length > 0 && <CriticalFailures id="report-critical" failures={failures} />}
			<Section id="report-scoring" title={t('documents.report.automaticScoring')}>
				<Scoring {...scores} />
			</Section>
			<Section id="report-years" title={t('documents.report.scoreByYear')}>
				<ScoreByYear {...scores} reportedAt={report.updated_at} />
			</Section>
			<Section id="report-categories" title={t('documents.report.radar')}>
				<CategoryScores categories={result.main_category_results} total={result.score} cohort={cohort} />
			</Section>
			{comparison && <RoundsTables id="report-changes" comparison={comparison} />}
			{position && <PositionSection id="report-position" position={position} />}
			{hasSdg(result) && (
				<>
					<Section id="report-sdg" title={t('documents.report.sdgAchievement')}>
						<SdgAchievement score={result.sdg_score ?? 0} goals={result.sdg_goal_results} />
					</Section>
					<Section id="report-sdg-details" title={t('documents.report.sdgDetails')}>
						<SdgTargets goals={result.sdg_goal_results} />
					</Section>
				</>
			)}
			<Section id="report-details" title={t('documents.report.details')}>
				{result.main_category_results.map((category) => (
					<CategoryBlock
						key={category.id}
						id={categoryAnchor(category.id)}
						title={category.content}
						aside={t('documents.report.subCategoryCount', { count: category.sub_category_results.length })}
					>
						{category.sub_category_results.map((sub) => (
							<ScoredItem
								key={sub.id}
								title={sub.content}
								score={sub.score}
								noteLabel={t('labels.reports.evaluation_note')}
								note={sub.evaluation_note}
								emptyNote={t('documents.report.noNote')}
							/>
						))}
					</CategoryBlock>
				))}
			</Section>
		</article>
	);
};
