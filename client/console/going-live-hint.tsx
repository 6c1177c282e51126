import { Link } from 'wouter';
import { api } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { useStaff } from './shell/staff.ts';

/** It changes when the server starts anew or somebody sets something up. */
const FRESH_MS = 10 * 60_000;

/** For admins, until all is done: what is left before companies are invited. */
export const GoingLiveHint = () => {
	const { t } = useText();
	const { isAdmin } = useStaff();
	const { data } = api.console.goingLive.get.useQuery(undefined, {
		enabled: isAdmin,
		staleTime: FRESH_MS,
		meta: { handlesFailure: true },
	});
	const count = data?.data.filter((step) => !step.is_done).length ?? 0;
	return count > 0 && <Link to={consolePaths.goingLive}>{t('console.goingLive.left', { count })}</Link>;
};
