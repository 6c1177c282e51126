/** Messages to and from the worker thread that reads and writes workbooks: structured-cloneable values only. */

/**
 * A cell with a value other than text or a number; an import of a paper refuses it. `text` is what a link or formatted
 * letters say; of a date, `yyyy-MM-dd`.
 */
export type OtherCell = { kind: 'formula' | 'rich' | 'link' | 'date' | 'boolean' | 'error'; text?: string };

export type CellContent = string | number | null | OtherCell;

/** A non-empty row, with its number in the sheet. */
export type RowCells = { row: number; cells: readonly CellContent[] };

export type SheetCells = { name: string; rows: readonly RowCells[] };

export type SheetDesign = {
	name: string;
	columns: readonly {
		heading: string;
		width: number;
		/** The number format; `@` is text. */
		format: '@' | '0' | '0.0';
		/** The choices of the drop-down in the cells below the heading. */
		choices?: readonly string[];
		/** A drop-down of what is below the heading of the first column of another sheet: Excel takes no long list. */
		choicesIn?: { sheet: string; count: number };
	}[];
	rows: readonly (readonly (string | number | null)[])[];
	/** Empty rows after the last one that have its drop-downs. */
	spareRows?: number;
};

export type ReadTask = { file: string; maxRows: number };

export type ReadResult =
	| { kind: 'cells'; sheets: readonly SheetCells[] }
	| { kind: 'tooManyRows'; rows: number }
	| { kind: 'unreadable' };
