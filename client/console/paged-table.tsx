import { type ReactNode, useEffect } from 'react';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { listTable } from '#client/ui/list-table.ts';
import { type PageMeta, Pager, type useListState } from '#client/ui/list-tools.tsx';
import { type Load, Loading, useFirstRender } from '#client/ui/loaded.tsx';
import { type Column, Table } from '#client/ui/table.tsx';
import { type Selection, useTicks } from '#client/ui/ticks.tsx';

/** The server's default page size. */
export const PER_PAGE = 50;

type State = ReturnType<typeof useListState>;

type Query<Row> = Load & {
	data: { data: readonly Row[]; meta?: PageMeta | undefined } | undefined;
	isPlaceholderData: boolean;
};

type PagedTableProps<Row> = {
	caption: string;
	query: Query<Row>;
	list: State;
	sort: string | undefined;
	columns: readonly Column<Row>[];
	rowKey: (row: Row) => string | number;
	onOpen?: (row: Row) => void;
	/** The text of an empty list. */
	empty: string;
	/** What fills an empty list, such as a button. */
	emptyAction?: ReactNode;
	isFiltered: boolean;
	/** Clears search and filters; given if the list has additional filters. */
	onClear?: () => void;
	/** The text if search and filters match nothing. */
	noHit: string;
	/** Makes rows tickable. */
	selection?: Selection<Row> | undefined;
	/** Above the table, such as what is ticked of how many. */
	above?: (total: number) => ReactNode;
	/** See `Table`. */
	groupOf?: ((row: Row) => string) | undefined;
};

const sortFields = <Row,>(columns: readonly Column<Row>[]): string[] =>
	columns.flatMap(({ sort }) => (sort === undefined ? [] : [sort]));

/**
 * The sort order of the query string if the list supports it; otherwise undefined, since the server would refuse it.
 */
const sortOf = (fields: readonly string[], wanted: string | undefined): string | undefined =>
	fields.some((field) => wanted === field || wanted === `-${field}`) ? wanted : undefined;

/** The input that all list calls share, from the state in the URL. `fields`: sort fields without a column. */
export const pageInput = <Row,>([state]: State, columns: readonly Column<Row>[], fields: readonly string[] = []) => {
	const sort = sortOf([...sortFields(columns), ...fields], state.sort);
	return { page: state.page, per_page: PER_PAGE, ...(state.q ? { q: state.q } : {}), ...(sort ? { sort } : {}) };
};

const NO_ROWS: readonly never[] = [];

/** A page of a list with its loading, empty and no-match states. */
export const PagedTable = <Row,>(props: PagedTableProps<Row>) => {
	const { caption, query, list, sort, columns, rowKey, onOpen, empty, isFiltered, noHit, onClear, selection } = props;
	const { groupOf, emptyAction } = props;
	const [state, change] = list;
	const { t } = useText();
	const { data, isPlaceholderData } = query;
	const ticks = useTicks(data?.data ?? NO_ROWS, selection, rowKey);
	const isReady = useFirstRender(data);
	const lastPage = data?.meta?.last_page ?? state.page;
	useEffect(() => {
		// The last page may have disappeared together with its last row.
		if (!isPlaceholderData && state.page > Math.max(1, lastPage)) change({ page: Math.max(1, lastPage) });
	});
	if (!data || !isReady) return <Loading query={query} heights={[40, 46, 46, 46, 46, 46, 46]} />;
	const nothing: ReactNode = isFiltered ? (
		<EmptyState
			picture="search"
			action={
				<Button size="small" onClick={onClear ?? (() => change({ q: '', filter: null, assigned: null }))}>
					{t('console.lists.clear')}
				</Button>
			}
		>
			{noHit}
		</EmptyState>
	) : (
		<EmptyState action={emptyAction}>{empty}</EmptyState>
	);
	return (
		<div aria-busy={isPlaceholderData || undefined}>
			{props.above?.(data.meta?.total ?? data.data.length)}
			<Table
				caption={caption}
				columns={columns}
				rows={data.data}
				rowKey={rowKey}
				sort={sort}
				onSort={(next) => change({ sort: next })}
				empty={nothing}
				{...(onOpen ? { onOpen } : {})}
				groupOf={groupOf}
				{...(ticks ? { ticks } : {})}
				className={listTable}
			/>
			{data.meta && <Pager meta={data.meta} onPage={(page) => change({ page })} />}
		</div>
	);
};
