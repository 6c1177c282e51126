import type { Actor } from '#server/base/actor.ts';
import type { Round } from '#shared/assessment/round.ts';
import type { Progress } from './transition.ts';

type Area = Actor['area'];

/** Milestones that decide visibility. */
export type Readable = Pick<Progress, 'evaluatedAt' | 'proposedAt' | 'completedAt' | 'reevaluatedAt' | 'recompletedAt'>;

/**
 * Whether the evaluation report of a round is visible in an area (contract, section 4). Depends on milestones, not the
 * status: a move back clears them, a cancellation keeps them.
 */
export const isReportVisible = (area: Area, progress: Readable, round: Round): boolean => {
	if (round === 2) return (area === 'console' ? progress.reevaluatedAt : progress.recompletedAt) !== null;
	if (area === 'console') return progress.evaluatedAt !== null;
	return progress.proposedAt !== null || progress.completedAt !== null;
};

/** Reports are editable once the sheet of the round is graded. */
export const isReportEditable = (progress: Progress, round: Round): boolean =>
	(round === 1 ? progress.gradedAt : progress.regradedAt) !== null;

/** Staff see the proposal from evaluation on, the company after its submission. */
export const isProposalVisible = (area: Area, progress: Readable): boolean =>
	(area === 'console' ? progress.evaluatedAt : progress.proposedAt) !== null;
