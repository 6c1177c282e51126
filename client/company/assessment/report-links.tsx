import { companyPaths } from '#client/base/company-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import type { AssessmentOverview } from '#shared/answering/schemas.ts';
import { STATUS } from '#shared/assessment/status.ts';

type ReportName = 'firstReport' | 'secondReport' | 'proposal' | 'plan';

/**
 * The available reports, newest first: the report and proposal of round 1 and the plan from status 7, the report of
 * round 2 once it exists.
 */
const availableOf = (assessment: AssessmentOverview, withPlan: boolean): ReportName[] => {
	const first = assessment.status.id >= STATUS.completed && assessment.has_first_evaluation_report;
	const names: [ReportName, boolean][] = [
		['secondReport', assessment.has_second_evaluation_report],
		['firstReport', first],
		['proposal', first && assessment.has_improvement_proposal],
		['plan', withPlan && assessment.plan !== null],
	];
	return names.flatMap(([name, isAvailable]) => (isAvailable ? [name] : []));
};

const pathOf = (name: ReportName, id: number): string => {
	switch (name) {
		case 'proposal':
			return companyPaths.proposal(id);
		case 'plan':
			return companyPaths.improvementPlan(id);
		default:
			return companyPaths.result(id, name === 'firstReport' ? 1 : 2);
	}
};

type ReportLinksProps = {
	assessment: AssessmentOverview;
	/** Whether reading the newest report is the next action. */
	isNext: boolean;
	/** Whether to include the improvement plan; not if it is the next action itself. */
	withPlan: boolean;
};

/** Links to the reports (in a new tab) and to the plan (in this one, since it is edited). */
export const ReportLinks = ({ assessment, isNext, withPlan }: ReportLinksProps) => {
	const { t } = useText();
	return availableOf(assessment, withPlan).map((name, at) => (
		<ButtonLink
			key={name}
			{...(name === 'plan' ? {} : { newTab: true, icon: 'external' })}
			kind={isNext && at === 0 ? 'primary' : 'secondary'}
			to={pathOf(name, assessment.id)}
		>
			{t(`company.overview.${name}`)}
		</ButtonLink>
	));
};
