import type { Round } from './round.ts';

/** Statuses of an assessment and its transition table (contract, section 4). */

export const STATUS = {
	notStarted: 1,
	answering: 2,
	submitted: 3,
	graded: 4,
	evaluated: 5,
	proposed: 6,
	completed: 7,
	reassessment: 8,
	regraded: 9,
	reevaluated: 10,
	recompleted: 11,
	applied: 12,
	issued: 13,
	cancelled: 14,
} as const;

export type StatusId = (typeof STATUS)[keyof typeof STATUS];

export const STATUS_IDS = Object.values(STATUS) as readonly StatusId[];

export const isStatusId = (value: number): value is StatusId => (STATUS_IDS as readonly number[]).includes(value);

export type TransitionEvent =
	| 'start'
	| 'first_save'
	| 'submit'
	| 'grade'
	| 'report'
	| 'proposal'
	| 'finalise'
	| 'apply_reassessment'
	| 'grade_again'
	| 'report_again'
	| 'finalise_again'
	| 'apply_certificate'
	| 'issue'
	| 'cancel'
	| 'move_back';

/**
 * Who may trigger an event, enforced by the access policy of its call (`tests/rules/transitions.test.ts`). `staff` is
 * an assigned assessor or a console admin.
 */
export type TransitionActor = 'company' | 'staff' | 'admin';

export type TransitionRule = {
	event: TransitionEvent;
	/** Source statuses. For `start`, those of the *previous* progress, which it does not change. */
	from: readonly StatusId[];
	/** Target status; null if the caller chooses it (move_back). */
	to: StatusId | null;
	who: TransitionActor;
	/** Statuses at which the same call is accepted as an edit and keeps the status. */
	editAt: readonly StatusId[];
};

const range = (from: StatusId, to: StatusId): StatusId[] => STATUS_IDS.filter((id) => id >= from && id <= to);

const rule = (
	event: TransitionEvent,
	from: readonly StatusId[],
	to: StatusId | null,
	who: TransitionActor,
	editAt: readonly StatusId[] = [],
): TransitionRule => ({ event, from, to, who, editAt });

const {
	notStarted,
	answering,
	submitted,
	graded,
	evaluated,
	proposed,
	completed,
	reassessment,
	regraded,
	reevaluated,
	recompleted,
	applied,
	issued,
	cancelled,
} = STATUS;

export const TRANSITIONS: readonly TransitionRule[] = [
	rule('start', [completed, recompleted, issued, cancelled], notStarted, 'staff'),
	rule('first_save', [notStarted], answering, 'company', [answering]),
	rule('submit', [notStarted, answering], submitted, 'company'),
	rule('grade', [submitted], graded, 'staff'),
	rule('report', [graded], evaluated, 'staff', [evaluated, proposed]),
	rule('proposal', [evaluated], proposed, 'staff', [proposed]),
	rule('finalise', [evaluated, proposed], completed, 'admin'),
	rule('apply_reassessment', [completed], reassessment, 'staff'),
	rule('grade_again', [reassessment], regraded, 'staff'),
	rule('report_again', [regraded], reevaluated, 'staff', [reevaluated]),
	rule('finalise_again', [reevaluated], recompleted, 'admin'),
	rule('apply_certificate', [completed, recompleted], applied, 'staff'),
	rule('issue', [applied], issued, 'staff'),
	rule('cancel', range(notStarted, applied), cancelled, 'staff'),
	rule('move_back', range(answering, applied), null, 'staff'),
];

const byEvent = new Map(TRANSITIONS.map((row) => [row.event, row]));

export const transitionRule = (event: TransitionEvent): TransitionRule => {
	const found = byEvent.get(event);
	if (!found) throw new Error(`no transition rule for ${event}`);
	return found;
};

/** Whether `event` is allowed at `status`; null is a company without an assessment, which can only start one. */
export const canTransition = (event: TransitionEvent, status: StatusId | null): boolean =>
	status === null ? event === 'start' : transitionRule(event).from.includes(status);

/** Whether the call of `event` is accepted at `status`, as a transition or as an edit. */
export const canCall = (event: TransitionEvent, status: StatusId): boolean =>
	canTransition(event, status) || transitionRule(event).editAt.includes(status);

export type MoveBackFacts = { status: StatusId; hasProposal: boolean; passed: ReadonlySet<StatusId> };

/** Statuses that not every progress passes through: the submitted proposal and the re-assessment. */
const OPTIONAL: readonly StatusId[] = [STATUS.proposed, ...range(STATUS.reassessment, STATUS.recompleted)];

/**
 * Statuses that a progress may be moved back to: any lower one, but 5 only with a proposal, and 6 and 8 to 11 only if
 * this progress passed through them.
 */
export const moveBackTargets = ({ status, hasProposal, passed }: MoveBackFacts): StatusId[] => {
	if (!canTransition('move_back', status)) return [];
	return STATUS_IDS.filter(
		(id) => id < status && (id !== STATUS.evaluated || hasProposal) && (!OPTIONAL.includes(id) || passed.has(id)),
	);
};

export const WAITING_ON = ['company', 'assessor', 'admin'] as const;
export type WaitingOn = (typeof WAITING_ON)[number];

/** Facts that decide who must act, besides the status. */
export type TurnFacts = {
	/** Staff waived the improvement proposal; matters at 5. */
	isProposalWaived: boolean;
	/** An evidence request of the round being checked is open, and none is answered; matters at 3 and 8. */
	awaitsEvidence: boolean;
};

export const NO_TURN_FACTS: TurnFacts = { isProposalWaived: false, awaitsEvidence: false };

/**
 * Who must act next; null for nobody. At 5 the assessor, who writes a proposal or waives it, which passes the turn to
 * the admin. At 3 and 8 the company while it owes evidence.
 */
export const waitingOn = (
	status: StatusId | null,
	{ isProposalWaived, awaitsEvidence }: TurnFacts,
): WaitingOn | null => {
	switch (status) {
		case STATUS.notStarted:
		case STATUS.answering:
			return 'company';
		case STATUS.submitted:
		case STATUS.reassessment:
			return awaitsEvidence ? 'company' : 'assessor';
		case STATUS.evaluated:
			return isProposalWaived ? 'admin' : 'assessor';
		case STATUS.proposed:
		case STATUS.reevaluated:
			return 'admin';
		case STATUS.graded:
		case STATUS.regraded:
		case STATUS.applied:
			return 'assessor';
		default:
			return null;
	}
};

/** Whether answers and documents have been submitted and are read-only. */
export const isSubmitted = (status: StatusId): boolean => status >= STATUS.submitted;

/** Round to finalize on the confirmation screens: the first at 5 without a proposal and at 6, the second at 10. */
export const awaitsFinalisation = (status: StatusId, hasProposal: boolean): Round | null => {
	if (status === STATUS.proposed || (status === STATUS.evaluated && !hasProposal)) return 1;
	return status === STATUS.reevaluated ? 2 : null;
};
