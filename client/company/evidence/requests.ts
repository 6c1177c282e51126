import { api } from '#client/api/client.ts';
import { openIn } from '#client/evidence/standing.ts';

/** Larger than the number of requests that a company ever has, so that one page contains all. */
const MOST = 200;

/**
 * The requests of the company, newest first. With `handlesFailure` a failure does not redirect, for screens about
 * something else.
 */
export const useRequests = ({ handlesFailure = false } = {}) =>
	api.app.evidence.list.useQuery({ page: 1, per_page: MOST }, { meta: { handlesFailure } });

/** The open requests, for screens that only mention them. */
export const useOpenRequests = () => {
	const query = useRequests({ handlesFailure: true });
	return openIn(query.data?.data ?? []);
};
