import { createHidden } from '#server/workbooks/hidden.ts';
import type { Area, Position } from '#server/workbooks/references.ts';
import type { SheetSink } from '#server/workbooks/sheet.ts';
import { PREVIEW_LIMITS, type PreviewCell } from '#shared/evidence/preview.ts';
import type { Room } from './room.ts';

/** Counted for each cell in addition to its text. */
const CELL_CHARACTERS = 4;
const MOST_COVERED = 2 * PREVIEW_LIMITS.rows * PREVIEW_LIMITS.columns;

/** Collects the visible cells of a sheet at their positions, up to the limits. */
export const createGrid = (room: Room) => {
	const rows: PreviewCell[][] = [];
	const hidden = createHidden();
	let isCut = false;
	let isBeyond = false;
	let covered = 0;

	const put = ({ row, column }: Position, value: PreviewCell): void => {
		if (value === '') return;
		if (row >= PREVIEW_LIMITS.rows || column >= PREVIEW_LIMITS.columns || room.isFull()) {
			isCut = true;
			return;
		}
		while (rows.length <= row) rows.push([]);
		const cells = rows[row] ?? [];
		const gap = column - cells.length;
		for (let at = 0; at < gap; at++) cells.push(null);
		if (gap > 0) room.spend(gap * CELL_CHARACTERS);
		room.spend(CELL_CHARACTERS);
		cells[column] = typeof value === 'string' ? room.take(value) : value;
	};

	/** Empties all but the first of merged cells, as Excel does not show the others. */
	const merge = ({ from, to }: Area): void => {
		for (let row = from.row; row <= Math.min(to.row, rows.length - 1); row++) {
			const cells = rows[row] ?? [];
			const end = Math.min(to.column + 1, cells.length);
			covered += 1 + Math.max(0, end - from.column);
			// Valid areas do not overlap; without this limit, overlapping ones would take quadratic time.
			if (covered > MOST_COVERED) return;
			for (let column = from.column; column < end; column++) {
				if (row !== from.row || column !== from.column) cells[column] = null;
			}
		}
	};

	const sink: SheetSink = {
		hiddenColumns: hidden.hiddenColumns,
		row: (row, isHidden) => {
			hidden.row(row, isHidden);
			isBeyond = row >= PREVIEW_LIMITS.rows;
		},
		cell: (position, { shown }) => {
			if (shown !== null && !hidden.holds(position)) put(position, shown);
		},
		merged: merge,
		isDone: () => {
			if (!isBeyond && !room.isFull()) return false;
			isCut = true;
			return true;
		},
	};

	return {
		sink,
		result: () => {
			const { rows: hiddenRows, columns } = hidden.result();
			return { rows, hidden_rows: hiddenRows, hidden_columns: columns, is_cut: isCut || room.wasShort() };
		},
	};
};
