import { STATUS, STATUS_IDS, type StatusId, transitionRule } from './status.ts';

/** What is true of an assessment at which statuses: guards, queries, the database's index and the screens read it here. */

/** Answers and documents may change. */
export const ANSWERABLE: readonly StatusId[] = [STATUS.notStarted, STATUS.answering];

/** No other assessment of the company can be started. */
export const UNDER_WAY: readonly StatusId[] = STATUS_IDS.filter((id) => !transitionRule('start').from.includes(id));

/** It is not over: its period may change, and it may be cancelled. */
export const OPEN: readonly StatusId[] = transitionRule('cancel').from;

/** From the submission until the first finalisation: the list of submissions to check. */
export const SUBMISSIONS: readonly StatusId[] = [STATUS.submitted, STATUS.graded, STATUS.evaluated, STATUS.proposed];

/** A re-assessment goes on: its interview is written down. */
export const REASSESSING: readonly StatusId[] = [STATUS.reassessment, STATUS.regraded, STATUS.reevaluated];

/** The list of re-assessments: those that may be applied for, go on, or are done. */
export const REASSESSMENTS: readonly StatusId[] = [STATUS.completed, ...REASSESSING, STATUS.recompleted];

/** Finalised, and no certificate applied for yet. */
export const FINALISED: readonly StatusId[] = [STATUS.completed, STATUS.recompleted];

/** It has to do with certification (section 2 of the second specification). */
export const CERTIFICATION: readonly StatusId[] = [...FINALISED, STATUS.applied, STATUS.issued];
