import type { HiddenRange } from './hidden.ts';

/** What an import reads of a workbook. Structured-cloneable: it comes from a thread. */

/** A cell that is neither text nor a plain number. */
type SpecialCell =
	/** `yyyy-MM-dd`; also 1900-02-29, which Excel shows. */
	| { kind: 'day'; text: string }
	/** A number whose format adds something, such as the zeros of `00000`, and what it shows. */
	| { kind: 'formatted'; number: number; text: string }
	/** A time of day or a duration, a logical value, an error, and a formula that the file has no result of. */
	| { kind: 'time' | 'boolean' | 'error' | 'formula' };

export type CellContent = string | number | null | SpecialCell;

/** A row with a value, with its number in the sheet. */
export type RowCells = { row: number; cells: readonly CellContent[] };

export type SheetCells = {
	name: string;
	rows: readonly RowCells[];
	/** Hidden rows and columns with values, which are read like others. */
	hidden: { rows: readonly HiddenRange[]; columns: readonly HiddenRange[] };
};

export type ReadTask = {
	file: string;
	/** Folded names (`foldHeading`) of the sheets whose rows are read; of others the name is enough. */
	wanted: readonly string[];
	maxRows: number;
};

export type ReadResult =
	| { kind: 'cells'; sheets: readonly SheetCells[] }
	| { kind: 'tooManyRows'; rows: number }
	| { kind: 'cellTooLong'; sheet: string; cell: string }
	| { kind: 'tooLarge' | 'encrypted' | 'macros' | 'unreadable' };
