import { STATUS } from '#shared/assessment/status.ts';

type Facts = { status: { id: number }; has_improvement_proposal: boolean; is_proposal_waived: boolean };

/**
 * The state of the proposal, for finalizing. An assessment whose proposal is an unsubmitted draft cannot be finalized.
 */
export const proposalStateOf = (row: Facts): 'submitted' | 'waived' | 'undecided' => {
	if (row.has_improvement_proposal || row.status.id > STATUS.evaluated) return 'submitted';
	return row.is_proposal_waived ? 'waived' : 'undecided';
};
