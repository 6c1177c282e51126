import { AT_ONCE, api, type Outputs } from '#client/api/client.ts';

export type WorkCounts = Outputs['console']['progresses']['work']['data'];

const FRESH_MS = 30_000;

/**
 * The counts of waiting work; undefined if they cannot be loaded. A separate call, so that lists do not wait for it.
 */
export const useWorkCounts = (): WorkCounts | undefined =>
	api.console.progresses.work.useQuery(undefined, {
		staleTime: FRESH_MS,
		meta: { handlesFailure: true },
		trpc: { context: { [AT_ONCE]: true } },
	}).data?.data;
