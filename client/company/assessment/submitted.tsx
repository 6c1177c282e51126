import { css } from 'goober';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Fold } from '#client/ui/fold.tsx';
import { Panel, Stack } from '#client/ui/layout.tsx';
import type { AssessmentOverview } from '#shared/answering/schemas.ts';
import { CategoryTable } from './category-table.tsx';
import { Progress } from './figures.tsx';
import { Receipt } from './receipt.tsx';

const line = css`
	& summary { min-height: 44px; align-items: center; font-size: 16px; }
	& summary > svg { margin-top: 0; }
	& summary h2 { display: inline; }
	& summary .aside { margin-inline-start: 16px; font-size: 14px; }
	& details[open] > summary { margin-bottom: 16px; }
`;

/** Answering is over: progress, receipt and categories in one line, which opens. */
export const SubmittedAnswers = ({ assessment }: { assessment: AssessmentOverview }) => {
	const { t, locale } = useText();
	const date = formatDate(assessment.submitted_at, locale);
	return (
		<Panel label={t('company.receipt.submittedAnswers')}>
			<div className={line}>
				<Fold
					summary={
						<>
							<h2>{t('company.receipt.submittedAnswers')}</h2>
							<span className="aside">{t('company.receipt.submittedOn', { date })}</span>
						</>
					}
				>
					<Stack gap="large">
						<Progress assessment={assessment} />
						<section aria-label={t('company.receipt.heading')}>
							<Stack>
								<h2>{t('company.receipt.heading')}</h2>
								<Receipt assessment={assessment} />
							</Stack>
						</section>
						<CategoryTable assessment={assessment} />
					</Stack>
				</Fold>
			</div>
		</Panel>
	);
};
