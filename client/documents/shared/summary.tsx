import { formatDate, formatPeriod, MISSING_CODE } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Cover } from '#client/documents/cover.tsx';
import { Section, sheet } from '#client/documents/parts.tsx';
import { CategoryScores } from '#client/documents/report/charts.tsx';
import { Scoring } from '#client/documents/report/scoring.tsx';
import type { SharedSummary } from '#shared/shares/documents.ts';

/** A report by category, without its notes: what a company may share in place of the whole. */
export const Summary = ({ summary }: { summary: SharedSummary }) => {
	const { t, locale } = useText();
	const { company, score, max_score: maxScore, categories } = summary;
	return (
		<article className={sheet}>
			<Cover
				title={t('documents.report.titleSummary')}
				company={company.company_name}
				facts={[
					[
						t('labels.reports.is_first_time'),
						t(summary.is_first_time ? 'documents.rounds.first' : 'documents.rounds.second'),
					],
					[t('documents.report.period'), formatPeriod(company.start_date, company.end_date, locale)],
					[t('documents.report.companyCode'), company.registration_number || MISSING_CODE],
					[t('documents.report.reportDate'), formatDate(summary.updated_at, locale)],
				]}
			/>
			<Section title={t('documents.report.automaticScoring')}>
				<Scoring score={score} maxScore={maxScore} />
			</Section>
			<Section title={t('documents.report.radar')}>
				<CategoryScores categories={categories} total={score} isLinked={false} />
			</Section>
		</article>
	);
};
