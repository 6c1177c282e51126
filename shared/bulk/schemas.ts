import { z } from 'zod';
import { id, listOf, reasonText } from '#shared/fields.ts';
import { periodBody } from '#shared/progresses/schemas.ts';

/** Actions on many rows of a list at once. */

export const MAX_ROWS = 200;

const rowIds = () => listOf(id(), MAX_ROWS);

export const bulkAssignBody = {
	company_ids: rowIds(),
	user_ids: rowIds(),
	/** Whether the named assessors replace those who look after the companies now; otherwise they are added. */
	replaces: z.boolean().default(false),
};

/** The ids are those of assessments. */
export const bulkPeriodBody = { ids: rowIds(), ...periodBody };

export const bulkFinaliseBody = {
	ids: rowIds(),
	/** Why one finalises although critical questions failed, for the assessments in which some did. */
	reasons: listOf(z.object({ id: id(), reason: reasonText() }), MAX_ROWS).default([]),
};

/** What became of each row, in the order of the request: all of it, or nothing. */
export const bulkOutcome = z.object({
	succeeded: z.array(id()),
	/** With the status and the message that the action on the row alone would have answered. */
	failed: z.array(z.object({ id: id(), status: z.number().int(), message: z.string() })),
});
export type BulkOutcome = z.output<typeof bulkOutcome>;

/** Comma-separated ids. */
export const finalisePreviewQuery = {
	ids: z
		.string()
		.transform((text) => text.split(',').filter((part) => part !== ''))
		.pipe(z.array(z.coerce.number<string>().pipe(id()), { error: 'validation.choice' }).max(MAX_ROWS))
		.default([]),
};

/** An assessment to be finalised whose check found that critical questions failed. */
export const finalisePreviewRow = z.object({
	id: id(),
	critical_failures: z.array(z.string()),
});
