import { conflict } from '#server/base/errors.ts';
import type { Round } from '#shared/assessment/round.ts';
import { STATUS, type StatusId, type TransitionEvent } from '#shared/assessment/status.ts';
import { assertStatus, type Progress } from './transition.ts';

type RoundRule = {
	/** Status at which answers are rated, checked and graded. */
	status: StatusId;
	/** Transition when grading ends. */
	event: Extract<TransitionEvent, 'grade' | 'grade_again'>;
	/** Milestone from which assessors see the sheet. */
	openedAt: 'submittedAt' | 'reassessmentAt';
};

/** Differences between the first round (assessment) and the second (re-assessment). */
export const ROUND_RULES: Readonly<Record<Round, RoundRule>> = {
	1: { status: STATUS.submitted, event: 'grade', openedAt: 'submittedAt' },
	2: { status: STATUS.reassessment, event: 'grade_again', openedAt: 'reassessmentAt' },
};

type Checked = Pick<Progress, 'status' | 'gradingRequestedAt'>;

/** Whether grading of the round was requested and has not ended yet. */
export const isGradingPending = (progress: Checked, round: Round): boolean =>
	progress.status === ROUND_RULES[round].status && progress.gradingRequestedAt !== null;

/** Whether ratings and check marks of the round may be written now. */
export const isRatable = (progress: Checked, round: Round): boolean =>
	progress.status === ROUND_RULES[round].status && progress.gradingRequestedAt === null;

/** Asserts that ratings of the round may be written. @throws 409 */
export const assertRatable = (progress: Progress, round: Round): void => {
	assertStatus(progress, [ROUND_RULES[round].status]);
	if (isGradingPending(progress, round)) throw conflict('checking.gradingPending');
};
