import { paths } from '#client/app/paths.ts';
import { reassessmentDeadline } from '#shared/assessment/reassessment.ts';
import { canCall, canTransition, isSubmitted, STATUS, type StatusId } from '#shared/assessment/status.ts';

/** What staff can do with an assessment in a list, read off the one table of transitions. */

export type ProgressFacts = {
	id: number;
	company_id: number;
	status: { id: number };
	has_improvement_proposal: boolean;
	submitted_at: string | null;
	/** Since when it has its status. */
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
	| 'manageProposal';

export type RowAction = { key: RowActionKey; to: string; newTab: boolean };

export type RowActions = { next: RowAction | null; others: RowAction[] };

const statusOf = ({ status }: ProgressFacts): StatusId => status.id as StatusId;

const action = (key: RowActionKey, to: string, newTab = false): RowAction => ({ key, to, newTab });

/** The first is the next move, where it is one; the rest goes into the menu. */
const arrange = (actions: readonly (RowAction | false)[], next: RowActionKey | null): RowActions => {
	const offered = actions.filter((entry) => entry !== false);
	return {
		next: offered.find((entry) => entry.key === next) ?? null,
		others: offered.filter((entry) => entry.key !== next),
	};
};

/** In the list of submissions: check, create or edit the report and the proposal, and see both as they were confirmed. */
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
			: canTransition('proposal', status)
				? hasProposal
					? 'editProposal'
					: 'createProposal'
				: null;
	return arrange(
		[
			mayCheck && action('check', paths.console.check(id)),
			mayReport && action('createReport', paths.console.evaluate(id)),
			mayPropose && !hasProposal && action('createProposal', paths.console.editProposal(id)),
			mayPropose && hasProposal && action('editProposal', paths.console.editProposal(id)),
			isEvaluated && canCall('report', status) && action('editReport', paths.console.evaluate(id)),
			isEvaluated && action('manageReport', paths.console.result(id, 1), true),
			status >= STATUS.proposed && hasProposal && action('manageProposal', paths.console.proposal(id), true),
			!mayCheck && action('viewCheck', paths.console.check(id)),
		],
		next,
	);
};

/** In the list of re-assessments, beside applying for one. */
export const reassessmentActions = (row: ProgressFacts): RowActions => {
	const { id } = row;
	const status = statusOf(row);
	const mayCheck = canTransition('grade_again', status);
	const mayReport = canTransition('report_again', status);
	return arrange(
		[
			mayCheck && action('check', paths.console.reassessment(id)),
			mayReport && action('createReport', paths.console.reevaluate(id)),
			status > STATUS.regraded && canCall('report_again', status) && action('editReport', paths.console.reevaluate(id)),
			status >= STATUS.reevaluated && action('manageReport', paths.console.result(id, 2), true),
			status > STATUS.reassessment && action('viewCheck', paths.console.reassessment(id)),
		],
		mayCheck ? 'check' : mayReport ? 'createReport' : null,
	);
};

/** Whether a re-assessment may be applied for; `late` where a year has passed since the assessment was completed. */
export const reassessmentOffer = (row: ProgressFacts, now: Date): 'open' | 'late' | null => {
	if (!canTransition('apply_reassessment', statusOf(row))) return null;
	return now > reassessmentDeadline(new Date(row.since)) ? 'late' : 'open';
};

/** Where a row leads: to what was submitted, or to the company that has not yet. */
export const openingOf = (row: ProgressFacts): string => {
	const status = statusOf(row);
	if (row.submitted_at === null || !isSubmitted(status)) return paths.console.company(row.company_id);
	const isReassessed = status >= STATUS.reassessment && status <= STATUS.recompleted;
	return isReassessed ? paths.console.reassessment(row.id) : paths.console.check(row.id);
};
