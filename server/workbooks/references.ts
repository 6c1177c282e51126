/** Positions of cells, from 0. */
export type Position = { row: number; column: number };

const DOLLAR = 36;

const isLetter = (code: number): boolean => code >= 65 && code <= 90;
const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/**
 * The position of a reference such as 'AB12'; null if it is invalid. Called for every cell, so without a regular
 * expression.
 */
export const positionOf = (reference: string): Position | null => {
	let at = reference.charCodeAt(0) === DOLLAR ? 1 : 0;
	const letters = at;
	let column = 0;
	for (let code = reference.charCodeAt(at); isLetter(code); code = reference.charCodeAt(++at)) {
		column = column * 26 + code - 64;
	}
	const hasColumn = at > letters && at - letters <= 3;
	if (reference.charCodeAt(at) === DOLLAR) at++;
	const digits = at;
	let row = 0;
	for (let code = reference.charCodeAt(at); isDigit(code); code = reference.charCodeAt(++at))
		row = row * 10 + code - 48;
	const hasRow = at > digits && at - digits <= 7 && reference.charAt(digits) !== '0';
	return hasColumn && hasRow && at === reference.length ? { row: row - 1, column: column - 1 } : null;
};

export type Area = { from: Position; to: Position };

/** The area of a reference such as 'A1:C3', or of a single cell. */
export const areaOf = (reference: string): Area | null => {
	const [first = '', last = first] = reference.split(':');
	const from = positionOf(first);
	const to = positionOf(last);
	return from && to && { from, to };
};
