import { z } from 'zod';
import { email, id, listOf, noteText, phoneText, requiredText, shortText } from '#shared/fields.ts';
import { shownGuidance } from '#shared/papers/shown-guidance.ts';

const percent = () => z.number().int().min(0).max(100);

const freeCategoryResult = z.object({
	main_category_id: id(),
	score: percent(),
	free_sub_category_results: listOf(z.object({ sub_category_id: id(), score: percent() }), 200),
});

export type FreeCategoryResult = z.infer<typeof freeCategoryResult>;

/** Body of `POST /free_assessment/contact` (section 7 of the specification, section 9 of the contract). */
export const freeContactBody = {
	/** A result sent before, to be updated instead of inserting a second one. */
	contact_id: id().nullish(),
	/** Proves ownership of that result; required with `contact_id`. */
	certificate_token: shortText().nullish(),
	/** One per filled-in form: sending it again returns the first response and creates no second row. */
	idempotency_key: z.uuid().nullish(),
	assessment_paper_id: id(),
	company_name: requiredText(),
	client_name: requiredText(),
	email: email(),
	referer_id: shortText().nullish(),
	phone: phoneText(),
	message: noteText().nullish(),
	has_inquiry_request: z.boolean(),
	/** Whether a plain result gets a receipt by mail, as applications always do. */
	wants_receipt: z.boolean().nullish(),
	/** Null for an application without a result, which has no category results either. */
	score: percent().nullable(),
	free_category_results: listOf(freeCategoryResult, 50),
};

export const freeContactAnswer = z.object({ id: id(), receipt_number: z.string(), certificate_token: z.string() });

const contents = { id: id(), content: z.string() };

/** `with=guidance` includes the guidance of each question. */
export const freePaperQuery = { with: z.literal('guidance', { error: 'validation.choice' }).optional() };

const freeQuestion = z.object({
	...contents,
	points: z.int(),
	answer: z.null(),
	/** Condition for answering "not applicable"; null if the paper has none. */
	na_condition: z.string().nullable(),
	/** Only if requested; null if the paper has none. */
	guidance: shownGuidance.nullable().optional(),
});

/** Paper of the free assessment in the reader's language; `answer` is null for the visitor to fill in. */
export const freePaper = z.object({
	id: id(),
	/** Scope and definitions; null if the paper has none. */
	introduction: z.string().nullable(),
	main_categories: z.array(
		z.object({
			...contents,
			sub_categories: z.array(
				z.object({
					...contents,
					questions: z.array(freeQuestion),
				}),
			),
		}),
	),
});

export type FreePaper = z.output<typeof freePaper>;

/** URL of each partner's page by referer id. */
export const partnerReferers = z.record(z.string(), z.string());

/** A result's token grants the download of its certificate. */
export const freeCertificateBody = { certificate_token: requiredText() };
