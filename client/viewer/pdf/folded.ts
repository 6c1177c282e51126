import { foldDecomposed, foldLetters } from '#shared/fold-letters.ts';

/** Folds texts of a PDF for searching: letters are positioned one by one, with arbitrary spaces and line breaks. */

export const folded = foldDecomposed;

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
	const parts = foldLetters(texts.flatMap((one) => [...one]));
	let at = 0;
	for (const [index, one] of texts.entries()) {
		let from = 0;
		for (const letter of one) {
			const to = from + letter.length;
			for (let unit = 0; unit < (parts[at]?.length ?? 0); unit += 1) spots.push({ text: index, from, to });
			at += 1;
			from = to;
		}
	}
	return { text: parts.join(''), spots };
};
