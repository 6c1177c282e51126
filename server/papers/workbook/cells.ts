/** What passes between this process and the thread that reads and writes workbooks: plain values alone. */

/** A cell that holds something other than a text or a number. */
export type OtherCell = { kind: 'formula' | 'rich' | 'link' | 'date' | 'boolean' | 'error' };

export type CellContent = string | number | null | OtherCell;

/** A row that holds anything, with its number in the sheet. */
export type RowCells = { row: number; cells: readonly CellContent[] };

export type SheetCells = { name: string; rows: readonly RowCells[] };

export type SheetDesign = {
	name: string;
	columns: readonly {
		heading: string;
		width: number;
		/** `@` keeps what is typed as text. */
		format: '@' | '0' | '0.0';
		/** What the cells below the heading offer to choose from. */
		choices?: readonly string[];
	}[];
	rows: readonly (readonly (string | number | null)[])[];
};

export type ReadTask = { file: string; maxRows: number };

export type ReadResult =
	| { kind: 'cells'; sheets: readonly SheetCells[] }
	| { kind: 'tooManyRows'; rows: number }
	| { kind: 'unreadable' };
