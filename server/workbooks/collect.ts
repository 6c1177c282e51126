import { columnName } from '#shared/workbooks/column-name.ts';
import type { CellContent, RowCells, SheetCells } from './cells.ts';
import { createHidden } from './hidden.ts';
import type { Area, Position } from './references.ts';
import type { SheetSink } from './sheet.ts';
import type { Value } from './value.ts';

/** The limit of Excel. */
const MOST_IN_CELL = 32_767;
/** Of all texts together; each place in a row counts as if it had this many characters. */
const MOST_CHARACTERS = 5 * 1024 ** 2;
const PLACE_CHARACTERS = 4;
/** Valid areas do not overlap; without a limit, overlapping ones would take quadratic time. */
const MOST_MERGED = 1_000_000;

export class TooLong extends Error {
	/** Such as `B12`. */
	readonly cell: string;

	constructor({ row, column }: Position) {
		super('a cell is too long');
		this.cell = `${columnName(column)}${row + 1}`;
	}
}

export class TooLarge extends Error {}

const contentOf = (value: Value): CellContent => {
	switch (value.kind) {
		case 'text':
			return value.text.trim() === '' ? null : value.text;
		case 'number':
			return typeof value.shown === 'string'
				? { kind: 'formatted', number: value.number, text: value.shown }
				: value.number;
		case 'moment':
			return value.day === null ? { kind: 'time' } : { kind: 'day', text: value.day };
		default:
			return { kind: value.kind };
	}
};

const lengthOf = (content: CellContent): number =>
	typeof content === 'string'
		? content.length
		: content && typeof content === 'object' && 'text' in content
			? content.text.length
			: 0;

/** Counts what may still be read of a workbook. */
export const createBudget = () => {
	let left = MOST_CHARACTERS;
	return {
		/** @throws TooLarge */
		spend: (characters: number): void => {
			left -= characters;
			if (left < 0) throw new TooLarge('the workbook has too many characters');
		},
	};
};

type Budget = ReturnType<typeof createBudget>;

/**
 * Collects the values of a sheet, of at most `maxRows` rows; more are only counted. A row of nothing but formulas without a
 * result is none.
 */
export const collectCells = (name: string, maxRows: number, budget: Budget) => {
	const rows = new Map<number, CellContent[]>();
	const hidden = createHidden();
	let current = { row: -1, cells: [] as CellContent[], isFilled: false };
	let lastRow = -1;
	let beyond = 0;
	let merged = 0;

	const endRow = (): void => {
		const { row, cells, isFilled } = current;
		current = { row: -1, cells: [], isFilled: false };
		if (!isFilled) return;
		if (rows.size < maxRows || rows.has(row)) rows.set(row, cells);
		else beyond++;
		lastRow = Math.max(lastRow, row);
	};

	const put = (position: Position, content: CellContent): void => {
		if (content === null) return;
		const { row, column } = position;
		if (lengthOf(content) > MOST_IN_CELL) throw new TooLong(position);
		if (row !== current.row) {
			endRow();
			current = { row, cells: rows.get(row) ?? [], isFilled: rows.has(row) };
		}
		const { cells } = current;
		if (beyond === 0) budget.spend(lengthOf(content) + Math.max(1, column + 1 - cells.length) * PLACE_CHARACTERS);
		while (cells.length < column) cells.push(null);
		cells[column] = content;
		current.isFilled ||= typeof content !== 'object' || content.kind !== 'formula';
		hidden.holds(position);
	};

	const merge = ({ from, to }: Area): void => {
		endRow();
		for (let row = from.row; row <= Math.min(to.row, lastRow); row++) {
			const cells = rows.get(row) ?? [];
			const end = Math.min(to.column + 1, cells.length);
			merged += 1 + Math.max(0, end - from.column);
			if (merged > MOST_MERGED) throw new TooLarge('too many merged cells');
			for (let column = from.column; column < end; column++) {
				if (row !== from.row || column !== from.column) cells[column] = null;
			}
		}
	};

	const sink: SheetSink = {
		hiddenColumns: hidden.hiddenColumns,
		row: hidden.row,
		cell: (position, value) => put(position, contentOf(value)),
		merged: merge,
		isDone: () => false,
	};

	return {
		sink,
		result: (): { rowCount: number; sheet: SheetCells } => {
			endRow();
			const inOrder = [...rows].sort(([one], [other]) => one - other);
			const read: RowCells[] = inOrder.map(([row, cells]) => ({ row: row + 1, cells }));
			return { rowCount: rows.size + beyond, sheet: { name, rows: read, hidden: hidden.result() } };
		},
	};
};
