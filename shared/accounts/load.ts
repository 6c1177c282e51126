import { z } from 'zod';

/** The work of an assessor: assessments of the companies that are assigned to them now. */
export const assessorLoad = z.object({
	/** Somebody must act on them. */
	open: z.int(),
	/** Waiting for the assessor. */
	waiting: z.int(),
	/** Days that the oldest of these has waited; null without any. */
	oldest_days: z.int().nullable(),
	/** Finalized in the last `FINISHED_DAYS` days, first rounds and re-assessments. */
	finished: z.int(),
});

export type AssessorLoad = z.output<typeof assessorLoad>;

export const FINISHED_DAYS = 90;

export const NO_LOAD: AssessorLoad = { open: 0, waiting: 0, oldest_days: null, finished: 0 };
