import type { Round } from '#shared/assessment/round.ts';
import { STATUS, type StatusId, type TransitionEvent } from '#shared/assessment/status.ts';
import { FINALISED, OBJECTABLE, REASSESSING } from '#shared/assessment/status-sets.ts';
import { addDays, daysBetween, tokyoDate } from '#shared/dates.ts';

/**
 * Objections of a company to the result of a round (contract, third part, section 5): who may file one when, what is refused
 * while one is filed, and what an upheld one opens.
 */

export const OBJECTION_STATES = ['filed', 'decided', 'withdrawn'] as const;
export type ObjectionState = (typeof OBJECTION_STATES)[number];

/** Why an objection ended without a decision: the company withdrew it, or the assessment was canceled. */
export const OBJECTION_WITHDRAWALS = ['company', 'cancelled'] as const;
export type ObjectionWithdrawal = (typeof OBJECTION_WITHDRAWALS)[number];

/** Questions, or sub-categories, of one objection. */
export const MAX_POINTS = 10;

export const MAX_OBJECTION_FILES = 5;

/** When each round was last finalized; null unless it is. */
export type Finalised = { status: StatusId; completedAt: Date | null; recompletedAt: Date | null };

/** The round of the result that stands, which alone can be objected to; null if none does. */
export const objectableRound = ({ status, completedAt, recompletedAt }: Finalised): Round | null => {
	if (!OBJECTABLE.includes(status) || !completedAt) return null;
	return recompletedAt ? 2 : 1;
};

export const finalisedAt = ({ completedAt, recompletedAt }: Finalised, round: Round): Date | null =>
	round === 2 ? recompletedAt : completedAt;

/** The last Tokyo day on which an objection can be filed. */
export const lastObjectionDay = (finalised: Date, days: number): string => addDays(tokyoDate(finalised), days);

/** The Tokyo day by which an objection should be decided. */
export const decisionDue = (filed: Date, days: number): string => addDays(tokyoDate(filed), days);

/** Days that are left, today included; 0 after the last one. */
export const daysLeft = (lastDay: string, now: Date): number => Math.max(0, daysBetween(tokyoDate(now), lastDay) + 1);

/** Why no objection can be filed: no finalized result, one was filed for the round before, or the days are over. */
export const NOT_OBJECTABLE = ['notFinalised', 'alreadyFiled', 'tooLate'] as const;
export type NotObjectable = (typeof NOT_OBJECTABLE)[number];

export type ObjectionFacts = Finalised & {
	/** Whether one was ever filed for the sheet of the round, whatever became of it. */
	wasFiled: boolean;
	now: Date;
	/** OBJECTION_DAYS. */
	days: number;
};

/** Null if an objection can be filed. */
export const whyNotObjectable = ({ wasFiled, now, days, ...progress }: ObjectionFacts): NotObjectable | null => {
	const round = objectableRound(progress);
	const finalised = round && finalisedAt(progress, round);
	if (!finalised) return 'notFinalised';
	if (wasFiled) return 'alreadyFiled';
	return daysLeft(lastObjectionDay(finalised, days), now) > 0 ? null : 'tooLate';
};

/** What waits for the decision of a filed objection. Canceling does not: it ends the objection (`server/objections/cancel.ts`). */
const WAITING_FOR_DECISION: readonly TransitionEvent[] = [
	'apply_reassessment',
	'apply_certificate',
	'issue',
	'start',
	'move_back',
];

export const isRefusedWhileFiled = (event: TransitionEvent): boolean => WAITING_FOR_DECISION.includes(event);

/** The status at which ratings of a round are written. */
const CHECKED_AT = { 1: STATUS.submitted, 2: STATUS.reassessment } as const satisfies Record<Round, StatusId>;

/**
 * The moves back, in order, with which a decision opens the correction of an upheld objection. From 12 the application for the
 * certificate is undone first; at 13 and 14 nothing moves, since the certificate stands until it is withdrawn.
 */
export const correctionMoves = (status: StatusId, round: Round): StatusId[] => {
	if (FINALISED.includes(status)) return [CHECKED_AT[round]];
	return status === STATUS.applied ? [round === 2 ? STATUS.recompleted : STATUS.completed, CHECKED_AT[round]] : [];
};

/** What a decision said of an objection, and whether its correction has come to an end. */
export type DecidedObjection = {
	round: Round;
	/** Whether the decision moved back. */
	opensCorrection: boolean;
	/** When a second move back opened the whole sheet. */
	releasedAt: Date | null;
	/** When the round was finalized again. */
	correctedAt: Date | null;
};

/** Whether the round is being corrected at this status: the company reads so where its report was. */
export const isBeingCorrected = (
	{ round, opensCorrection, correctedAt }: Omit<DecidedObjection, 'releasedAt'>,
	status: StatusId,
): boolean =>
	opensCorrection && correctedAt === null && (round === 2 ? REASSESSING.includes(status) : status < STATUS.completed);

/** Whether only what belongs to upheld points may be written. */
export const isLimitedToUpheld = (objection: DecidedObjection, status: StatusId): boolean =>
	isBeingCorrected(objection, status) && objection.releasedAt === null;

/** The state as people read it: what canceling the assessment ended was not withdrawn by the company. */
export const shownState = ({
	status,
	withdrawn_because: because,
}: {
	status: ObjectionState;
	withdrawn_because: ObjectionWithdrawal | null;
}): ObjectionState | 'cancelled' => (because === 'cancelled' ? 'cancelled' : status);

/** How an objection stands, its correction included. */
export const OBJECTION_STANDINGS = [...OBJECTION_STATES, 'cancelled', 'correcting', 'corrected'] as const;
type ObjectionStandingName = (typeof OBJECTION_STANDINGS)[number];

export const standingOfObjection = (
	objection: Omit<DecidedObjection, 'releasedAt'> & {
		status: ObjectionState;
		withdrawn_because: ObjectionWithdrawal | null;
	},
	status: StatusId,
): ObjectionStandingName => {
	if (isBeingCorrected(objection, status)) return 'correcting';
	return objection.correctedAt ? 'corrected' : shownState(objection);
};
