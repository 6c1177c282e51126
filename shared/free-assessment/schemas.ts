import { z } from 'zod';
import { email, id, noteText, phoneText, requiredText, shortText } from '#shared/fields.ts';

const percent = () => z.number().int().min(0).max(100);

export const freeCategoryResult = z.object({
	main_category_id: id(),
	score: percent(),
	free_sub_category_results: z.array(z.object({ sub_category_id: id(), score: percent() })).max(200),
});

export type FreeCategoryResult = z.infer<typeof freeCategoryResult>;

/** Body of `POST /free_assessment/contact` (section 7 of the specification, section 9 of the contract). */
export const freeContactBody = {
	/** The plain result that this application belongs to; that row is updated, so nothing counts twice. */
	contact_id: id().nullish(),
	/** Proves that the plain result is one's own; without it, an untouched result of the same e-mail is. */
	certificate_token: shortText().nullish(),
	assessment_paper_id: id(),
	company_name: requiredText(),
	client_name: requiredText(),
	email: email(),
	referer_id: shortText().nullish(),
	phone: phoneText(),
	message: noteText().nullish(),
	has_inquiry_request: z.boolean(),
	score: percent(),
	free_category_results: z.array(freeCategoryResult).max(50),
};

export const freeContactAnswer = z.object({ id: id(), certificate_token: z.string() });

const contents = { id: id(), content: z.string() };

/** The paper of the free assessment in the reader's language; `answer` is where the visitor's goes. */
export const freePaper = z.object({
	id: id(),
	main_categories: z.array(
		z.object({
			...contents,
			sub_categories: z.array(
				z.object({
					...contents,
					questions: z.array(z.object({ ...contents, points: z.int(), answer: z.null() })),
				}),
			),
		}),
	),
});

export type FreePaper = z.output<typeof freePaper>;

/** Where a partner's visitors return to, by referer id. */
export const partnerReferers = z.record(z.string(), z.string());

/** Whoever holds the token of a result may download its certificate. */
export const freeCertificateBody = { certificate_token: requiredText() };
