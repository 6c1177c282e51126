import { AT_ONCE, api } from '#client/api/client.ts';

const FRESH_MS = 60_000;

/** The signed-in person's conflicts of interest. Read with every screen of a company, and so kept for a while. */
export const useOwnInterests = () =>
	api.console.interests.own.useQuery(undefined, {
		staleTime: FRESH_MS,
		meta: { handlesFailure: true },
		trpc: { context: { [AT_ONCE]: true } },
	});

/** Whether the signed-in person has declared a conflict of interest with the company. Unknown counts as none: the server refuses. */
export const useHasInterest = (companyId: number | undefined): boolean =>
	useOwnInterests().data?.data.interests.some(({ company }) => company.id === companyId) ?? false;
