/** What an assessment may have reached in a month, in the order of the chart. */
export const FLOW_STEPS = [
	'started',
	'submitted',
	'graded',
	'finalised',
	'reassessed',
	'certified',
	'cancelled',
] as const;
export type FlowStep = (typeof FLOW_STEPS)[number];
