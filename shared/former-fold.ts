/**
 * How the version before folded texts for searching: only for the columns in which its servers search during an upgrade. A later release drops
 * them.
 */

const letters = (from: number): string[] =>
	Array.from({ length: 0x30f6 - 0x30a1 + 1 }, (_, at) => String.fromCharCode(from + at));

export const FORMER = {
	written: [...letters(0x30a1), ...'﨑髙邉邊齋齊斎濵濱𠮷'],
	sought: [...letters(0x3041), ...'崎高辺辺斉斉斉浜浜吉'],
} as const;

const soughtOf = new Map(FORMER.written.map((written, at) => [written, FORMER.sought[at] ?? written]));

export const formerFold = (text: string): string =>
	[...text.normalize('NFKC').toLowerCase()].map((character) => soughtOf.get(character) ?? character).join('');
