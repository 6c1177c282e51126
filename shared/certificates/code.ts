/**
 * The code of a certificate: 25 random characters of Crockford's base 32 (125 bits) in five groups, and a check
 * character, `7Q2MD-0H3KX-VJ8PA-ZS41T-9WBCE-F`. It stands on the certificate and in the address of its verification.
 */

/** Crockford's base 32: without I, L, O and U. */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = 5;

/** How many characters of a code are random. */
export const RANDOM_CHARACTERS = 25;

/** Multiplies by the generator of GF(32), whose polynomial is x^5 + x^2 + 1. */
const timesGenerator = (value: number): number => (value & 16 ? (value << 1) ^ 0b100101 : value << 1);

/**
 * The check value of a sequence; 0 for a whole code. Each place has another power of the generator as its weight, so that
 * one wrong character, or two that were swapped, never give 0.
 */
const checkOf = (values: readonly number[]): number => values.reduce((sum, value) => timesGenerator(sum) ^ value, 0);

const written = (values: readonly number[]): string => {
	const text = values.map((value) => SYMBOLS[value]).join('');
	return text.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? '';
};

/** The code of 25 random values from 0 to 31. */
export const codeOf = (random: readonly number[]): string => written([...random, checkOf([...random, 0])]);

/** What people read instead: letters that look like digits, full-width characters. */
const readable = (text: string): string =>
	text.normalize('NFKC').toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/** Twice the length of a code with its separators; a longer text is none. */
const MAX_TYPED = 64;

/** The code as it is stored, of a code as somebody types it; null where it is none. */
export const readCode = (typed: string): string | null => {
	if (typed.length > MAX_TYPED) return null;
	const values = [...readable(typed)].map((character) => SYMBOLS.indexOf(character));
	const isWhole = values.length === RANDOM_CHARACTERS + 1 && !values.includes(-1) && checkOf(values) === 0;
	return isWhole ? written(values) : null;
};
