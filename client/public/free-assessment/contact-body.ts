import type { Inputs } from '#client/api/client.ts';
import { clientNameOf, type FreeInfo, type FreeResult } from './memory.ts';

type ContactBody = Inputs['free']['contact'];
type Scores = Pick<FreeResult, 'total' | 'categories'>;

type Sent = {
	person: Pick<FreeInfo, 'companyName' | 'lastName' | 'firstName' | 'email'>;
	paperId: number;
	refererId: string | null;
	/** Null for an application without a result. */
	scores: Scores | null;
	/** From `useSubmissionKey`. */
	key: string;
};

/** Fields common to a plain result and an application. */
export const contactBody = ({ person, paperId, refererId, scores, key }: Sent) =>
	({
		idempotency_key: key,
		assessment_paper_id: paperId,
		company_name: person.companyName,
		client_name: clientNameOf(person),
		email: person.email,
		referer_id: refererId,
		score: scores?.total ?? null,
		free_category_results: (scores?.categories ?? []).map((category) => ({
			main_category_id: category.id,
			score: category.points,
			free_sub_category_results: category.subCategories.map((sub) => ({ sub_category_id: sub.id, score: sub.points })),
		})),
	}) satisfies Partial<ContactBody>;
