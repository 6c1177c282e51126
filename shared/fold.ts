/** Variants of characters in family names, which few people can type, and the characters that stand for them in a search. */
export const NAME_VARIANTS = { written: '﨑髙邉邊齋齊斎濵濱𠮷', sought: '崎高辺辺斉斉斉浜浜吉' } as const;

const written = [...NAME_VARIANTS.written];
const sought = [...NAME_VARIANTS.sought];
const ordinaryOf = new Map(written.map((variant, at) => [variant, sought[at] ?? variant]));
const anyVariant = new RegExp(`[${NAME_VARIANTS.written}]`, 'gu');

/**
 * Normalizes a text for searching: full and half width, upper and lower case, hiragana and katakana, and variants of characters in
 * family names become equal (contract, section 1). Only for comparisons; texts are stored as typed.
 */
export const foldForSearch = (text: string): string =>
	text
		.normalize('NFKC')
		.toLowerCase()
		.replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
		.replace(anyVariant, (variant) => ordinaryOf.get(variant) ?? variant);

/** Converts full-width digits, signs and spaces of phone and number fields to half width. */
export const toHalfWidth = (text: string): string =>
	text
		.replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
		.replace(/[‐‑‒–—―−ー]/g, '-')
		.replace(/\u3000/g, ' ');
