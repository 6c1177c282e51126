import { Link } from 'wouter';
import { api } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { Loading } from '#client/ui/loaded.tsx';

/** The number of answers to review, as a link to them; a place is kept for it until it is known. */
export const AnsweredLink = () => {
	const { t } = useText();
	const query = api.console.evidence.list.useQuery(
		{ status: 'answered', page: 1, per_page: 1 },
		{ meta: { handlesFailure: true } },
	);
	if (!query.data) return <Loading query={query} heights={[24]} />;
	const count = query.data.meta?.total ?? 0;
	return (
		<p>
			<Link to={consolePaths.evidenceRequests}>{t('console.requests.waiting', { count })}</Link>
		</p>
	);
};
