import { CIRCLED, HYPHEN, INVISIBLE, KANA, LATIN, LONG_VOWEL, MARKS, REPLACED, SPACES } from './fold-classes.ts';
import { LEGAL_FORM_PATTERNS } from './legal-forms.ts';

/** Folding: what is equal for people becomes equal for comparisons. Texts are shown and stored as typed. */

const classOf = (ranges: readonly (readonly [number, number])[]): string =>
	`[${ranges.map(([from, to]) => `\\u{${from.toString(16)}}-\\u{${to.toString(16)}}`).join('')}]`;

const invisible = new RegExp(classOf(INVISIBLE), 'gu');
const spaces = new RegExp(`${classOf(SPACES)}+`, 'gu');
const marked = new RegExp(`(${classOf(LATIN)})${classOf(MARKS)}+`, 'gu');
const longVowels = new RegExp(`(${classOf(KANA)})[${HYPHEN}${LONG_VOWEL}]+`, 'gu');
const legalForms = LEGAL_FORM_PATTERNS.map((pattern) => new RegExp(pattern, 'u'));

/** `folded_words` of the database: folded, but with one space between words. */
const foldedWords = (text: string): string =>
	[
		...CIRCLED.reduce((all, [circled, form]) => all.replaceAll(circled, form), text)
			.normalize('NFKD')
			.replace(invisible, '')
			.replace(marked, '$1')
			.normalize('NFC')
			.toLowerCase(),
	]
		.map((character) => REPLACED.get(character) ?? character)
		.join('')
		.replace(spaces, ' ')
		.replace(/^ | $/g, '');

const joined = (words: string): string =>
	words.replaceAll(' ', '').replace(marked, '$1').normalize('NFC').replace(longVowels, `$1${LONG_VOWEL}`);

/**
 * Folds a text for searching, as `folded_text` of the database does. Equal become: width, case, kinds of kana, marks of Latin letters, old
 * and new forms of characters (`character-variants.ts`), and the dashes and ー behind kana. Spaces, ・ and what is invisible vanish.
 */
export const foldForSearch = (text: string): string => joined(foldedWords(text));

/** Folds the name of a company, as `folded_name` of the database does: also without its legal form, at the start or the end. */
export const foldName = (name: string): string =>
	joined(legalForms.reduce((text, form) => text.replace(form, '$1'), foldedWords(name)));

/** A dash at the start may stand behind a kana that was not typed, where it is another character; alone it is sought as typed. */
const withoutDash = (folded: string): string =>
	folded === HYPHEN ? '' : folded.replace(new RegExp(`^[${HYPHEN}${LONG_VOWEL}]+(?=.)`, 'u'), '');

/** What a folded text is searched for; empty if nothing is left of what was typed, which is then sought as typed. */
export const soughtText = (typed: string): string => withoutDash(foldForSearch(typed));

/** What the names of companies are searched for: a legal form only if nothing else was typed. */
export const soughtName = (typed: string): string => withoutDash(foldName(typed)) || soughtText(typed);

/** Whether a text contains what was typed; what folds to nothing is sought as typed. */
export const finder = (typed: string): ((text: string) => boolean) => {
	const plain = typed.trim();
	const folded = soughtText(plain);
	return folded === '' ? (text) => text.includes(plain) : (text) => foldForSearch(text).includes(folded);
};
