import type { FilePreview } from '#shared/evidence/preview.ts';

export type Sheet = Extract<FilePreview, { kind: 'workbook' }>['sheets'][number];
export type Cell = Sheet['rows'][number][number];

const LETTERS = 26;

/** 'A' for 0, 'Z' for 25, 'AA' for 26. */
export const columnName = (at: number): string =>
	(at >= LETTERS ? columnName(Math.floor(at / LETTERS) - 1) : '') + String.fromCharCode(65 + (at % LETTERS));

const NARROWEST_PX = 56;
const WIDEST_PX = 320;
const PADDING_PX = 18;
/** Width of a half-width letter at 14 px. */
const LETTER_PX = 8;
/** Number of rows that determine the column widths. */
const LOOKED_AT = 200;

const isWide = (letter: string): boolean => (letter.codePointAt(0) ?? 0) > 0xff;

const lettersIn = (line: string): number => {
	let count = 0;
	for (const letter of line.slice(0, WIDEST_PX)) count += isWide(letter) ? 2 : 1;
	return count;
};

const widthOf = (cell: Cell): number => {
	const longest = Math.max(
		...String(cell ?? '')
			.slice(0, 1_000)
			.split('\n')
			.map(lettersIn),
	);
	return Math.min(WIDEST_PX, Math.max(NARROWEST_PX, longest * LETTER_PX + PADDING_PX));
};

export const columnWidths = (rows: readonly (readonly Cell[])[]): number[] => {
	const widths: number[] = [];
	for (const row of rows.slice(0, LOOKED_AT)) {
		for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? NARROWEST_PX, widthOf(cell));
	}
	for (const row of rows.slice(LOOKED_AT)) {
		while (widths.length < row.length) widths.push(NARROWEST_PX);
	}
	return widths;
};
