/** Full and half width, case, hiragana and katakana, and white space become equal. */
const foldWords = (text: string): string =>
	text
		.normalize('NFKC')
		.toLowerCase()
		.replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
		.replace(/\s/g, '');

/**
 * Whether a text of a paper contains what was typed. Without the table of variants in names (`fold.ts`), which the first screen of
 * a company would load for it.
 */
export const wordFinder = (typed: string): ((text: string) => boolean) => {
	const sought = foldWords(typed);
	return (text) => foldWords(text).includes(sought);
};
