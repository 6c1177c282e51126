import { z } from 'zod';
import { CERTIFICATE_STATES } from '#shared/certificates/validity.ts';
import { companyRow } from '#shared/companies/schemas.ts';
import { undecidedRequest } from '#shared/evidence/undecided.ts';
import { id, instant, searchText } from '#shared/fields.ts';
import { progressRow } from '#shared/progresses/schemas.ts';
import { SHORTEST } from './limits.ts';

/** The one search of the console. */

/** Kinds of which more may match than are answered; receipt numbers are unique. */
export const CAPPED_KINDS = ['companies', 'members', 'certificates', 'questions'] as const;
export type CappedKind = (typeof CAPPED_KINDS)[number];

export const searchQuery = { q: searchText().min(SHORTEST) };

/** A company with what one recognizes it by, and with what the acts on it need. */
const foundCompany = companyRow.extend({
	/** Its newest assessment; null before the first one. */
	assessment: progressRow.nullable(),
	requests: z.array(undecidedRequest),
});

const ofCompany = { company: foundCompany };

export const searchAnswer = z.object({
	/** The kinds of which more match than are answered. */
	more: z.array(z.enum(CAPPED_KINDS)),
	/** By name, kana, registration number or corporate number. */
	companies: z.array(foundCompany),
	/** By name or email, without those whose account was deleted. */
	members: z.array(z.object({ id: id(), name: z.string(), email: z.string(), ...ofCompany })),
	/** By code. `progress_id` is its assessment. */
	certificates: z.array(
		z.object({
			progress_id: id(),
			code: z.string(),
			state: z.enum(CERTIFICATE_STATES),
			/** Last day on which it is valid, unless withdrawn. */
			valid_until: z.string(),
			...ofCompany,
		}),
	),
	/** Submitted assessments by receipt number. */
	submissions: z.array(
		z.object({ receipt_number: z.string(), submitted_at: instant(), assessment: progressRow, ...ofCompany }),
	),
	/** Visitors' forms by receipt number; only for admins, who read them. */
	inquiries: z.array(
		z.object({ id: id(), receipt_number: z.string(), company_name: z.string(), created_at: instant() }),
	),
	/** Questions of published papers, each as in the newest paper that has it. */
	questions: z.array(
		z.object({
			id: id(),
			/** The same in every paper that has the question. */
			key: z.uuid(),
			content: z.string(),
			sub_category: z.string(),
			paper_id: id(),
			is_premium: z.boolean(),
			published_at: instant(),
			/** Whether new assessments get this paper. */
			is_active: z.boolean(),
		}),
	),
});
export type SearchAnswer = z.input<typeof searchAnswer>;
