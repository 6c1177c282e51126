import { keepPreviousData } from '@tanstack/react-query';
import { css } from 'goober';
import { Link } from 'wouter';
import { api, type Outputs } from '#client/api/client.ts';
import { formatDateTime, MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { useFilters } from '#client/console/filters.ts';
import { PagedTable, pageInput } from '#client/console/paged-table.tsx';
import { SavedViews } from '#client/console/views/saved-views.tsx';
import { Button } from '#client/ui/button.tsx';
import { FilterSelect, ListTools, SearchBox, useListState } from '#client/ui/list-tools.tsx';
import type { Column } from '#client/ui/table.tsx';
import { color } from '#client/ui/tokens.ts';
import type { Kind } from './kinds.tsx';

type Row = Outputs['console']['ops']['failedJobs']['data'][number];

const whole = css`display: block;`;
const line = css`display: block; overflow-wrap: anywhere; text-wrap: pretty;`;
const small = css`display: block; color: ${color.grey700}; overflow-wrap: anywhere;`;

const Subject = ({ row: { subject_name: name, subject_path: path } }: { row: Row }) => {
	if (!name) return MISSING;
	return path ? <Link to={path}>{name}</Link> : name;
};

const Retry = ({ row }: { row: Row }) => {
	const { t } = useText();
	const utils = api.useUtils();
	const retry = api.console.ops.retry.useMutation({ onSettled: () => utils.console.ops.invalidate() });
	return (
		<Button
			size="tiny"
			busy={retry.isPending}
			label={t('management.jobs.retryOf', { job: row.job_words, id: row.id })}
			onClick={() => retry.mutate({ id: row.id })}
		>
			{t('management.jobs.retry')}
		</Button>
	);
};

const useColumns = (): Column<Row>[] => {
	const { t, locale } = useText();
	return [
		{
			key: 'failed_at',
			head: t('labels.ops.failed_at'),
			sort: 'failed_at',
			oneLine: true,
			cell: (row) => formatDateTime(row.failed_at, locale),
		},
		{ key: 'job', head: t('labels.ops.job_name'), isHeading: true, cell: (row) => row.job_words },
		{ key: 'subject', head: t('labels.audit.subject'), cell: (row) => <Subject row={row} /> },
		{
			key: 'why',
			head: t('management.jobs.why'),
			cell: (row) => (
				<span className={whole}>
					<span className={line}>{row.failure_words}</span>
					{row.error && (
						<span className={small} lang="en">
							{row.error}
						</span>
					)}
				</span>
			),
		},
		{
			key: 'retry',
			head: t('console.lists.actionsHead'),
			hideHead: true,
			end: true,
			oneLine: true,
			cell: (row) => <Retry row={row} />,
		},
	];
};

/** The jobs that failed after all retries, newest first. */
export const FailedJobs = ({ kinds }: { kinds: readonly Kind[] }) => {
	const { t } = useText();
	const list = useListState();
	const [{ q }, change] = list;
	const { values, change: changeFilter, clear } = useFilters(['job_name']);
	const columns = useColumns();
	const name = kinds.find(({ job_name: one }) => one === values.job_name)?.job_name ?? '';
	const input = { ...pageInput(list, columns), ...(name ? { job_name: name } : {}) };
	const query = api.console.ops.failedJobs.useQuery(input, { placeholderData: keepPreviousData });
	return (
		<div>
			<ListTools end={<SavedViews list="failed_jobs" />}>
				<SearchBox label={t('management.jobs.search')} value={q} onSearch={(next) => change({ q: next })} />
				<FilterSelect
					label={t('labels.ops.job_name')}
					value={name}
					options={[
						{ value: '', label: t('management.jobs.all') },
						...kinds.map(({ job_name: value, job_words: label }) => ({ value, label })),
					]}
					onChange={(value) => changeFilter({ job_name: value })}
				/>
			</ListTools>
			<PagedTable
				caption={t('management.jobs.failedTitle')}
				query={query}
				list={list}
				sort={input.sort}
				columns={columns}
				rowKey={(row) => row.id}
				empty={t('management.jobs.empty')}
				isFiltered={q !== '' || name !== ''}
				onClear={clear}
				noHit={t('management.jobs.noHit')}
			/>
		</div>
	);
};
