import type { CellContent } from '#server/papers/workbook/cells.ts';
import { inEveryLanguage } from '#server/papers/workbook/layout.ts';
import { dateIn, industryIn } from '#shared/company-import/cell-texts.ts';
import type { CellKind } from '#shared/company-import/columns.ts';
import type { ServerText } from '#shared/texts/server.ts';

/** The value of a cell for the form, or why it has none. */

type Read = { value: unknown } | { problem: ServerText };

export const LISTED: ServerText = 'companyImport.onMarket';
export const UNLISTED: ServerText = 'companyImport.unlisted';

const listingIn = (text: string): Read => {
	if (inEveryLanguage(LISTED).includes(text)) return { value: true };
	if (inEveryLanguage(UNLISTED).includes(text)) return { value: false };
	return { problem: 'validation.choice' };
};

const ofText = (text: string, kind: CellKind): Read => {
	if (text === '') return { value: undefined };
	switch (kind) {
		case 'date':
			return { value: dateIn(text) };
		case 'listing':
			return listingIn(text);
		case 'industry':
			return { value: industryIn(text) };
		default:
			return { value: text };
	}
};

/** A number that somebody typed where a text belongs. Excel has dropped a zero at its beginning, which phones have. */
const ofNumber = (value: number, kind: CellKind): Read => {
	if (kind === 'number') return { value };
	if (kind === 'phone') return { problem: 'companyImport.cells.phone' };
	if (kind === 'date') return { problem: 'validation.date' };
	if (!Number.isSafeInteger(value)) return { problem: 'companyImport.cells.number' };
	return ofText(String(value), kind);
};

export const readCell = (cell: CellContent, kind: CellKind): Read => {
	if (cell === null) return { value: undefined };
	if (typeof cell === 'number') return ofNumber(cell, kind);
	if (typeof cell === 'string') return ofText(cell.trim(), kind);
	switch (cell.kind) {
		case 'link':
		case 'rich':
			return ofText((cell.text ?? '').trim(), kind);
		case 'date':
			return kind === 'date' ? { value: cell.text } : { problem: 'companyImport.cells.date' };
		case 'formula':
		case 'error':
		case 'boolean':
			return { problem: `companyImport.cells.${cell.kind}` };
	}
};
