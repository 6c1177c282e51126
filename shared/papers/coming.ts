import { z } from 'zod';
import { dateOnly, id, instant, version } from '#shared/fields.ts';
import { EXPLAIN_LEVELS } from './guidance.ts';
import { paperContents } from './schemas.ts';

/** A paper that is published on a day to come, one of each kind. It is in no list and is no draft until then. */

export const comingPaper = z.object({
	is_premium: z.boolean(),
	/** Published at the beginning of this day in Tokyo. */
	publish_on: z.string(),
	scheduled_at: instant(),
	/** Null for the seeded papers. */
	scheduled_by: z.object({ id: id(), name: z.string() }).nullable(),
	introduction: z.string().nullable(),
	introduction_en: z.string().nullable(),
	explain_level: z.enum(EXPLAIN_LEVELS),
	main_categories: paperContents,
});
export type ComingPaper = z.output<typeof comingPaper>;

export const schedulePaperBody = {
	is_premium: z.boolean(),
	/** Of the draft. */
	version: version(),
	publish_on: dateOnly(),
};
