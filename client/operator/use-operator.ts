import { api, type Outputs } from '#client/api/client.ts';

export type Operator = NonNullable<Outputs['operator']['get']['data']>;

/** Settings do not change while a page is open, and no page depends on them. */
export const SETTINGS = {
	staleTime: Number.POSITIVE_INFINITY,
	refetchOnWindowFocus: false,
	meta: { handlesFailure: true },
} as const;

/** The operator; null if none is set, undefined until known. */
export const useKnownOperator = (): Operator | null | undefined =>
	api.operator.get.useQuery(undefined, SETTINGS).data?.data;

/** The operator; null if none is set or until known. */
export const useOperator = (): Operator | null => useKnownOperator() ?? null;

export type Retention = Outputs['operator']['retention']['data'];

/** Retention periods; undefined until known. */
export const useRetention = (): Retention | undefined =>
	api.operator.retention.useQuery(undefined, SETTINGS).data?.data;
