import type { AssessmentOverview } from '#shared/answering/schemas.ts';
import { isStatusId, STATUS, type StatusId } from '#shared/assessment/status.ts';

/** The steps of an assessment, as companies and staff see them. */
const FIRST_STEPS = ['answering', 'submit', 'review', 'report'] as const;

type StepName = (typeof FIRST_STEPS)[number] | 'reassessment' | 'certificate';
type StepState = 'done' | 'current' | 'ahead' | 'withdrawn';
export type Step = { name: StepName; state: StepState; doneOn: string | null };

type Facts = Pick<
	AssessmentOverview,
	'submitted_at' | 'completed_at' | 'issued_at' | 'certificate_withdrawn_at' | 'has_second_evaluation_report'
> & {
	status: { id: number };
	/** Null once all is answered. */
	next_step: object | null;
};

/** The re-assessment is a step of those assessments that have one. */
const namesOf = ({ status: { id }, has_second_evaluation_report: hasSecondReport }: Facts): StepName[] => {
	const isReassessed = hasSecondReport || (id >= STATUS.reassessment && id <= STATUS.recompleted);
	return [...FIRST_STEPS, ...(isReassessed ? (['reassessment'] as const) : []), 'certificate'];
};

type Standing = {
	/** The last step that is done; null for none. */
	done: StepName | null;
	/** The step in progress; null between two, where nothing has to follow. */
	current: StepName | null;
};

const REVIEW: Standing = { done: 'submit', current: 'review' };
const AGAIN: Standing = { done: 'report', current: 'reassessment' };

/**
 * How far an assessment is at each status, in agreement with the badge and the card of the same status (`STATUS_LOOKS`):
 * what they call completed is done here.
 */
const STANDINGS: Readonly<Record<StatusId, Standing>> = {
	[STATUS.notStarted]: { done: null, current: 'answering' },
	[STATUS.answering]: { done: null, current: 'answering' },
	[STATUS.submitted]: REVIEW,
	[STATUS.graded]: REVIEW,
	[STATUS.evaluated]: REVIEW,
	[STATUS.proposed]: REVIEW,
	[STATUS.completed]: { done: 'report', current: null },
	[STATUS.reassessment]: AGAIN,
	[STATUS.regraded]: AGAIN,
	[STATUS.reevaluated]: AGAIN,
	[STATUS.recompleted]: { done: 'reassessment', current: null },
	[STATUS.applied]: { done: 'report', current: 'certificate' },
	[STATUS.issued]: { done: 'certificate', current: null },
	[STATUS.cancelled]: { done: 'certificate', current: null },
};

const READY: Standing = { done: 'answering', current: 'submit' };

const standingOf = ({ status: { id }, next_step }: Facts): Standing =>
	id < STATUS.submitted && next_step === null ? READY : STANDINGS[isStatusId(id) ? id : STATUS.cancelled];

/** The steps with their state, and their day of completion if it is known. */
export const stepsOf = (assessment: Facts): Step[] => {
	const names = namesOf(assessment);
	const { done, current } = standingOf(assessment);
	// What lies before the step in progress is done, too: the re-assessment where a certificate was applied for.
	const doneUntil = Math.max(
		done === null ? -1 : names.indexOf(done),
		current === null ? -1 : names.indexOf(current) - 1,
	);
	const stateAt = (name: StepName, at: number): StepState => {
		if (name === 'certificate' && assessment.certificate_withdrawn_at) return 'withdrawn';
		if (name === current) return 'current';
		return at <= doneUntil ? 'done' : 'ahead';
	};
	const days: Partial<Record<StepName, string | null>> = {
		submit: assessment.submitted_at,
		review: assessment.completed_at,
		certificate: assessment.issued_at,
	};
	return names.map((name, at) => {
		const state = stateAt(name, at);
		return { name, state, doneOn: state === 'done' ? (days[name] ?? null) : null };
	});
};
