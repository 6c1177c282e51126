import { z } from 'zod';
import { id } from '#shared/fields.ts';
import { UNDECIDED } from './states.ts';

/** An evidence request that waits for its answer or for a decision, as named where a company is shown. */
export const undecidedRequest = z.object({
	id: id(),
	/** The question; null for the assessment as a whole. */
	question: z.string().nullable(),
	content: z.string(),
	status: z.enum(UNDECIDED),
	due_on: z.string().nullable(),
});
