import type { AssessmentOverview } from '#shared/answering/schemas.ts';
import { reassessmentDeadline } from '#shared/assessment/reassessment.ts';
import { STATUS } from '#shared/assessment/status.ts';
import { daysLeft } from './progress.ts';

/** What the company has to do or wait for, in the order of the overview. */
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
	/** The proposal asks for an improvement plan. */
	| 'planning'
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
	| 'waiting_on'
	| 'next_step'
	| 'expired_at'
	| 'answer_counts'
	| 'completed_at'
	| 'has_improvement_proposal'
	| 'certificate_withdrawn_at'
> & {
	status: { id: number };
};

const whileAnswering = ({ status, next_step, expired_at, answer_counts }: Facts, now: Date): Situation => {
	if ((daysLeft(expired_at, now) ?? 0) < 0) return 'late';
	if (next_step === null) return 'ready';
	if (status.id === STATUS.notStarted) return 'start';
	return answer_counts.unanswered === 0 ? 'completing' : 'answering';
};

const isLate = (completedAt: string | null, now: Date): boolean =>
	completedAt !== null && now > reassessmentDeadline(new Date(completedAt));

const whileSubmitted = (
	{ status, waiting_on, completed_at, has_improvement_proposal, certificate_withdrawn_at }: Facts,
	now: Date,
): Situation | null => {
	switch (status.id) {
		case STATUS.submitted:
		case STATUS.graded:
			return 'reviewing';
		case STATUS.evaluated:
			return waiting_on === 'admin' ? 'confirming' : 'concluding';
		case STATUS.proposed:
			return 'proposed';
		case STATUS.completed:
			if (isLate(completed_at, now)) return 'completedLate';
			return has_improvement_proposal ? 'planning' : 'completed';
		case STATUS.reassessment:
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

/** The situation of an assessment; null if it was canceled. */
export const situationOf = (assessment: Facts, now: Date): Situation | null =>
	assessment.status.id < STATUS.submitted ? whileAnswering(assessment, now) : whileSubmitted(assessment, now);

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
