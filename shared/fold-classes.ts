import { CHARACTER_VARIANTS } from './character-variants.ts';

/**
 * The classes of characters that folding for search knows, for `fold.ts` and for the functions in the database
 * (`server/db/fold-functions.ts`). Whoever changes one writes a migration with a new function and new columns: what is stored stays as
 * it was folded.
 */

type Range = readonly [from: number, to: number];

const one = (code: number): Range => [code, code];

/** Characters that nobody sees: soft hyphens, joiners, marks of direction, selectors of variants, tags. */
export const INVISIBLE: readonly Range[] = [
	one(0xad),
	one(0x34f),
	one(0x61c),
	[0x180b, 0x180f],
	[0x200b, 0x200f],
	[0x202a, 0x202e],
	[0x2060, 0x206f],
	[0xfe00, 0xfe0f],
	one(0xfeff),
	[0xe0001, 0xe007f],
	[0xe0100, 0xe01ef],
];

/** White space, also that of East Asian texts, and the dots that stand between words of a foreign name: ・ · ‧ • ∙ ⋅. */
export const SPACES: readonly Range[] = [
	[0x9, 0xd],
	one(0x20),
	one(0x85),
	one(0xa0),
	one(0x1680),
	[0x2000, 0x200a],
	[0x2028, 0x2029],
	one(0x202f),
	one(0x205f),
	one(0x3000),
	...[0x30fb, 0xb7, 0x2027, 0x2022, 0x2219, 0x22c5].map(one),
];

/** Latin letters without marks; the letters with one are decomposed before. */
export const LATIN: readonly Range[] = [
	[0x41, 0x5a],
	[0x61, 0x7a],
	[0xc0, 0xd6],
	[0xd8, 0xf6],
	[0xf8, 0x24f],
	[0x1e00, 0x1eff],
];

export const MARKS: readonly Range[] = [[0x300, 0x36f]];

/** Hiragana, of which katakana has become one, and the marks that repeat one. */
export const KANA: readonly Range[] = [
	[0x3041, 0x3096],
	[0x309d, 0x309e],
];

/** The long vowel, and the hyphen that all dashes have become. */
export const LONG_VOWEL = 'ー';
export const HYPHEN = '-';

const KATAKANA = Array.from({ length: 0x30f6 - 0x30a1 + 1 }, (_, at) => String.fromCharCode(0x30a1 + at));

/** Kana that stand for another one in names: ヶ for ケ, ヵ for カ, and the two that are not written today. */
const KANA_FORMS: ReadonlyMap<string, string> = new Map([
	['ゖ', 'け'],
	['ゕ', 'か'],
	['ゐ', 'い'],
	['ゑ', 'え'],
]);

const hiraganaOf = (katakana: string): string => {
	const hiragana = String.fromCharCode(katakana.charCodeAt(0) - 0x60);
	return KANA_FORMS.get(hiragana) ?? hiragana;
};

/** Circled characters that stand for a legal form; NFKC would leave the character alone. */
export const CIRCLED: readonly (readonly [circled: string, form: string])[] = [
	['㊑', '(株)'],
	['㊒', '(有)'],
];

/** Every character that becomes another one, after NFKC and in lower case. */
export const REPLACED: ReadonlyMap<string, string> = new Map([
	...KATAKANA.map((kana): [string, string] => [kana, hiraganaOf(kana)]),
	...KANA_FORMS,
	['ヽ', 'ゝ'],
	['ヾ', 'ゞ'],
	...[...'‐‒–—―−─﹘'].map((dash): [string, string] => [dash, HYPHEN]),
	['〜', '~'],
	...[...'‘’ʼ′'].map((quote): [string, string] => [quote, "'"]),
	['ς', 'σ'],
	...CHARACTER_VARIANTS,
]);
