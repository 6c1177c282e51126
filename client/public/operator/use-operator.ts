import { api, type Outputs } from '#client/api/client.ts';

export type Operator = NonNullable<Outputs['operator']['get']['data']>;

/** Settings do not change while a page is open. */
const SETTINGS = { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false } as const;

/** Who runs this installation; null where the settings name nobody, undefined while it is not known. */
export const useKnownOperator = (): Operator | null | undefined =>
	// No page depends on it.
	api.operator.get.useQuery(undefined, { ...SETTINGS, meta: { handlesFailure: true } }).data?.data;

/** The same, null also while it is not known. */
export const useOperator = (): Operator | null => useKnownOperator() ?? null;

/** For how long what is left behind is kept. */
export const useRetention = () => api.operator.retention.useQuery(undefined, SETTINGS);
