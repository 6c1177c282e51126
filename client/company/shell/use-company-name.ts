import { AT_ONCE, api } from '#client/api/client.ts';

const KEPT_MS = 5 * 60 * 1000;

/** The name of one's company; null until it is loaded, and where it cannot be: no screen depends on it. */
export const useCompanyName = (): string | null => {
	const me = api.app.session.me.useQuery(undefined, {
		staleTime: KEPT_MS,
		meta: { handlesFailure: true },
		trpc: { context: { [AT_ONCE]: true } },
	});
	return me.data?.data.company_name ?? null;
};
