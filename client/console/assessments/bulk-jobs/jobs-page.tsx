import { keepPreviousData } from '@tanstack/react-query';
import { Link, useLocation } from 'wouter';
import { api, type Outputs } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { formatDateTime, formatNumber } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { PagedTable, pageInput } from '#client/console/paged-table.tsx';
import { Page } from '#client/console/shell/page.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { useListState } from '#client/ui/list-tools.tsx';
import type { Column } from '#client/ui/table.tsx';
import { JobState } from './state.tsx';

type Row = Outputs['console']['bulkJobs']['list']['data'][number];

const REFRESH_MS = 15_000;

const useColumns = (): Column<Row>[] => {
	const { t, locale } = useText();
	return [
		{
			key: 'act',
			head: t('labels.bulk.act'),
			isHeading: true,
			cell: ({ id, act }) => <Link to={consolePaths.bulkJob(id)}>{t(`console.bulkJobs.acts.${act}`)}</Link>,
		},
		{
			key: 'created',
			head: t('console.bulkJobs.madeAt'),
			sort: 'created_at',
			oneLine: true,
			cell: ({ created_at: at }) => formatDateTime(at, locale),
		},
		{
			key: 'state',
			head: t('console.bulkJobs.howFar'),
			cell: ({ state, next_at: next }) => <JobState state={state} isPaused={next !== null} />,
		},
		{ key: 'total', head: t('console.bulkJobs.total'), end: true, cell: ({ total }) => formatNumber(total) },
		{
			key: 'refused',
			head: t('console.bulkJobs.rowStates.refused'),
			end: true,
			cell: ({ counts }) => formatNumber(counts.refused),
		},
	];
};

/** The user's own jobs over many rows, newest first. */
export const BulkJobs = () => {
	const { t } = useText();
	const [, navigate] = useLocation();
	const list = useListState();
	const columns = useColumns();
	const { q: _, ...input } = pageInput(list, columns);
	const query = api.console.bulkJobs.list.useQuery(input, {
		placeholderData: keepPreviousData,
		refetchInterval: REFRESH_MS,
	});
	return (
		<Page title={t('console.bulkJobs.title')}>
			<p>{t('console.bulkJobs.lead')}</p>
			<PagedTable
				caption={t('console.bulkJobs.title')}
				query={query}
				list={list}
				sort={input.sort}
				columns={columns}
				rowKey={(row) => row.id}
				onOpen={(row) => navigate(consolePaths.bulkJob(row.id))}
				empty={t('console.bulkJobs.empty')}
				emptyAction={
					<ButtonLink to={consolePaths.companies} size="small">
						{t('console.bulkJobs.toCompanies')}
					</ButtonLink>
				}
				isFiltered={false}
				noHit={t('console.lists.noHit')}
			/>
		</Page>
	);
};
