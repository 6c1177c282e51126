import { useState } from 'react';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import type { MailKind } from '#shared/mails/states.ts';

/** The filters of the list apart from its state filter. */
export type Filters = { q?: string; kind?: MailKind };

/** Retries all failed mails that match the list's filters; renders nothing if there are none. */
export const RetryAll = ({ filters }: { filters: Filters }) => {
	const { t } = useText();
	const [asking, setAsking] = useState(false);
	const utils = api.useUtils();
	const failed = api.console.mails.list.useQuery({ ...filters, state: 'failed', page: 1, per_page: 1 });
	const retry = api.console.mails.retryAll.useMutation({
		onSettled: async () => {
			await utils.console.mails.invalidate();
			setAsking(false);
		},
	});
	const count = failed.data?.meta?.total ?? 0;
	if (count === 0) return null;
	return (
		<>
			<Button size="small" onClick={() => setAsking(true)}>
				{t('management.mails.retryAll')}
			</Button>
			{asking && (
				<ConfirmDialog
					title={t('management.mails.retryAllTitle', { count })}
					action={t('management.mails.retry')}
					busy={retry.isPending}
					onConfirm={() => retry.mutate(filters)}
					onClose={() => setAsking(false)}
				>
					<p>{t('management.mails.retryAllText')}</p>
				</ConfirmDialog>
			)}
		</>
	);
};
