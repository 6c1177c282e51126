import { useText } from '#client/base/locale.tsx';
import { FilterSelect } from '#client/ui/list-tools.tsx';
import type { Column } from '#client/ui/table.tsx';

export type SortOption = { value: string; label: string };

/** Both directions of a field. */
const useDirections = () => {
	const { t } = useText();
	return (field: string, column: string): SortOption[] => [
		{ value: field, label: t('console.lists.sorts.up', { column }) },
		{ value: `-${field}`, label: t('console.lists.sorts.down', { column }) },
	];
};

type SortSelectProps<Row> = {
	columns: readonly Column<Row>[];
	/** Orders that no column has; first in the list. */
	more?: readonly SortOption[];
	/** Undefined for the order in which the list opens. */
	sort: string | undefined;
	onSort: (sort: string | null) => void;
};

/** Shows the order of a list, also the one in which it opens, and changes it. */
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
