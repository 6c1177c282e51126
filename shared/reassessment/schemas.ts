import { z } from 'zod';
import { autosave, id, instant, noteText, version } from '#shared/fields.ts';

/** Interview record of a re-assessment. Before the first save, the id and `updated_by` are null and the text is ''. */
export const interviewRecord = z.object({
	id: id().nullable(),
	content: z.string(),
	/** Name of the user. */
	updated_by: z.string().nullable(),
	updated_at: instant().nullable(),
	version: z.number().int(),
});
export type InterviewRecord = z.input<typeof interviewRecord>;

export const interviewBody = { content: noteText(), version: version(), autosave: autosave() };
