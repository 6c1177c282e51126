import { AT_ONCE, api } from '#client/api/client.ts';
import type { ProgressRow } from '#client/console/assessments/lists/progress-row.ts';
import { openingOrderOf, presetOf } from '#client/console/assessments/lists/work-views.ts';
import { useStaff } from '#client/console/shell/staff.ts';

export type Next = { row: ProgressRow | null; left: number };

/**
 * What waits for the signed-in user longest, apart from what was just finished, and how much is left; undefined until it is
 * known. Read anew after each act.
 */
export const useNext = (progressId: number): Next | undefined => {
	const { isAdmin } = useStaff();
	const input = { page: 1, per_page: 2, sort: openingOrderOf('mine'), ...presetOf('mine', isAdmin) };
	const { data, isFetchedAfterMount } = api.console.progresses.list.useQuery(input, {
		staleTime: 0,
		meta: { handlesFailure: true },
		trpc: { context: { [AT_ONCE]: true } },
	});
	if (!data || !isFetchedAfterMount) return undefined;
	const others = data.data.filter(({ id }) => id !== progressId);
	return { row: others[0] ?? null, left: (data.meta?.total ?? 0) - (data.data.length - others.length) };
};
