/** Positions of cells, from 0. */
export type Position = { row: number; column: number };

/** The position of a reference such as "AB12"; null if it is none. */
export const positionOf = (reference: string): Position | null => {
	const [, letters = '', digits = ''] = /^\$?([A-Z]{1,3})\$?([1-9]\d{0,6})$/.exec(reference) ?? [];
	if (letters === '') return null;
	let column = 0;
	for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
	return { row: Number(digits) - 1, column: column - 1 };
};

export type Area = { from: Position; to: Position };

/** The area of a reference such as "A1:C3". */
export const areaOf = (reference: string): Area | null => {
	const [first = '', last = first] = reference.split(':');
	const from = positionOf(first);
	const to = positionOf(last);
	return from && to && { from, to };
};
