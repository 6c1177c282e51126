import type { AssessmentOverview } from '#shared/answering/schemas.ts';
import { STATUS } from '#shared/assessment/status.ts';

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

/** Null once all are done. */
const currentStep = ({ status: { id }, next_step }: Facts): StepName | null => {
	if (id < STATUS.submitted) return next_step === null ? 'submit' : 'answering';
	if (id < STATUS.completed) return 'review';
	if (id === STATUS.completed) return 'report';
	if (id < STATUS.applied) return 'reassessment';
	return id === STATUS.applied ? 'certificate' : null;
};

const stateAt = (at: number, current: number): StepState => {
	if (at === current) return 'current';
	return at < current ? 'done' : 'ahead';
};

/** The steps with their state, and their day of completion if it is known. */
export const stepsOf = (assessment: Facts): Step[] => {
	const names = namesOf(assessment);
	const step = currentStep(assessment);
	const current = step === null ? names.length : names.indexOf(step);
	const days: Partial<Record<StepName, string | null>> = {
		submit: assessment.submitted_at,
		review: assessment.completed_at,
		certificate: assessment.issued_at,
	};
	return names.map((name, at) => {
		const state = name === 'certificate' && assessment.certificate_withdrawn_at ? 'withdrawn' : stateAt(at, current);
		return { name, state, doneOn: state === 'done' ? (days[name] ?? null) : null };
	});
};
