import { consolePaths } from '#client/base/console-paths.ts';
import { reassessmentDeadline } from '#shared/assessment/reassessment.ts';
import { canCall, canTransition, isSubmitted, STATUS, type StatusId } from '#shared/assessment/status.ts';
import { REASSESSING } from '#shared/assessment/status-sets.ts';

/** The actions on a row of an assessment list, derived from the table of transitions. */

export type ProgressFacts = {
	id: number;
	company_id: number;
	status: { id: number };
	has_improvement_proposal: boolean;
	/** Critical failures prevent its certificate. */
	is_certificate_blocked: boolean;
	is_proposal_waived: boolean;
	submitted_at: string | null;
	/** The time of the last change of status. */
	since: string;
};

export type RowActionKey =
	| 'check'
	| 'viewCheck'
	| 'createReport'
	| 'editReport'
	| 'manageReport'
	| 'createProposal'
	| 'editProposal'
	| 'manageProposal'
	| 'viewPlan'
	| 'issue'
	| 'viewCertification';

export type RowAction = { key: RowActionKey; to: string; newTab: boolean };

export type RowActions = { next: RowAction | null; others: RowAction[] };

const statusOf = ({ status }: ProgressFacts): StatusId => status.id as StatusId;

const action = (key: RowActionKey, to: string, newTab = false): RowAction => ({ key, to, newTab });

/** Separates the next action from the others, which go into a menu. */
const arrange = (actions: readonly (RowAction | false)[], next: RowActionKey | null): RowActions => {
	const offered = actions.filter((entry) => entry !== false);
	return {
		next: offered.find((entry) => entry.key === next) ?? null,
		others: offered.filter((entry) => entry.key !== next),
	};
};

/** The action that opens the improvement plan: from completion on, if there was a proposal. */
const viewPlan = (row: ProgressFacts): RowAction | false =>
	statusOf(row) >= STATUS.completed &&
	statusOf(row) <= STATUS.issued &&
	row.has_improvement_proposal &&
	action('viewPlan', consolePaths.improvementPlan(row.id));

/** The actions in the list of submissions: check, edit the report and the proposal, and view both. */
export const submissionActions = (row: ProgressFacts): RowActions => {
	const { id, has_improvement_proposal: hasProposal } = row;
	const status = statusOf(row);
	const mayCheck = canTransition('grade', status);
	const mayReport = canTransition('report', status);
	const isEvaluated = status >= STATUS.evaluated;
	const mayPropose = canCall('proposal', status);
	const next = mayCheck
		? 'check'
		: mayReport
			? 'createReport'
			: canTransition('proposal', status) && !row.is_proposal_waived
				? hasProposal
					? 'editProposal'
					: 'createProposal'
				: null;
	return arrange(
		[
			mayCheck && action('check', consolePaths.check(id)),
			mayReport && action('createReport', consolePaths.evaluate(id)),
			mayPropose && !hasProposal && action('createProposal', consolePaths.editProposal(id)),
			mayPropose && hasProposal && action('editProposal', consolePaths.editProposal(id)),
			isEvaluated && canCall('report', status) && action('editReport', consolePaths.evaluate(id)),
			isEvaluated && action('manageReport', consolePaths.result(id, 1), true),
			status >= STATUS.proposed && hasProposal && action('manageProposal', consolePaths.proposal(id), true),
			viewPlan(row),
			!mayCheck && action('viewCheck', consolePaths.check(id)),
		],
		next,
	);
};

/** The actions in the list of re-assessments, except applying for one. */
export const reassessmentActions = (row: ProgressFacts): RowActions => {
	const { id } = row;
	const status = statusOf(row);
	const mayCheck = canTransition('grade_again', status);
	const mayReport = canTransition('report_again', status);
	return arrange(
		[
			mayCheck && action('check', consolePaths.reassessment(id)),
			mayReport && action('createReport', consolePaths.reevaluate(id)),
			status > STATUS.regraded && canCall('report_again', status) && action('editReport', consolePaths.reevaluate(id)),
			status >= STATUS.reevaluated && action('manageReport', consolePaths.result(id, 2), true),
			viewPlan(row),
			status > STATUS.reassessment && action('viewCheck', consolePaths.reassessment(id)),
		],
		mayCheck ? 'check' : mayReport ? 'createReport' : null,
	);
};

/**
 * The actions in 'My work', for either round. `isLed`: the row has another next action, so this one goes into the menu.
 */
export const workActions = (row: ProgressFacts, isLed: boolean): RowActions => {
	const status = statusOf(row);
	if (!isSubmitted(status)) return { next: null, others: [] };
	const { next, others } = REASSESSING.includes(status) ? reassessmentActions(row) : submissionActions(row);
	if (canTransition('issue', status)) {
		const key = row.is_certificate_blocked ? 'viewCertification' : 'issue';
		const issue = action(key, consolePaths.certification(row.id));
		return isLed ? { next: null, others: [issue, ...others] } : { next: issue, others };
	}
	return isLed && next ? { next: null, others: [next, ...others] } : { next, others };
};

/** Whether a re-assessment can be applied for; 'late' if more than a year has passed since completion. */
export const reassessmentOffer = (row: ProgressFacts, now: Date): 'open' | 'late' | null => {
	if (!canTransition('apply_reassessment', statusOf(row))) return null;
	return now > reassessmentDeadline(new Date(row.since)) ? 'late' : 'open';
};

/** The path that a row opens: the submission, or the company before submission. */
export const openingOf = (row: ProgressFacts): string => {
	const status = statusOf(row);
	if (row.submitted_at === null || !isSubmitted(status)) return consolePaths.company(row.company_id);
	const isReassessed = status >= STATUS.reassessment && status <= STATUS.recompleted;
	return isReassessed ? consolePaths.reassessment(row.id) : consolePaths.check(row.id);
};
