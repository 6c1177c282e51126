import { css } from 'goober';
import { formatDate, MISSING, MISSING_CODE } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Cover } from '#client/documents/cover.tsx';
import { Section, sheet } from '#client/documents/parts.tsx';
import { color } from '#client/ui/tokens.ts';
import type { ShownExplanation } from '#shared/explanation/schemas.ts';
import '#client/documents/texts.ts';
import { ExplainedCategory } from './explained-category.tsx';
import { NextStar, type SetsInPlan } from './next-star.tsx';

const notes = css`
	border-inline-start: 4px solid ${color.blue900}; padding-inline-start: 16px; print-color-adjust: exact;
	@media print { font-size: 10pt; }
`;
const method = css`color: ${color.grey600}; font-size: 14px; @media print { font-size: 9pt; }`;

/** Tells staff who else can see the explanation. */
const ForStaff = ({ level, company_level: shown, updated_at: confirmedAt }: ShownExplanation) => {
	const { t } = useText();
	const isStaffOnly = shown !== level && shown !== 'item';
	if (!isStaffOnly && confirmedAt) return null;
	return (
		<div className={notes}>
			{isStaffOnly && <p>{t(`documents.explanation.staff.${shown}`)}</p>}
			{!confirmedAt && <p>{t('documents.explanation.unconfirmed')}</p>}
		</div>
	);
};

type ExplainedScoreProps = { explanation: ShownExplanation; isPaper?: boolean; plan?: SetsInPlan | undefined };

/** How the score of a round came about, for screen and PDF. */
export const ExplainedScore = ({ explanation, isPaper = false, plan }: ExplainedScoreProps) => {
	const { t, locale } = useText();
	const { company, score, max_score: max, categories, level } = explanation;
	return (
		<article className={sheet}>
			<Cover
				title={
					explanation.is_first_time ? t('documents.explanation.titleFirst') : t('documents.explanation.titleSecond')
				}
				company={company.company_name}
				facts={[
					[t('documents.report.companyCode'), company.registration_number || MISSING_CODE],
					[t('documents.report.score'), score === null ? MISSING : t('documents.explanation.totalOf', { score, max })],
					[t('documents.report.reportDate'), formatDate(explanation.updated_at, locale)],
				]}
			/>
			<ForStaff {...explanation} />
			<NextStar explanation={explanation} plan={plan} />
			<Section title={t('documents.explanation.categoriesTitle')}>
				{level !== 'none' && <p className={method}>{t('documents.explanation.howToRead')}</p>}
				{categories.map((category) => (
					<ExplainedCategory key={category.id} category={category} isPaper={isPaper} />
				))}
			</Section>
		</article>
	);
};
