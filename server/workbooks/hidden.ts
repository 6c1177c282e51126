/** Rows or columns from 1, both included. */
export type HiddenRange = { from: number; to: number };

/** Ranges of neighboring numbers, from indexes in any order. */
const rangesOf = (indexes: Iterable<number>): HiddenRange[] => {
	const ranges: HiddenRange[] = [];
	for (const index of [...indexes].sort((a, b) => a - b)) {
		const last = ranges.at(-1);
		if (last?.to === index) last.to = index + 1;
		else ranges.push({ from: index + 1, to: index + 1 });
	}
	return ranges;
};

/** Tells whether a row or column of a sheet is hidden, and which of those that hold values are. */
export const createHidden = () => {
	const columns: { from: number; to: number }[] = [];
	const rowsWithValues = new Set<number>();
	const columnsWithValues = new Set<number>();
	let hiddenRow = -1;
	return {
		hiddenColumns: (from: number, to: number): void => void columns.push({ from, to }),
		row: (row: number, isHidden: boolean): void => {
			hiddenRow = isHidden ? row : -1;
		},
		/** Whether this cell, which has a value, is hidden. */
		holds: ({ row, column }: { row: number; column: number }): boolean => {
			const isRow = row === hiddenRow;
			const isColumn = columns.some(({ from, to }) => from <= column && column <= to);
			if (isRow) rowsWithValues.add(row);
			if (isColumn) columnsWithValues.add(column);
			return isRow || isColumn;
		},
		result: () => ({ rows: rangesOf(rowsWithValues), columns: rangesOf(columnsWithValues) }),
	};
};
