import type { Suggestion } from '#shared/answering/suggestions.ts';
import type { Locale } from '#shared/i18n/translate.ts';

type Wording = { content: string; contentEn: string | null };

const changeOf = (before: string | null, after: string | null): Suggestion['rewording'] =>
	before !== null && after !== null && before !== after ? { before, after } : null;

/** Change of a question's wording in the reader's language; adding or removing a translation is not a change. */
export const rewordingOf = (
	{ before, after }: { before: Wording; after: Wording },
	locale: Locale,
): Suggestion['rewording'] => {
	const japanese = changeOf(before.content, after.content);
	const english = changeOf(before.contentEn, after.contentEn);
	return locale === 'en' ? (english ?? japanese) : (japanese ?? english);
};
