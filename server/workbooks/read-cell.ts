import { dayIn, numberIn } from '#shared/workbooks/cell-texts.ts';
import type { CellContent } from './cells.ts';

/** What the cell of an import says, by what belongs into its column. */

/** Why a cell says nothing of its column: what it has in place of it. */
type CellProblem = 'number' | 'day' | 'time' | 'boolean' | 'error' | 'formula';

export type Read<T> = { value: T } | { problem: CellProblem };

/** Longer numbers have lost digits in the file. */
const MOST_DIGITS = 15;

const textOfNumber = (number: number): Read<string> => {
	const text = String(Number(number.toPrecision(MOST_DIGITS)));
	return Math.abs(number) >= 10 ** MOST_DIGITS || text.includes('e') ? { problem: 'number' } : { value: text };
};

/** A text, trimmed; '' for none. Of a number, its digits, with what its format adds. */
export const textOf = (cell: CellContent): Read<string> => {
	if (cell === null) return { value: '' };
	if (typeof cell === 'string') return { value: cell.trim() };
	if (typeof cell === 'number') return textOfNumber(cell);
	return cell.kind === 'formatted' ? { value: cell.text } : { problem: cell.kind };
};

/** As `yyyy-MM-dd`, '' for none. What is no day is returned as it is written. */
export const dayOf = (cell: CellContent): Read<string> => {
	if (typeof cell === 'object' && cell?.kind === 'day') return { value: cell.text };
	const read = textOf(cell);
	return 'problem' in read ? read : { value: dayIn(read.value) };
};

/** Null for none. What is no number is returned as it is written. */
export const numberOf = (cell: CellContent): Read<number | string | null> => {
	if (typeof cell === 'number') return { value: cell };
	if (typeof cell === 'object' && cell?.kind === 'formatted') return { value: cell.number };
	const read = textOf(cell);
	if ('problem' in read) return read;
	return { value: read.value === '' ? null : (numberIn(read.value) ?? read.value) };
};
