import { useMemo } from 'react';
import { api } from '#client/api/client.ts';
import type { Gains } from '#client/plans/lines.ts';
import { gainsBySubCategory } from '#shared/explanation/gains.ts';

/**
 * What a full rating of each sub-category adds to the first score. Null where the paper explains nothing, or it cannot be
 * read: the plan is written without it, too.
 */
export const useGains = (id: number): { gains: Gains; isPending: boolean } => {
	const input = { id, is_first_time: true };
	const { data, isPending } = api.app.explanation.get.useQuery(input, { meta: { handlesFailure: true } });
	const explanation = data?.data;
	const gains = useMemo(
		() => (explanation && explanation.level !== 'none' ? gainsBySubCategory(explanation.categories) : null),
		[explanation],
	);
	return { gains, isPending };
};
