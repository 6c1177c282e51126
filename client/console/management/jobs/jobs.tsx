import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { Page } from '#client/console/shell/page.tsx';
import { Button } from '#client/ui/button.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { FailedJobs } from './failed.tsx';
import { Kinds } from './kinds.tsx';

const REFRESH_MS = 5_000;

/** Opens the read-only queue board with a temporary link. */
const Queues = () => {
	const { t } = useText();
	const link = api.console.ops.link.useMutation({
		meta: { silent: true },
		onSuccess: ({ data }) => location.assign(data.url),
	});
	return (
		<Button busy={link.isPending} onClick={() => link.mutate()}>
			{t('management.jobs.queues')}
		</Button>
	);
};

/** Background jobs by kind: gradings, mails and documents, and those that failed after all retries. */
export const Jobs = () => {
	const { t } = useText();
	const kinds = api.console.ops.jobs.useQuery(undefined, { refetchInterval: REFRESH_MS });
	return (
		<Page title={t('console.shell.links.jobs')} actions={<Queues />}>
			<Loaded query={kinds} heights={[40, 46, 46, 46, 46, 46, 46]}>
				{(rows) => (
					<>
						<Stack>
							<Kinds kinds={rows} />
							<p>{t('management.jobs.refreshed')}</p>
						</Stack>
						<Stack>
							<h2>{t('management.jobs.failedTitle')}</h2>
							<FailedJobs kinds={rows} />
						</Stack>
					</>
				)}
			</Loaded>
		</Page>
	);
};
