import { z } from 'zod';
import { id } from '#shared/fields.ts';
import { DEPARTMENTS } from '#shared/papers/departments.ts';
import { isRecordKey } from '#shared/papers/guidance.ts';

/** The records that the paper of the current assessment accepts as evidence, for the first day of a company. */

const preparedRecord = z.object({
	record: z.string(),
	name: z.string(),
	/** Who usually keeps it, the first one mostly; empty if the paper does not say. */
	department: z.array(z.enum(DEPARTMENTS)),
	/** Whether somebody of the company has ticked it. */
	at_hand: z.boolean(),
	questions: z.array(
		z.object({
			id: id(),
			content: z.string(),
			/** What this question accepts, in its own words. */
			accepted: z.string(),
			answer_category_id: id(),
			answer_sub_category_id: id(),
		}),
	),
});
export type PreparedRecord = z.output<typeof preparedRecord>;

export const preparedRecords = z.object({
	records: z.array(preparedRecord),
	question_count: z.int(),
	/** Whether the company is still answering, so that ticks and documents can be changed. */
	is_open: z.boolean(),
});
export type PreparedRecords = z.output<typeof preparedRecords>;

/** For the overview, which shows no single record. */
export const recordsSummary = z.object({
	total: z.int(),
	/** Those that several questions accept. */
	shared: z.int(),
	at_hand: z.int(),
});
export type RecordsSummary = z.output<typeof recordsSummary>;

export const recordAtHandBody = {
	record: z.string().refine(isRecordKey, 'validation.unknownRecord'),
	at_hand: z.boolean(),
};
