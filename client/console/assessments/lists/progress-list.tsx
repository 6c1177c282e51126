import { keepPreviousData } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import type { Counted } from '#client/console/assessments/programme/counted.tsx';
import { AssignedFilter, assignedOf } from '#client/console/assessors/assigned-filter.tsx';
import { ListDownload, withoutPages } from '#client/console/list-download.tsx';
import { PagedTable, pageInput } from '#client/console/paged-table.tsx';
import { useStatuses } from '#client/console/shell/statuses.ts';
import { type SortOption, SortSelect } from '#client/console/sort-select.tsx';
import { SavedViews } from '#client/console/views/saved-views.tsx';
import { FilterSelect, ListTools, SearchBox, useListState } from '#client/ui/list-tools.tsx';
import type { Column } from '#client/ui/table.tsx';
import { STATUS_IDS, type StatusId } from '#shared/assessment/status.ts';
import type { ViewList } from '#shared/views/lists.ts';
import { awaitedRound } from './awaited-round.ts';
import { BulkActions } from './bulk/bulk-actions.tsx';
import { Matching } from './bulk/matching.tsx';
import type { Approval, BulkAction, Target } from './bulk/targets.ts';
import { useTicked } from './bulk/use-ticked.ts';
import type { ProgressRow } from './progress-row.ts';
import { openingOf } from './row-actions.ts';
import type { OpeningOrder, Preset } from './work-views.ts';

type ProgressListProps = {
	/** Whose saved views it has. */
	list: ViewList;
	caption: string;
	/** The listed statuses, which are also the options of the filter; by default all. */
	statusIds?: readonly StatusId[];
	/** Label of the filter's option for all statuses. */
	allLabel?: string;
	/** Fixed filters of the list, in addition to those of the user. */
	preset?: Preset;
	/** The initial order; by default who waits longest. */
	opensBy?: OpeningOrder;
	/** The rows of a figure of the programme. */
	counted?: Counted;
	columns: readonly Column<ProgressRow>[];
	/** The text of an empty list. */
	empty: string;
	onOpen?: (row: ProgressRow) => string;
	/** The bulk actions for ticked rows. */
	bulk?: readonly BulkAction[];
	/** Groups the rows while the list is in its initial order. */
	groupOf?: (row: ProgressRow) => string;
};

/** Sort fields that have no column of their own. */
const MORE_SORTS = ['since', 'submitted_by', 'waiting', 'created_at', 'due_on'];

const approvalOf = (row: ProgressRow): Approval | null => {
	const round = awaitedRound(row);
	return round && { round, row };
};

const NO_PRESET: Preset = {};
const NO_COUNTED: Counted = {};
const NO_ACTIONS: readonly BulkAction[] = [];

const useMoreSorts = (opensBy: OpeningOrder): SortOption[] => {
	const { t } = useText();
	return [
		...(opensBy === 'waiting' ? [{ value: 'waiting', label: t('console.lists.sorts.waiting') }] : []),
		{ value: 'since', label: t('console.lists.sorts.oldest') },
		{ value: '-since', label: t('console.lists.sorts.youngest') },
		{ value: '-created_at', label: t('console.lists.sorts.newest') },
	];
};

/** A list of assessments with server-side search, filters, order and paging; the state is in the URL. */
export const ProgressList = (props: ProgressListProps) => {
	const { list, caption, statusIds, allLabel, columns, empty, opensBy = 'waiting' } = props;
	const { preset = NO_PRESET, counted = NO_COUNTED, onOpen = openingOf, bulk = NO_ACTIONS } = props;
	const { t } = useText();
	const [, navigate] = useLocation();
	const state = useListState();
	const [{ q, filter: wanted, assigned: whose }, change] = state;
	const statuses = useStatuses();
	const moreSorts = useMoreSorts(opensBy);
	const listed: readonly number[] = statusIds ?? STATUS_IDS;
	const filter = !preset.awaiting && listed.map(String).includes(wanted ?? '') ? (wanted ?? '') : '';
	const status = filter || statusIds?.join(',');
	const assigned = preset.assigned === undefined ? assignedOf(whose) : undefined;
	const { sort = opensBy, ...paging } = pageInput(state, columns, MORE_SORTS);
	const filters = {
		...(q ? { q } : {}),
		...(status ? { status } : {}),
		...(assigned ? { assigned } : {}),
		...counted,
		...preset,
	};
	const input = { ...paging, ...filters, sort };
	const query = api.console.progresses.list.useQuery(input, { placeholderData: keepPreviousData });
	const ticked = useTicked(JSON.stringify(filters));
	const targetOf = (row: ProgressRow): Target => ({
		id: row.id,
		companyId: row.company_id,
		company: row.company_name,
		to: onOpen(row),
		approval: approvalOf(row),
	});
	return (
		<div>
			<ListTools
				end={
					<>
						<SavedViews list={list} />
						<ListDownload file={{ path: '/console/assessment_progresses/download', input: withoutPages(input) }} />
					</>
				}
			>
				<SearchBox label={t('console.lists.find')} value={q} onSearch={(next) => change({ q: next })} />
				{!preset.awaiting && (
					<FilterSelect
						label={t('labels.assessment.status')}
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
				{preset.assigned === undefined && (
					<AssignedFilter value={assigned} onChange={(value) => change({ assigned: value })} />
				)}
				<SortSelect columns={columns} more={moreSorts} sort={sort} onSort={(next) => change({ sort: next })} />
			</ListTools>
			<PagedTable
				caption={caption}
				query={query}
				list={state}
				sort={sort}
				columns={columns}
				rowKey={(row) => row.id}
				onOpen={(row) => navigate(onOpen(row))}
				empty={empty}
				isFiltered={q !== '' || filter !== '' || assigned !== undefined || Object.keys(counted).length > 0}
				noHit={t('console.lists.noHit')}
				groupOf={sort === opensBy ? props.groupOf : undefined}
				selection={bulk.length > 0 ? ticked.selectionOf(targetOf) : undefined}
				{...(bulk.length > 0 ? { above: (total: number) => <Matching ticked={ticked} total={total} /> } : {})}
			/>
			<BulkActions actions={bulk} ticked={ticked} filters={{ assessment_filters: { ...filters, sort } }} />
		</div>
	);
};
