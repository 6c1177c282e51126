import type { Locale } from '#shared/i18n/translate.ts';
import { serverText } from '#shared/texts/server.ts';
import { columnName } from '#shared/workbooks/column-name.ts';
import type { SheetCells } from './cells.ts';

/** The most ranges that are named. */
const MOST = 10;

/** The hidden rows and columns of a sheet in words; null for none. */
export const hiddenWords = ({ hidden }: Pick<SheetCells, 'hidden'>, locale: Locale): string | null => {
	const rows = hidden.rows.map(({ from, to }) =>
		from === to
			? serverText(locale, 'workbooks.hidden.row', { row: from })
			: serverText(locale, 'workbooks.hidden.rows', { from, to }),
	);
	const columns = hidden.columns.map((range) => {
		const [from, to] = [columnName(range.from - 1), columnName(range.to - 1)];
		return from === to
			? serverText(locale, 'workbooks.hidden.column', { column: from })
			: serverText(locale, 'workbooks.hidden.columns', { from, to });
	});
	const all = [...rows, ...columns];
	if (all.length === 0) return null;
	const more = all.length > MOST ? ['…'] : [];
	return [...all.slice(0, MOST), ...more].join(serverText(locale, 'workbooks.hidden.separator'));
};

/** Of all sheets that were read. */
export const hiddenIn = (sheets: readonly SheetCells[], locale: Locale): string | null =>
	sheets.map((sheet) => hiddenWords(sheet, locale)).find((words) => words !== null) ?? null;
