import type { FilePreview } from '#shared/evidence/preview.ts';

export type Sheet = Extract<FilePreview, { kind: 'workbook' }>['sheets'][number];
export type Cell = Sheet['rows'][number][number];

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

export type Hidden = Sheet['hidden_rows'][number];

/** A row or column by its index, or the hidden ones in its place. */
export type Line = { at: number } | { hidden: Hidden };

/** The rows or columns of a sheet, in order. */
export const linesOf = (count: number, hidden: readonly Hidden[]): Line[] => {
	const beginning = new Map(hidden.map((range) => [range.from - 1, range]));
	const lines: Line[] = [];
	const most = Math.max(count, ...hidden.map(({ to }) => to));
	for (let at = 0; at < most; at++) {
		const range = beginning.get(at);
		lines.push(range ? { hidden: range } : { at });
		if (range) at = range.to - 1;
	}
	return lines;
};

export const countOf = (hidden: readonly Hidden[]): number =>
	hidden.reduce((total, { from, to }) => total + to - from + 1, 0);

export const rowName = (at: number): string => String(at + 1);

/** Such as `C–E`; the names are those of indexes. */
export const rangeName = ({ from, to }: Hidden, nameOf: (at: number) => string): string =>
	from === to ? nameOf(from - 1) : `${nameOf(from - 1)}–${nameOf(to - 1)}`;
