import { type Column, type FilledSheet, wholeSheet } from '#server/exports/workbook/columns.ts';
import type { Cell } from '#server/exports/workbook/sheet.ts';
import { countForFile, figureForFile } from '#shared/programme/few.ts';
import type { Word } from './words.ts';

export type SheetRow = { name: string; cells: readonly Cell[] };

/** Columns of a sheet: the first one names the rows. */
export const sheetOf = (name: string, heads: readonly string[], rows: readonly SheetRow[]): FilledSheet => {
	const [first = '', ...others] = heads;
	const columns: Column<SheetRow>[] = [
		{ heading: first, width: 36, cell: (row) => row.name },
		...others.map((heading, at) => ({ heading, width: 22, cell: (row: SheetRow): Cell => row.cells[at] ?? null })),
	];
	return wholeSheet(name, rows, columns);
};

/** How figures stand in a file: what is about fewer than ten companies is not told. */
export const figuresIn = (word: Word) => {
	const few = word('programme.file.few');
	return {
		/** A count, or 'under ten'. */
		count: (count: number | null): Cell => count ?? few,
		alone: (count: number): Cell => countForFile(count) ?? few,
		figure: (figure: number | null, members: number): Cell => figureForFile(figure ?? '--', members) ?? few,
		month: (month: string): string => {
			const [year = '', number = ''] = month.split('-');
			return word('programme.month', { year, month: number });
		},
	};
};
