/** Codes for typing: random characters of Crockford's base 32 in groups, and a check character. */

/** Crockford's base 32: without I, L, O and U. */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Multiplies by the generator of GF(32), whose polynomial is x^5 + x^2 + 1. */
const timesGenerator = (value: number): number => (value & 16 ? (value << 1) ^ 0b100101 : value << 1);

/**
 * Check value of a sequence; 0 for a valid code. Each position is weighted by another power of the generator, so that a
 * single wrong character or two swapped ones never give 0.
 */
const checkOf = (values: readonly number[]): number => values.reduce((sum, value) => timesGenerator(sum) ^ value, 0);

/** Corrects common misreadings: letters that look like digits, full-width characters. */
const readable = (text: string): string =>
	text.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');

/** Twice the length of the longest code with separators; longer input is not a code. */
const MAX_TYPED = 64;

/** Codes with this many random characters (at most 30), in groups of this size. */
export const codesOf = (randomCharacters: number, group: number) => {
	const written = (values: readonly number[]): string => {
		const text = values.map((value) => SYMBOLS[value]).join('');
		return text.match(new RegExp(`.{1,${group}}`, 'g'))?.join('-') ?? '';
	};
	return {
		/** Formats random values from 0 to 31 as a code. */
		codeOf: (random: readonly number[]): string => written([...random, checkOf([...random, 0])]),
		/** Normalizes a typed code; null if it is invalid. */
		readCode: (typed: string): string | null => {
			if (typed.length > MAX_TYPED) return null;
			const values = [...readable(typed)].map((character) => SYMBOLS.indexOf(character));
			const isWhole = values.length === randomCharacters + 1 && !values.includes(-1) && checkOf(values) === 0;
			return isWhole ? written(values) : null;
		},
		/** Normalizes the beginning of a typed code, from its first group on; null if it is none. Its end is not checked. */
		readCodeStart: (typed: string): string | null => {
			if (typed.length > MAX_TYPED) return null;
			const values = [...readable(typed)].map((character) => SYMBOLS.indexOf(character));
			const isPart = values.length >= group && values.length <= randomCharacters + 1 && !values.includes(-1);
			return isPart ? written(values) : null;
		},
	};
};
