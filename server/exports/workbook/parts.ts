import type { CriticalFailures } from '#shared/assessment/critical-failures.ts';
import { type FilledSheet, textCell, wholeSheet } from './columns.ts';
import type { Cell } from './sheet.ts';
import type { Words } from './texts.ts';

type SummaryRow = readonly [label: string, value: Cell];

export const criticalRows = (failures: CriticalFailures, words: Words): SummaryRow[] =>
	failures.map(({ number, content }, at) => [
		`${words.label('reports.critical_failures')} ${at + 1}`,
		textCell(`${number} ${content}`),
	]);

/** A sheet with a label and a value per row. */
export const summarySheet = ({ sheet, column }: Words, rows: readonly SummaryRow[]): FilledSheet =>
	wholeSheet(sheet('summary'), rows, [
		column('item', 28, ([label]) => label),
		column('value', 60, ([, value]) => value),
	]);
