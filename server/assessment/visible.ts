import type { Actor } from '#server/base/actor.ts';
import type { Round } from '#shared/assessment/round.ts';
import type { Progress } from './transition.ts';

type Area = Actor['area'];

/** The milestones that decide visibility. */
export type Readable = Pick<Progress, 'evaluatedAt' | 'proposedAt' | 'completedAt' | 'reevaluatedAt' | 'recompletedAt'>;

/**
 * Whether the evaluation report of a round is visible in an area (contract, section 4). Based on milestones, not the
 * status: a move back unsets them, a cancellation keeps them.
 */
export const isReportVisible = (area: Area, progress: Readable, round: Round): boolean => {
	if (round === 2) return (area === 'console' ? progress.reevaluatedAt : progress.recompletedAt) !== null;
	if (area === 'console') return progress.evaluatedAt !== null;
	return progress.proposedAt !== null || progress.completedAt !== null;
};

/** The report is editable once the sheet of the round is graded. */
export const isReportEditable = (progress: Progress, round: Round): boolean =>
	(round === 1 ? progress.gradedAt : progress.regradedAt) !== null;

/** Staff see the proposal from evaluation on, the company once it was submitted. */
export const isProposalVisible = (area: Area, progress: Readable): boolean =>
	(area === 'console' ? progress.evaluatedAt : progress.proposedAt) !== null;
