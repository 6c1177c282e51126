import { useText } from '#client/app/locale.tsx';
import { paths } from '#client/app/paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Panel, Row, Stack } from '#client/ui/layout.tsx';
import type { AssessmentOverview } from '#shared/assessment/answering.ts';
import { STATUS } from '#shared/assessment/status.ts';

type Available = { first: boolean; second: boolean; proposal: boolean };

/** The available reports: the first and its proposal from status 7, the second whenever it exists. */
const availableOf = (assessment: AssessmentOverview): Available => {
	const first = assessment.status.id >= STATUS.completed && assessment.has_first_evaluation_report;
	return {
		first,
		second: assessment.has_second_evaluation_report,
		proposal: first && assessment.has_improvement_proposal,
	};
};

export const ReportLinks = ({ assessment }: { assessment: AssessmentOverview }) => {
	const { t } = useText();
	const { first, second, proposal } = availableOf(assessment);
	if (!first && !second) return null;
	const { id } = assessment;
	return (
		<Panel label={t('company.overview.reports')}>
			<Stack>
				<h2>{t('company.overview.reports')}</h2>
				<p>{t('company.overview.reportsLead')}</p>
				<Row>
					{first && (
						<ButtonLink newTab icon="external" to={paths.company.result(id, 1)}>
							{t('company.overview.firstReport')}
						</ButtonLink>
					)}
					{proposal && (
						<ButtonLink newTab icon="external" to={paths.company.proposal(id)}>
							{t('company.overview.proposal')}
						</ButtonLink>
					)}
					{second && (
						<ButtonLink newTab icon="external" to={paths.company.result(id, 2)}>
							{t('company.overview.secondReport')}
						</ButtonLink>
					)}
				</Row>
			</Stack>
		</Panel>
	);
};
