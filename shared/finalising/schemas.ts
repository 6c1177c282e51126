import { z } from 'zod';
import { gradedScore } from '#shared/assessment/graded-score.ts';
import { isStatusId } from '#shared/assessment/status.ts';
import { commentText, id } from '#shared/fields.ts';
import { FINALISERS } from './four-eyes.ts';

/** What an admin sees before finalizing a round, and returning its report to the assessor. */

const person = z.object({ id: id(), name: z.string() });

export const approvalSheet = gradedScore.extend({
	/** Null with three stars, and without a score. */
	next_star: z.object({ stars: z.union([z.literal(1), z.literal(2), z.literal(3)]), missing: z.int() }).nullable(),
	/** The notes that the company will read, of sub-categories that have one. */
	notes: z.array(
		z.object({
			id: id(),
			content: z.string(),
			evaluation_note: z.string(),
			/** Whether it is a first draft as the rule made it. */
			evaluation_is_unedited: z.boolean(),
			/** Empty in a re-assessment, which has no proposal. */
			proposal_note: z.string(),
			proposal_is_unedited: z.boolean(),
		}),
	),
	/** Sub-categories without a note in the report. */
	notes_missing: z.int(),
	rated_by: z.array(person),
	report_by: person.nullable(),
	/** Null in a re-assessment, and without a submitted proposal. */
	proposal_by: person.nullable(),
	/** Whether the reader rated or wrote in this round. */
	is_same_person: z.boolean(),
	/** Whether the reader has declared an interest in the company, and so may neither finalize nor return. */
	has_interest: z.boolean(),
	/** What finalizing means for the reader, by `FOUR_EYES`. */
	finaliser: z.enum(FINALISERS),
	/** Admins who neither rated nor wrote in this round, without an interest in the company; empty unless the reader is refused. */
	other_admins: z.array(person),
	/** The status to which a return moves back; null if it cannot be returned now. */
	returns_to: z.number().refine(isStatusId).nullable(),
	/** The people whom a return tells. */
	return_tells: z.array(person),
	/** What the company can read of this round already, and not after a return. */
	company_reads: z.object({ report: z.boolean(), proposal: z.boolean() }),
});
export type ApprovalSheet = z.output<typeof approvalSheet>;

/** What the assessor has to change; never shown to the company. */
export const returnBody = { reason: commentText() };
