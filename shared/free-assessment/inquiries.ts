import { z } from 'zod';
import { dateOnly, id, instant, pathId, queryFlag } from '#shared/fields.ts';
import { listQuery } from '#shared/lists.ts';

/** Inquiries of visitors in the console. */

export const INQUIRY_SORT = ['created_at', 'applied_at', 'company_name', 'score'] as const;

export const inquiriesQuery = {
	...listQuery(INQUIRY_SORT),
	/** Filter: with or without an application. */
	has_inquiry_request: queryFlag().optional(),
	/** Filter: handled or not. */
	handled: queryFlag().optional(),
	date_from: dateOnly().optional(),
	date_to: dateOnly().optional(),
};

export const inquiryParams = { id: pathId() };
export const handledBody = { handled: z.boolean() };

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
	/** Company created from it. */
	company: z.object({ id: id(), company_name: z.string() }).nullable(),
	assessment_paper_id: id(),
	category_results: z.array(z.object({ ...named, sub_category_results: z.array(z.object(named)) })),
});

export type Inquiry = z.output<typeof inquiry>;
