import { NO_TURN_FACTS, STATUS, STATUS_IDS, type StatusId, transitionRule, waitingOn } from './status.ts';

/** Named sets of statuses, for guards, queries, the database's unique index and the screens. */

/** Answers and documents may change. */
export const ANSWERABLE: readonly StatusId[] = [STATUS.notStarted, STATUS.answering];

/** Prevents starting another assessment of the company. */
export const UNDER_WAY: readonly StatusId[] = STATUS_IDS.filter((id) => !transitionRule('start').from.includes(id));

/** Finalized, certified or canceled: evidence is kept for EVIDENCE_RETENTION_DAYS from then on. */
export const ENDED: readonly StatusId[] = transitionRule('start').from;

/** The period may be changed, and the assessment canceled. */
export const OPEN: readonly StatusId[] = transitionRule('cancel').from;

/**
 * Statuses at which a company needs an assessor: the assessment is under way, or a certificate can be applied for after
 * a re-assessment.
 */
export const LOOKED_AFTER: readonly StatusId[] = OPEN.filter((id) => id !== STATUS.completed);

/** The list of submissions: from submission to the first finalization. */
export const SUBMISSIONS: readonly StatusId[] = [STATUS.submitted, STATUS.graded, STATUS.evaluated, STATUS.proposed];

/** A re-assessment is under way; its interview may be recorded. */
export const REASSESSING: readonly StatusId[] = [STATUS.reassessment, STATUS.regraded, STATUS.reevaluated];

/** The company writes its improvement plan, and staff review it. */
export const PLANNABLE: readonly StatusId[] = [STATUS.completed, STATUS.reassessment];

/** The list of re-assessments: available, under way or finalized. */
export const REASSESSMENTS: readonly StatusId[] = [STATUS.completed, ...REASSESSING, STATUS.recompleted];

/** Finalized, and no certificate applied for yet. */
export const FINALISED: readonly StatusId[] = [STATUS.completed, STATUS.recompleted];

/** A certificate can be applied for, or issued. */
export const CERTIFIABLE: readonly StatusId[] = [...FINALISED, STATUS.applied];

/** The list of certifications (section 2 of the second specification). */
export const CERTIFICATION: readonly StatusId[] = [...CERTIFIABLE, STATUS.issued];

/** Somebody must act: the company, an assessor or an admin. */
export const WAITING: readonly StatusId[] = STATUS_IDS.filter((id) => waitingOn(id, NO_TURN_FACTS) !== null);

/** An assessor or an admin must act, unless the company owes evidence. */
export const WAITING_ON_STAFF: readonly StatusId[] = WAITING.filter((id) => waitingOn(id, NO_TURN_FACTS) !== 'company');

/** The company may object to the result that stands, within OBJECTION_DAYS. */
export const OBJECTABLE: readonly StatusId[] = [...FINALISED, STATUS.applied, STATUS.issued];
