import { useState } from 'react';
import { api, type Outputs } from '#client/api/client.ts';
import { formatNumber, MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { type Column, Table } from '#client/ui/table.tsx';

export type Kind = Outputs['console']['ops']['jobs']['data'][number];

const RetryAll = ({ kind, onClose }: { kind: Kind; onClose: () => void }) => {
	const { t } = useText();
	const utils = api.useUtils();
	const retry = api.console.ops.retryAll.useMutation({
		onSettled: async () => {
			await utils.console.ops.invalidate();
			onClose();
		},
	});
	return (
		<ConfirmDialog
			title={t('management.jobs.retryAllTitle', { job: kind.job_words, count: kind.failed })}
			action={t('management.jobs.retryAll')}
			busy={retry.isPending}
			onConfirm={() => retry.mutate({ job_name: kind.job_name })}
			onClose={onClose}
		>
			<p>{t('management.jobs.retryAllText')}</p>
		</ConfirmDialog>
	);
};

const useColumns = (retryAll: (kind: Kind) => void): Column<Kind>[] => {
	const { t } = useText();
	return [
		{ key: 'job', head: t('labels.ops.job_name'), isHeading: true, cell: (kind) => kind.job_words },
		{ key: 'waiting', head: t('management.jobs.waiting'), end: true, cell: (kind) => formatNumber(kind.waiting) },
		{
			key: 'running',
			head: t('management.jobs.running'),
			end: true,
			cell: (kind) => (kind.running === null ? MISSING : formatNumber(kind.running)),
		},
		{
			key: 'failed',
			head: t('management.jobs.failed'),
			end: true,
			cell: (kind) => (kind.failed > 0 ? <Badge tone="red">{formatNumber(kind.failed)}</Badge> : formatNumber(0)),
		},
		{
			key: 'action',
			head: t('console.lists.actionsHead'),
			hideHead: true,
			end: true,
			oneLine: true,
			cell: (kind) =>
				kind.failed > 0 && (
					<Button
						size="tiny"
						label={t('management.jobs.retryAllOf', { job: kind.job_words })}
						onClick={() => retryAll(kind)}
					>
						{t('management.jobs.retryAll')}
					</Button>
				),
		},
	];
};

const ForNewer = ({ kinds }: { kinds: readonly Kind[] }) => {
	const { t } = useText();
	const waiting = kinds.filter((kind) => kind.for_newer > 0);
	if (waiting.length === 0) return null;
	const count = waiting.reduce((sum, kind) => sum + kind.for_newer, 0);
	const jobs = waiting.map((kind) => kind.job_words).join(t('management.assessors.comma'));
	return <p role="status">{t('management.jobs.forNewer', { count, jobs })}</p>;
};

/** How many jobs of each kind wait, run and have failed. */
export const Kinds = ({ kinds }: { kinds: readonly Kind[] }) => {
	const { t } = useText();
	const [retried, setRetried] = useState<Kind | null>(null);
	const columns = useColumns(setRetried);
	return (
		<>
			<Table caption={t('management.jobs.kinds')} columns={columns} rows={kinds} rowKey={(kind) => kind.job_name} />
			{kinds.some(({ running }) => running === null) && <p role="status">{t('management.jobs.queueSilent')}</p>}
			<ForNewer kinds={kinds} />
			{retried && <RetryAll kind={retried} onClose={() => setRetried(null)} />}
		</>
	);
};
