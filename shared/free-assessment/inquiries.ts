import { z } from 'zod';
import { dateOnly, id, instant, pathId, queryFlag, reasonText, version } from '#shared/fields.ts';
import { listQuery } from '#shared/lists.ts';

/** Inquiries of visitors in the console. */

export const INQUIRY_SORT = [
	'created_at',
	'applied_at',
	'company_name',
	'score',
	/** Longest first: open applications, then the rest, newest first. */
	'waiting',
] as const;

/** Inquiries of the reader, of nobody, or of the admin with the id. */
const inChargeFilter = () => z.union([z.enum(['me', 'none']), pathId()], { error: 'validation.choice' }).optional();
export type InCharge = z.output<ReturnType<typeof inChargeFilter>>;

export const inquiriesQuery = {
	...listQuery(INQUIRY_SORT),
	/** Filter: with or without an application. */
	has_inquiry_request: queryFlag().optional(),
	/** Filter: handled or not. */
	handled: queryFlag().optional(),
	in_charge: inChargeFilter(),
	date_from: dateOnly().optional(),
	date_to: dateOnly().optional(),
};

export const inquiryParams = { id: pathId() };
export const handledBody = { handled: z.boolean() };

/** Omitted fields stay unchanged; null or '' clears. */
export const editInquiryBody = { in_charge_id: id().nullish(), note: reasonText().optional(), version: version() };
const edited = z.object(editInquiryBody);
export type InquiryEdit = z.output<typeof edited>;

const named = { id: id(), content: z.string(), score: z.int() };

export const inquiry = z.object({
	id: id(),
	/** Null if a former version stored it. */
	receipt_number: z.string().nullable(),
	company_name: z.string(),
	client_name: z.string(),
	email: z.string(),
	phone: z.string(),
	referer_id: z.string().nullable(),
	message: z.string().nullable(),
	has_inquiry_request: z.boolean(),
	applied_at: instant().nullable(),
	/** Null for an application without a result. */
	score: z.int().nullable(),
	grade: z.enum(['S', 'A', 'B', 'C', 'D']).nullable(),
	created_at: instant(),
	/** When and by whom it was marked as handled; null while open. */
	handled_at: instant().nullable(),
	handled_by: z.object({ id: id(), name: z.string() }).nullable(),
	/** The admin who sees to it. */
	in_charge: z.object({ id: id(), name: z.string() }).nullable(),
	/** Internal. */
	note: z.string().nullable(),
	/** Of the admin in charge and the note. */
	version: z.int(),
	/** Company created from it. */
	company: z.object({ id: id(), company_name: z.string() }).nullable(),
	assessment_paper_id: id(),
	category_results: z.array(z.object({ ...named, sub_category_results: z.array(z.object(named)) })),
});

export type Inquiry = z.output<typeof inquiry>;
