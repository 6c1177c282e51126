/** Codes that people type: random characters of Crockford's base 32 in groups, and a check character. */

/** Crockford's base 32: without I, L, O and U. */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Multiplies by the generator of GF(32), whose polynomial is x^5 + x^2 + 1. */
const timesGenerator = (value: number): number => (value & 16 ? (value << 1) ^ 0b100101 : value << 1);

/**
 * The check value of a sequence; 0 for a whole code. Each place has another power of the generator as its weight, so that
 * one wrong character, or two that were swapped, never give 0.
 */
const checkOf = (values: readonly number[]): number => values.reduce((sum, value) => timesGenerator(sum) ^ value, 0);

/** What people read instead: letters that look like digits, full-width characters. */
const readable = (text: string): string =>
	text.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');

/** Twice the length of the longest code with its separators; a longer text is none. */
const MAX_TYPED = 64;

/** Codes of so many random characters, 30 at most, in groups of so many. */
export const codesOf = (randomCharacters: number, group: number) => {
	const written = (values: readonly number[]): string => {
		const text = values.map((value) => SYMBOLS[value]).join('');
		return text.match(new RegExp(`.{1,${group}}`, 'g'))?.join('-') ?? '';
	};
	return {
		/** The code of random values from 0 to 31. */
		codeOf: (random: readonly number[]): string => written([...random, checkOf([...random, 0])]),
		/** The code as it is written, of a code as somebody types it; null where it is none. */
		readCode: (typed: string): string | null => {
			if (typed.length > MAX_TYPED) return null;
			const values = [...readable(typed)].map((character) => SYMBOLS.indexOf(character));
			const isWhole = values.length === randomCharacters + 1 && !values.includes(-1) && checkOf(values) === 0;
			return isWhole ? written(values) : null;
		},
	};
};
