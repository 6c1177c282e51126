import { type FilledSheet, wholeSheet } from './columns.ts';
import type { Cell } from './sheet.ts';
import type { Words } from './texts.ts';

/** A sheet with a label and a value per row. */
export const summarySheet = (
	{ sheet, column }: Words,
	rows: readonly (readonly [label: string, value: Cell])[],
): FilledSheet =>
	wholeSheet(sheet('summary'), rows, [
		column('item', 28, ([label]) => label),
		column('value', 60, ([, value]) => value),
	]);
