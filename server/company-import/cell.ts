import { inEveryLanguage } from '#server/papers/workbook/layout.ts';
import type { CellContent } from '#server/workbooks/cells.ts';
import { dayOf, numberOf, type Read as ReadCell, textOf } from '#server/workbooks/read-cell.ts';
import { industryIn } from '#shared/company-import/cell-texts.ts';
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

/** Empty cells leave what is stored. */
const inForm = (read: ReadCell<string | number | null>, of: (text: string) => Read): Read => {
	if ('problem' in read) return { problem: `companyImport.cells.${read.problem}` };
	if (typeof read.value === 'number') return { value: read.value };
	return read.value === '' || read.value === null ? { value: undefined } : of(read.value);
};

const asText = (value: string): Read => ({ value });

/** Excel drops a zero at the beginning of a number, which phone numbers have. */
const hasLostZero = (cell: CellContent): boolean =>
	typeof cell === 'number' || (typeof cell === 'object' && cell?.kind === 'formatted' && !cell.text.startsWith('0'));

export const readCell = (cell: CellContent, kind: CellKind): Read => {
	switch (kind) {
		case 'date':
			return inForm(dayOf(cell), asText);
		case 'number':
			return inForm(numberOf(cell), asText);
		case 'listing':
			return inForm(textOf(cell), listingIn);
		case 'industry':
			return inForm(textOf(cell), (text) => ({ value: industryIn(text) }));
		case 'phone':
			return hasLostZero(cell) ? { problem: 'companyImport.cells.phone' } : inForm(textOf(cell), asText);
		default:
			return inForm(textOf(cell), asText);
	}
};
