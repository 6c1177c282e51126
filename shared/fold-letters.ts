import { foldForSearch } from './fold.ts';
import { HYPHEN, KANA, LONG_VOWEL } from './fold-classes.ts';

/** Folds a text letter by letter, for searches that show where in the text a match is. */

const kana = KANA.map(([from, to]) => `${String.fromCharCode(from)}-${String.fromCharCode(to)}`).join('');
const afterKana = new RegExp(`[${kana}\\u3099\\u309a]$`, 'u');
const mark = /^[\u0300-\u036f]+$/;
const afterLatin = /\p{Script=Latin}$/u;

const known = new Map<string, string>();

/** Decomposed: a letter of kana and its sound mark may be two letters of the text. */
const aloneOf = (letter: string): string => {
	const found = known.get(letter);
	if (found !== undefined) return found;
	const folded = foldForSearch(letter).normalize('NFD');
	known.set(letter, folded);
	return folded;
};

const inPlace = (alone: string, before: string): string => {
	if (mark.test(alone) && afterLatin.test(before)) return '';
	if (alone !== HYPHEN && alone !== LONG_VOWEL) return alone;
	if (before.endsWith(LONG_VOWEL)) return '';
	return afterKana.test(before) ? LONG_VOWEL : alone;
};

/** Each letter as it is folded in its place; together they are `foldDecomposed` of the whole. Empty for white space. */
export const foldLetters = (letters: readonly string[]): string[] => {
	let before = '';
	return letters.map((letter) => {
		const folded = inPlace(aloneOf(letter), before);
		if (folded !== '') before = folded;
		return folded;
	});
};

export const foldDecomposed = (text: string): string => foldForSearch(text).normalize('NFD');
