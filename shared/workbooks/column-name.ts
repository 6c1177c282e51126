const LETTERS = 26;

/** The name of a column in Excel: 'A' for 0, 'Z' for 25, 'AA' for 26. */
export const columnName = (at: number): string =>
	(at >= LETTERS ? columnName(Math.floor(at / LETTERS) - 1) : '') + String.fromCharCode(65 + (at % LETTERS));
