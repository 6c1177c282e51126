import type { Round } from '#shared/assessment/round.ts';
import { awaitsFinalisation, isStatusId } from '#shared/assessment/status.ts';
import type { ProgressRow } from './progress-row.ts';

/** The round that an admin may finalize now. */
export const awaitedRound = ({ status: { id }, has_improvement_proposal: hasProposal }: ProgressRow): Round | null =>
	isStatusId(id) ? awaitsFinalisation(id, hasProposal) : null;
