import type { FlowStep } from '#shared/programme/steps.ts';

/** The fact that says on which day an assessment reached a step. */
export const STEP_COLUMNS: Readonly<Record<FlowStep, string>> = {
	started: 'started_on',
	submitted: 'submitted_on',
	graded: 'graded_on',
	finalised: 'finalised_on',
	reassessed: 'reassessed_on',
	certified: 'certified_on',
	cancelled: 'cancelled_on',
};
