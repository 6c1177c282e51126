import { api } from '#client/api/client.ts';
import { openIn } from '#client/evidence/standing.ts';

/** As many as are shown on one screen. */
const MOST = 200;

/**
 * The requests of the company, newest first. With `handlesFailure` a screen that is about something else stays as it is
 * when they cannot be loaded.
 */
export const useRequests = ({ handlesFailure = false } = {}) =>
	api.app.evidence.list.useQuery({ page: 1, per_page: MOST }, { meta: { handlesFailure } });

/** What the company still has to answer, for the screens around the requests. */
export const useOpenRequests = () => {
	const query = useRequests({ handlesFailure: true });
	return openIn(query.data?.data ?? []);
};
