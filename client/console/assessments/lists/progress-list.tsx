import { keepPreviousData } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { api } from '#client/api/client.ts';
import { useText } from '#client/app/locale.tsx';
import { ListDownload, withoutPages } from '#client/console/list-download.tsx';
import { PagedTable, pageInput } from '#client/console/paged-table.tsx';
import { useStatuses } from '#client/console/shell/statuses.ts';
import { FilterSelect, ListTools, SearchBox, useListState } from '#client/ui/list-tools.tsx';
import type { Column } from '#client/ui/table.tsx';
import { STATUS_IDS, type StatusId } from '#shared/assessment/status.ts';
import type { ProgressRow } from './columns.tsx';
import { openingOf } from './row-actions.ts';

type ProgressListProps = {
	caption: string;
	/** The listed statuses, which are also the options of the filter; all by default. */
	statusIds?: readonly StatusId[];
	/** The filter's label for all of them. */
	allLabel?: string;
	/** Lists only assessments that await finalisation of this round, without a filter. */
	awaiting?: 'first' | 'second';
	columns: readonly Column<ProgressRow>[];
	/** The text of an empty list. */
	empty: string;
	onOpen?: (row: ProgressRow) => string;
};

/** A list of assessments with server-side search, filter, order and paging; the state is in the URL. */
export const ProgressList = (props: ProgressListProps) => {
	const { caption, statusIds, allLabel, awaiting, columns, empty, onOpen = openingOf } = props;
	const { t } = useText();
	const [, navigate] = useLocation();
	const state = useListState();
	const [{ q, filter: wanted }, change] = state;
	const statuses = useStatuses();
	const listed: readonly number[] = statusIds ?? STATUS_IDS;
	const filter = !awaiting && listed.map(String).includes(wanted ?? '') ? (wanted ?? '') : '';
	const status = filter || statusIds?.join(',');
	const input = {
		...pageInput(state, columns),
		...(status ? { status } : {}),
		...(awaiting ? { awaiting } : {}),
	};
	const query = api.console.progresses.list.useQuery(input, { placeholderData: keepPreviousData });
	return (
		<div>
			<ListTools
				end={<ListDownload file={{ path: '/console/assessment_progresses/download', input: withoutPages(input) }} />}
			>
				<SearchBox label={t('labels.companies.company_name')} value={q} onSearch={(next) => change({ q: next })} />
				{!awaiting && (
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
			</ListTools>
			<PagedTable
				caption={caption}
				query={query}
				list={state}
				sort={input.sort}
				columns={columns}
				rowKey={(row) => row.id}
				onOpen={(row) => navigate(onOpen(row))}
				empty={empty}
				isFiltered={q !== '' || filter !== ''}
				noHit={t('console.lists.noHit')}
			/>
		</div>
	);
};
