import type { Round } from '#shared/assessment/round.ts';
import { awaitsFinalisation, isStatusId } from '#shared/assessment/status.ts';
import type { ProgressRow } from './progress-row.ts';

type Facts = Pick<ProgressRow, 'status' | 'has_improvement_proposal' | 'waiting_on'>;

/** The round that an admin could finalize, possibly before the assessor has decided on a proposal. */
export const awaitedRound = ({ status: { id }, has_improvement_proposal: hasProposal }: Facts): Round | null =>
	isStatusId(id) ? awaitsFinalisation(id, hasProposal) : null;

/** The round whose finalization is next; null while the assessor still writes. */
export const roundToFinalise = (row: Facts): Round | null => (row.waiting_on === 'admin' ? awaitedRound(row) : null);
