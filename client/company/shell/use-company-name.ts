import { AT_ONCE, api } from '#client/api/client.ts';

const KEPT_MS = 5 * 60 * 1000;

/** The name of the user's company; null while it loads or if it fails, since no screen depends on it. */
export const useCompanyName = (): string | null => {
	const me = api.app.session.me.useQuery(undefined, {
		staleTime: KEPT_MS,
		meta: { handlesFailure: true },
		trpc: { context: { [AT_ONCE]: true } },
	});
	return me.data?.data.company_name ?? null;
};
