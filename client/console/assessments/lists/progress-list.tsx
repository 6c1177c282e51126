import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'wouter';
import { STATUS_IDS, type StatusId } from '../../../../shared/assessment/status.ts';
import { api } from '../../../api/client.ts';
import { useText } from '../../../app/locale.tsx';
import { Button } from '../../../ui/button.tsx';
import { FilterSelect, ListTools, Pager, SearchBox, useListState } from '../../../ui/list-tools.tsx';
import { EmptyState, Skeleton } from '../../../ui/states.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { useStatuses } from '../../shell/statuses.ts';
import type { ProgressRow } from './columns.tsx';
import { openingOf } from './row-actions.ts';

const PER_PAGE = 50;

type ProgressListProps = {
	caption: string;
	/** The statuses that this screen lists, all where left out; the filter offers each of them. */
	statusIds?: readonly StatusId[];
	/** What the filter calls all of them. */
	allLabel?: string;
	/** Lists what awaits finalisation, without a filter. */
	awaiting?: 'first' | 'second';
	columns: readonly Column<ProgressRow>[];
	/** What will be here, while there is nothing. */
	empty: string;
	onOpen?: (row: ProgressRow) => string;
};

/** The order in the address, where a column has it: the server refuses one that somebody made up. */
const sortOf = (columns: readonly Column<ProgressRow>[], wanted: string | undefined): string | undefined =>
	columns.some(({ sort }) => sort !== undefined && (wanted === sort || wanted === `-${sort}`)) ? wanted : undefined;

/** A list of assessments: search, filter, order and page are in the address, and the server does the work. */
export const ProgressList = (props: ProgressListProps) => {
	const { caption, statusIds, allLabel, awaiting, columns, empty, onOpen = openingOf } = props;
	const { t } = useText();
	const [, navigate] = useLocation();
	const [state, change] = useListState();
	const statuses = useStatuses();
	const listed: readonly number[] = statusIds ?? STATUS_IDS;
	const filter = !awaiting && listed.map(String).includes(state.filter ?? '') ? (state.filter ?? '') : '';
	const status = filter || statusIds?.join(',');
	const sort = sortOf(columns, state.sort);
	const input = {
		page: state.page,
		per_page: PER_PAGE,
		...(state.q ? { q: state.q } : {}),
		...(sort ? { sort } : {}),
		...(status ? { status } : {}),
		...(awaiting ? { awaiting } : {}),
	};
	const list = api.console.progresses.list.useQuery(input, { placeholderData: keepPreviousData });
	const lastPage = list.data?.meta?.last_page ?? state.page;
	useEffect(() => {
		// A page that is not there any more, after a row left the list.
		if (!list.isPlaceholderData && state.page > lastPage) change({ page: lastPage });
	});
	const isFiltered = state.q !== '' || filter !== '';
	const emptyState: ReactNode = isFiltered ? (
		<EmptyState
			action={
				<Button size="small" onClick={() => change({ q: '', filter: null })}>
					{t('console.lists.clear')}
				</Button>
			}
		>
			{t('console.lists.noHit')}
		</EmptyState>
	) : (
		<EmptyState>{empty}</EmptyState>
	);
	return (
		<div aria-busy={list.isPlaceholderData || undefined}>
			<ListTools>
				<SearchBox label={t('console.lists.search')} value={state.q} onSearch={(q) => change({ q })} />
				{!awaiting && (
					<FilterSelect
						label={t('console.lists.status')}
						value={filter}
						options={[
							{ value: '', label: allLabel ?? t('console.lists.allStatuses') },
							...statuses
								.filter(({ id }) => listed.includes(id))
								.map(({ id, name }) => ({ value: String(id), label: name })),
						]}
						onChange={(value) => change({ filter: value })}
					/>
				)}
			</ListTools>
			{list.data ? (
				<>
					<Table
						caption={caption}
						columns={columns}
						rows={list.data.data}
						rowKey={(row) => row.id}
						sort={sort}
						onSort={(sort) => change({ sort })}
						onOpen={(row) => navigate(onOpen(row))}
						empty={emptyState}
					/>
					{list.data.meta && <Pager meta={list.data.meta} onPage={(page) => change({ page })} />}
				</>
			) : (
				<Skeleton heights={[40, 46, 46, 46, 46, 46, 46]} />
			)}
		</div>
	);
};
