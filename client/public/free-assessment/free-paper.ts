import { useEffect } from 'react';
import { api, type Outputs } from '#client/api/client.ts';
import { reactToLoad } from '#client/api/reactions.ts';

export type FreePaper = Outputs['free']['paper']['data'];
export type FreeCategory = FreePaper['main_categories'][number];
export type FreeQuestion = FreeCategory['sub_categories'][number]['questions'][number];

/**
 * The questions, loaded once for all steps, and refetched when the language changes. Only a failed first load
 * redirects: a failed refetch must not discard the answers.
 * @param more includes the guidance, which is larger than the questions
 */
export const useFreePaper = (more: { with?: 'guidance' } = {}) => {
	const query = api.free.paper.useQuery(more, {
		staleTime: Number.POSITIVE_INFINITY,
		refetchOnWindowFocus: false,
		meta: { handlesFailure: true },
	});
	const { error, isLoadingError } = query;
	useEffect(() => {
		if (isLoadingError) reactToLoad(error);
	}, [isLoadingError, error]);
	return query;
};

export const questionsOf = (category: FreeCategory): FreeQuestion[] =>
	category.sub_categories.flatMap((sub) => sub.questions);

export const allQuestionsOf = (paper: FreePaper): FreeQuestion[] => paper.main_categories.flatMap(questionsOf);
