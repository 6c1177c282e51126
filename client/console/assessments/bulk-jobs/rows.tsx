import { keepPreviousData } from '@tanstack/react-query';
import { css } from 'goober';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { api, type Outputs } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { formatDateTime, MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { useFilters } from '#client/console/filters.ts';
import { ListDownload, withoutPages } from '#client/console/list-download.tsx';
import { PagedTable, pageInput } from '#client/console/paged-table.tsx';
import { FilterSelect, ListTools, useListState } from '#client/ui/list-tools.tsx';
import type { Column } from '#client/ui/table.tsx';
import { ROW_STATES } from '#shared/bulk/job-states.ts';
import { RowStateBadge } from './state.tsx';

type Row = Outputs['console']['bulkJobs']['rows']['data'][number];

const reason = css`display: block; max-width: 36em; min-width: 12em; text-wrap: pretty;`;

/** A company that an import could not register has only a name. */
const Company = ({ company: { id, name } }: { company: Row['company'] }) => {
	const { t } = useText();
	if (name === null) return t('console.bulkJobs.notYours');
	return id === null ? name : <Link to={consolePaths.company(id)}>{name}</Link>;
};

const useColumns = (hasAssessors: boolean): Column<Row>[] => {
	const { t, locale } = useText();
	const assessor: Column<Row> = {
		key: 'assessor',
		head: t('labels.assessment.assigned'),
		cell: (row) => row.assessor?.name ?? MISSING,
	};
	return [
		{
			key: 'company',
			head: t('labels.companies.company_name'),
			isHeading: true,
			cell: ({ company }) => <Company company={company} />,
		},
		{ key: 'state', head: t('console.bulkJobs.result'), cell: ({ state }) => <RowStateBadge state={state} /> },
		{
			key: 'reason',
			head: t('labels.assessment.reason'),
			cell: (row) => (row.reason === null ? MISSING : <span className={reason}>{row.reason}</span>),
		},
		...(hasAssessors ? [assessor] : []),
		{
			key: 'time',
			head: t('console.bulkJobs.when'),
			sort: 'due_at',
			oneLine: true,
			cell: ({ state, due_at: due, done_at: done }) => {
				if (done) return formatDateTime(done, locale);
				return state === 'waiting' ? t('console.bulkJobs.due', { time: formatDateTime(due, locale) }) : MISSING;
			},
		},
	];
};

type RowsProps = {
	jobId: number;
	hasAssessors: boolean;
	/** Rows that are over; the list is read again when there are more. */
	over: number;
};

/** The rows of a job with their outcomes, and the same as Excel. */
export const JobRows = ({ jobId, hasAssessors, over }: RowsProps) => {
	const { t } = useText();
	const list = useListState();
	const columns = useColumns(hasAssessors);
	const { values, change, clear } = useFilters(['state']);
	const state = ROW_STATES.find((one) => one === values.state);
	const { q: _, ...paging } = pageInput(list, columns);
	const input = { ...paging, id: jobId, ...(state ? { state } : {}) };
	const query = api.console.bulkJobs.rows.useQuery(input, { placeholderData: keepPreviousData });
	const { refetch } = query;
	const read = useRef(over);
	useEffect(() => {
		if (read.current === over) return;
		read.current = over;
		void refetch();
	}, [over, refetch]);
	return (
		<div>
			<ListTools end={<ListDownload file={{ path: '/console/bulk_jobs/:id/download', input: withoutPages(input) }} />}>
				<FilterSelect
					label={t('console.bulkJobs.result')}
					value={state ?? ''}
					options={[
						{ value: '', label: t('console.bulkJobs.allRows') },
						...ROW_STATES.map((value) => ({ value, label: t(`console.bulkJobs.rowStates.${value}`) })),
					]}
					onChange={(value) => change({ state: value })}
				/>
			</ListTools>
			<PagedTable
				caption={t('console.bulkJobs.rows')}
				query={query}
				list={list}
				sort={paging.sort}
				columns={columns}
				rowKey={(row) => row.id}
				empty={t('console.bulkJobs.noRows')}
				isFiltered={state !== undefined}
				onClear={clear}
				noHit={t('console.lists.noHit')}
			/>
		</div>
	);
};
