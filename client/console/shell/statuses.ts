import { api } from '#client/api/client.ts';

/** The 14 statuses with their names; the shell prefetches them for all screens. */
export const useStatuses = (): readonly { id: number; name: string }[] =>
	api.console.statuses.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY }).data?.data ?? [];
