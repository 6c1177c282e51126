import { z } from 'zod';
import { id, instant, noteText, version } from '#shared/fields.ts';

/** What was heard in the interview of a re-assessment. Before the first save: no id, '' and nobody. */
export const interviewRecord = z.object({
	id: id().nullable(),
	content: z.string(),
	/** A name. */
	updated_by: z.string().nullable(),
	updated_at: instant().nullable(),
	version: z.number().int(),
});
export type InterviewRecord = z.input<typeof interviewRecord>;

export const interviewBody = { content: noteText(), version: version() };
