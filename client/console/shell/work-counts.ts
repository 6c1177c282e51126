import { AT_ONCE, api, type Outputs } from '#client/api/client.ts';

export type WorkCounts = Outputs['console']['progresses']['work']['data'];

const FRESH_MS = 30_000;

/** How much work waits for whom; nothing where it could not be counted. A call of its own, so that no list waits for it. */
export const useWorkCounts = (): WorkCounts | undefined =>
	api.console.progresses.work.useQuery(undefined, {
		staleTime: FRESH_MS,
		meta: { handlesFailure: true },
		trpc: { context: { [AT_ONCE]: true } },
	}).data?.data;
