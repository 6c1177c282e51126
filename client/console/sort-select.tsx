import { useText } from '#client/base/locale.tsx';
import { FilterSelect } from '#client/ui/list-tools.tsx';
import type { Column } from '#client/ui/table.tsx';

export type SortOption = { value: string; label: string };

/** The two options of a field, ascending and descending. */
const useDirections = () => {
	const { t } = useText();
	return (field: string, column: string): SortOption[] => [
		{ value: field, label: t('console.lists.sorts.up', { column }) },
		{ value: `-${field}`, label: t('console.lists.sorts.down', { column }) },
	];
};

type SortSelectProps<Row> = {
	columns: readonly Column<Row>[];
	/** Orders without a column; listed first. */
	more?: readonly SortOption[];
	/** Undefined for the list's initial order. */
	sort: string | undefined;
	onSort: (sort: string | null) => void;
};

/** Shows and changes the order of a list, including its initial order. */
export const SortSelect = <Row,>({ columns, more = [], sort, onSort }: SortSelectProps<Row>) => {
	const { t } = useText();
	const directions = useDirections();
	const byColumn = columns.flatMap((column) => (column.sort ? directions(column.sort, column.head) : []));
	const known = new Set(more.map(({ value }) => value));
	return (
		<FilterSelect
			label={t('console.lists.sorts.heading')}
			value={sort ?? ''}
			options={[...more, ...byColumn.filter(({ value }) => !known.has(value))]}
			onChange={(value) => onSort(value || null)}
		/>
	);
};
