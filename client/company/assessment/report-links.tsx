import { companyPaths } from '#client/app/company-paths.ts';
import { useText } from '#client/app/locale.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import type { AssessmentOverview } from '#shared/assessment/answering.ts';
import { STATUS } from '#shared/assessment/status.ts';

type ReportName = 'firstReport' | 'secondReport' | 'proposal';

/** The available reports, the newest first: the first and its proposal from status 7, the second whenever it exists. */
const availableOf = (assessment: AssessmentOverview): ReportName[] => {
	const first = assessment.status.id >= STATUS.completed && assessment.has_first_evaluation_report;
	const names: [ReportName, boolean][] = [
		['secondReport', assessment.has_second_evaluation_report],
		['firstReport', first],
		['proposal', first && assessment.has_improvement_proposal],
	];
	return names.flatMap(([name, isAvailable]) => (isAvailable ? [name] : []));
};

const pathOf = (name: ReportName, id: number): string =>
	name === 'proposal' ? companyPaths.proposal(id) : companyPaths.result(id, name === 'firstReport' ? 1 : 2);

type ReportLinksProps = {
	assessment: AssessmentOverview;
	/** Whether reading the newest report is the next thing to do. */
	isNext: boolean;
};

/** Links that open the reports in a new tab. */
export const ReportLinks = ({ assessment, isNext }: ReportLinksProps) => {
	const { t } = useText();
	return availableOf(assessment).map((name, at) => (
		<ButtonLink
			key={name}
			newTab
			icon="external"
			kind={isNext && at === 0 ? 'primary' : 'secondary'}
			to={pathOf(name, assessment.id)}
		>
			{t(`company.overview.${name}`)}
		</ButtonLink>
	));
};
