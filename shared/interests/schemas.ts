import { z } from 'zod';
import { assessor } from '#shared/companies/assigned.ts';
import { commentText, dateOnly, id, instant, pathId, queryFlag, requiredText } from '#shared/fields.ts';
import { listQuery } from '#shared/lists.ts';

/** Conflicts of interest that staff declare. */

export const declareInterestBody = {
	/** Registration number, corporate number or full name: staff may name companies that they do not see. */
	company_key: requiredText(),
	/** Today or earlier, in Tokyo. */
	since_on: dateOnly(),
	reason: commentText(),
};
const declareInterestInput = z.object(declareInterestBody);
export type DeclareInterestInput = z.output<typeof declareInterestInput>;

export const declaredInterest = z.object({
	id: id(),
	/** Whether the declaration has ended the person's assignment to the company. */
	ended_assignment: z.boolean(),
});
export type DeclaredInterest = z.output<typeof declaredInterest>;

const company = z.object({ id: id(), name: z.string() });

const ownInterest = z.object({
	id: id(),
	/** As its row in the list for admins; for assessors, who may name companies that they do not see, what they typed. */
	company: z.object({ id: id().nullable(), name: z.string() }),
	since_on: z.string(),
	reason: z.string(),
	declared_at: instant(),
});

export const ownInterests = z.object({
	interests: z.array(ownInterest),
	/** When the person last confirmed them; null if never. */
	interests_confirmed_at: instant().nullable(),
	/** Day from which they have to be confirmed again. */
	confirm_on: z.string(),
	is_confirmation_due: z.boolean(),
});
export type OwnInterests = z.output<typeof ownInterests>;

export const interestsQuery = {
	...listQuery(['declared_at', 'since_on']),
	company_id: pathId().optional(),
	only_standing: queryFlag().optional(),
};
export type InterestsInput = z.output<z.ZodObject<typeof interestsQuery>>;

export const interestRow = ownInterest.extend({
	company,
	user: assessor,
	removed_at: instant().nullable(),
	removed_by: assessor.nullable(),
	removal_reason: z.string().nullable(),
});
export type InterestRow = z.output<typeof interestRow>;

export const removeInterestBody = { reason: commentText() };
