import { api, type Outputs } from '#client/api/client.ts';

export type Operator = NonNullable<Outputs['operator']['get']['data']>;

/** Who runs this installation; null where the settings name nobody, and while it is not known. */
export const useOperator = (): Operator | null => {
	const query = api.operator.get.useQuery(undefined, {
		staleTime: Number.POSITIVE_INFINITY,
		refetchOnWindowFocus: false,
		// No page depends on it.
		meta: { handlesFailure: true },
	});
	return query.data?.data ?? null;
};
