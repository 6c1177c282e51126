import { foldForSearch } from '#shared/fold.ts';

/**
 * Texts of a PDF for searching: their letters are placed one by one, with spaces and line ends that nobody typed, so that
 * white space does not count; nor do width, case and kind of kana.
 */

/** One letter; several for a ligature or a mark of its own, none for white space. */
const foldedLetter = (letter: string): string =>
	/\s/.test(letter) ? '' : foldForSearch(letter.normalize('NFKD')).normalize('NFD').replace(/\s/g, '');

export const folded = (text: string): string => {
	let result = '';
	for (const letter of text) result += foldedLetter(letter);
	return result;
};

/** Where `wanted`, folded, stands in a folded text. */
export const foundAt = (text: string, wanted: string): number[] => {
	const places: number[] = [];
	if (wanted === '') return places;
	for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length)) places.push(at);
	return places;
};

/** A folded letter's place in the texts that it was made of. */
export type Spot = { text: number; from: number; to: number };

/** The texts folded into one, with the place of each of its letters. */
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
