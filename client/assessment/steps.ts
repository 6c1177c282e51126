import type { AssessmentOverview } from '#shared/answering/schemas.ts';
import { STATUS } from '#shared/assessment/status.ts';

/** The steps of an assessment, as companies and staff see them. */
const STEPS = ['answering', 'submit', 'review', 'report', 'certificate'] as const;

type StepName = (typeof STEPS)[number];
type StepState = 'done' | 'current' | 'ahead' | 'withdrawn';
export type Step = { name: StepName; state: StepState; doneOn: string | null };

type Facts = Pick<AssessmentOverview, 'submitted_at' | 'completed_at' | 'issued_at' | 'certificate_withdrawn_at'> & {
	status: { id: number };
	/** Null once all is answered. */
	next_step: object | null;
};

/** The index of the current step; the number of steps once all are done. */
const currentPlace = ({ status: { id }, next_step }: Facts): number => {
	if (id < STATUS.submitted) return next_step === null ? 1 : 0;
	if (id < STATUS.completed) return 2;
	if (id < STATUS.applied) return 3;
	return id === STATUS.applied ? 4 : STEPS.length;
};

const stateAt = (at: number, current: number): StepState => {
	if (at === current) return 'current';
	return at < current ? 'done' : 'ahead';
};

/** The steps with their state, and their day of completion if it is known. */
export const stepsOf = (assessment: Facts): Step[] => {
	const current = currentPlace(assessment);
	const days: Partial<Record<StepName, string | null>> = {
		submit: assessment.submitted_at,
		review: assessment.completed_at,
		certificate: assessment.issued_at,
	};
	return STEPS.map((name, at) => {
		const state = name === 'certificate' && assessment.certificate_withdrawn_at ? 'withdrawn' : stateAt(at, current);
		return { name, state, doneOn: state === 'done' ? (days[name] ?? null) : null };
	});
};
