import { z } from 'zod';
import { dateOnly, id, instant, requiredText } from '#shared/fields.ts';
import { LOCALES } from '#shared/i18n/translate.ts';

/** Links by which a company shows others one result or its certificate (contract-3, section 6). */

/** `summary`: total, grade and scores of the main categories, without notes. */
export const SHARE_CONTENTS = ['report', 'summary', 'certificate'] as const;
export type ShareContent = (typeof SHARE_CONTENTS)[number];

/** Links of a company that run at the same time. */
export const MAX_RUNNING_SHARES = 50;

/** Days that a new link lives unless another day is chosen; at most a year. */
export const SHARE_DAYS = 90;

/** `expired` by its last day, `ended` by an admin. */
const SHARE_STATES = ['running', 'expired', 'ended'] as const;

export const shareBody = {
	shows: z.enum(SHARE_CONTENTS, { error: 'validation.choice' }),
	/** The assessment of a report or summary; none for the certificate, which is always the company's current one. */
	progress_id: id().nullish(),
	/** The round of the report or summary. */
	is_first_time: z.boolean().nullish(),
	/** For whom; only the company reads it. */
	shown_to: requiredText(),
	/** Last day in Tokyo on which it works. */
	until: dateOnly(),
	/** Of the page at first; readers can switch. */
	page_language: z.enum(LOCALES, { error: 'validation.choice' }),
};
export type ShareBody = z.output<z.ZodObject<typeof shareBody>>;

export const shareRow = z.object({
	id: id(),
	shows: z.enum(SHARE_CONTENTS),
	/** The assessment of a report or summary. */
	assessment: z.object({ id: id(), start_date: z.string().nullable(), end_date: z.string().nullable() }).nullable(),
	is_first_time: z.boolean().nullable(),
	shown_to: z.string(),
	until: z.string(),
	page_language: z.enum(LOCALES),
	state: z.enum(SHARE_STATES),
	/** Whether the company may read the content itself now; otherwise a running link shows nothing until it may again. */
	is_readable: z.boolean(),
	created_at: instant(),
	created_by: z.string(),
	ended_at: instant().nullable(),
	/** Times that the page was opened, and the last day in Tokyo. */
	view_count: z.int(),
	last_viewed_on: z.string().nullable(),
});
export type ShareRow = z.input<typeof shareRow>;

/** The only answer with the link: the database has its hash. */
export const newShare = shareRow.extend({ path: z.string() });
