import { STATUS } from '#shared/assessment/status.ts';

type Facts = { status: { id: number }; has_improvement_proposal: boolean; is_proposal_waived: boolean };

/** What an admin who finalises has to know of the proposal. A draft that is not submitted cannot be finalised. */
export const proposalStateOf = (row: Facts): 'submitted' | 'waived' | 'undecided' => {
	if (row.has_improvement_proposal || row.status.id > STATUS.evaluated) return 'submitted';
	return row.is_proposal_waived ? 'waived' : 'undecided';
};
