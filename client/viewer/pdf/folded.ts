import { foldForSearch } from '#shared/fold.ts';

/**
 * Folds texts of a PDF for searching: letters are positioned one by one, with arbitrary spaces and line breaks, so
 * white space is ignored, as are width, case and kind of kana.
 */

/** Result for one letter; several characters for a ligature or combining mark, none for white space. */
const foldedLetter = (letter: string): string =>
	/\s/.test(letter) ? '' : foldForSearch(letter.normalize('NFKD')).normalize('NFD').replace(/\s/g, '');

export const folded = (text: string): string => {
	let result = '';
	for (const letter of text) result += foldedLetter(letter);
	return result;
};

/** Positions of `wanted` (folded) in a folded text. */
export const foundAt = (text: string, wanted: string): number[] => {
	const places: number[] = [];
	if (wanted === '') return places;
	for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length)) places.push(at);
	return places;
};

/** Position of a folded letter in the original texts. */
export type Spot = { text: number; from: number; to: number };

/** Joins and folds the texts, with the original position of each letter. */
export const foldedWithSpots = (texts: readonly string[]): { text: string; spots: Spot[] } => {
	const spots: Spot[] = [];
	let text = '';
	for (const [index, one] of texts.entries()) {
		let from = 0;
		for (const letter of one) {
			const to = from + letter.length;
			const letters = foldedLetter(letter);
			for (let unit = 0; unit < letters.length; unit += 1) spots.push({ text: index, from, to });
			text += letters;
			from = to;
		}
	}
	return { text, spots };
};
