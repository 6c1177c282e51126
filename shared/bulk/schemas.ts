import { z } from 'zod';
import { id, listOf, pathId } from '#shared/fields.ts';
import { FINALISERS } from '#shared/finalising/four-eyes.ts';
import { periodBody } from '#shared/progresses/schemas.ts';
import { MAX_ROWS } from './limits.ts';

/** Actions on many rows of a list at once. */

const rowIds = () => listOf(id(), MAX_ROWS);

export const bulkAssignBody = {
	company_ids: rowIds(),
	user_ids: rowIds(),
	/** Whether the assessors replace the current ones; otherwise they are added. */
	replaces: z.boolean().default(false),
};

/** Ids of assessments. */
export const bulkPeriodBody = { ids: rowIds(), ...periodBody };

export const bulkFinaliseBody = { ids: rowIds() };

/** Outcome of each row, in the order of the request; a row succeeds or fails as a whole. */
export const bulkOutcome = z.object({
	succeeded: z.array(id()),
	/** The HTTP status and message that the action would return for this row alone. */
	failed: z.array(z.object({ id: id(), status: z.number().int(), message: z.string() })),
});
export type BulkOutcome = z.output<typeof bulkOutcome>;

/** Comma-separated ids. */
export const finalisePreviewQuery = {
	ids: z
		.string()
		.transform((text) => text.split(',').filter((part) => part !== ''))
		.pipe(z.array(pathId<string>(), { error: 'validation.choice' }).max(MAX_ROWS))
		.default([]),
};

/** An assessment that is not finalized together with others, and why. */
export const leftOutRow = z.object({
	id: id(),
	critical_failures: z.array(z.string()),
	/** Number of other findings: those of the preview before grading. */
	findings: z.int(),
	/** Whether the reader rated or wrote in this round. */
	is_same_person: z.boolean(),
	/** Whether the reader has declared an interest in the company. */
	has_interest: z.boolean(),
	/** What finalizing means for the reader, by `FOUR_EYES`. */
	finaliser: z.enum(FINALISERS),
});
export type LeftOutRow = z.output<typeof leftOutRow>;
