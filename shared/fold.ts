/**
 * Normalizes a text for searching: full and half width, upper and lower case, and hiragana and katakana become equal
 * (contract, section 1). Only for comparisons; texts are stored as typed.
 */
export const foldForSearch = (text: string): string =>
	text
		.normalize('NFKC')
		.toLowerCase()
		.replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));

/** Converts full-width digits, signs and spaces of phone and number fields to half width. */
export const toHalfWidth = (text: string): string =>
	text
		.replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
		.replace(/[‐‑‒–—―−ー]/g, '-')
		.replace(/\u3000/g, ' ');
