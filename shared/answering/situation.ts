import { reassessmentDeadline } from '#shared/assessment/reassessment.ts';
import { STATUS } from '#shared/assessment/status.ts';
import type { AssessmentOverview, OverviewPlan } from './schemas.ts';

/** What a company has to do next at each state of its assessment, or waits for: one rule, the most urgent first. */

/** In the order of the assessment. */
export type Situation =
	| 'start'
	| 'answering'
	| 'completing'
	| 'ready'
	| 'late'
	| 'reviewing'
	/** Staff have requested evidence. */
	| 'requested'
	| 'concluding'
	| 'confirming'
	| 'proposed'
	/** Staff have returned actions of the improvement plan. */
	| 'planReturned'
	/** Actions are past their target date. */
	| 'planOverdue'
	/** The proposal asks for an improvement plan, and no action is written yet. */
	| 'planning'
	/** Some of the actions are written. */
	| 'planGoingOn'
	/** All are written, and some of them still to be carried out. */
	| 'planCarriedOut'
	/** Nothing is left to do in the plan. */
	| 'planSettled'
	/** Without an improvement plan. */
	| 'completed'
	| 'completedLate'
	| 'reassessing'
	| 'reconfirming'
	| 'recompleted'
	| 'applied'
	| 'issued'
	/** The certificate was withdrawn and not replaced. */
	| 'withdrawn';

type Facts = Pick<
	AssessmentOverview,
	'waiting_on' | 'next_step' | 'expired_at' | 'answer_counts' | 'completed_at' | 'plan' | 'certificate_withdrawn_at'
> & {
	status: { id: number };
};

const isPast = (deadline: string | null, now: Date): boolean => deadline !== null && now > new Date(deadline);

const whileAnswering = ({ status, next_step, expired_at, answer_counts }: Facts, now: Date): Situation => {
	if (isPast(expired_at, now)) return 'late';
	if (next_step === null) return 'ready';
	if (status.id === STATUS.notStarted) return 'start';
	return answer_counts.unanswered === 0 ? 'completing' : 'answering';
};

const isLate = (completedAt: string | null, now: Date): boolean =>
	completedAt !== null && now > reassessmentDeadline(new Date(completedAt));

/** What the plan asks for while it is written, without regard to what waits for the company. */
const whilePlanning = ({ items, answered, settled }: OverviewPlan): Situation => {
	if (answered === 0) return 'planning';
	if (answered < items) return 'planGoingOn';
	return settled < items ? 'planCarriedOut' : 'planSettled';
};

/** At 7: what staff returned, then what is late, then the plan as long as a re-assessment may follow. */
const whileCompleted = ({ plan, completed_at }: Facts, now: Date): Situation => {
	if (plan && plan.returned > 0) return 'planReturned';
	if (plan && plan.overdue > 0) return 'planOverdue';
	if (isLate(completed_at, now)) return 'completedLate';
	return plan ? whilePlanning(plan) : 'completed';
};

const whileSubmitted = (facts: Facts, now: Date): Situation | null => {
	const { status, waiting_on, plan, certificate_withdrawn_at } = facts;
	switch (status.id) {
		case STATUS.submitted:
		case STATUS.graded:
			return 'reviewing';
		case STATUS.evaluated:
			return waiting_on === 'admin' ? 'confirming' : 'concluding';
		case STATUS.proposed:
			return 'proposed';
		case STATUS.completed:
			return whileCompleted(facts, now);
		case STATUS.reassessment:
			return plan && plan.returned > 0 ? 'planReturned' : 'reassessing';
		case STATUS.regraded:
			return 'reassessing';
		case STATUS.reevaluated:
			return 'reconfirming';
		case STATUS.recompleted:
			return 'recompleted';
		case STATUS.applied:
			return 'applied';
		case STATUS.issued:
			return certificate_withdrawn_at === null ? 'issued' : 'withdrawn';
		default:
			return null;
	}
};

/** The situation of an assessment; null if it was canceled. Open evidence requests come before everything else. */
export const situationOf = (
	assessment: Facts,
	{ now, openRequests }: { now: Date; openRequests: number },
): Situation | null => {
	if (openRequests > 0) return 'requested';
	return assessment.status.id < STATUS.submitted ? whileAnswering(assessment, now) : whileSubmitted(assessment, now);
};

/** Whether the company has to act, rather than wait. */
export const isOwnTurn = (situation: Situation): boolean =>
	![
		'reviewing',
		'concluding',
		'confirming',
		'proposed',
		'reassessing',
		'reconfirming',
		'applied',
		'withdrawn',
	].includes(situation);
