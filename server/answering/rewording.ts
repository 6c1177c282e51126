import type { Suggestion } from '#shared/answering/suggestions.ts';
import type { Locale } from '#shared/i18n/translate.ts';

type Wording = { content: string; contentEn: string | null };

const changeOf = (before: string | null, after: string | null): Suggestion['rewording'] =>
	before !== null && after !== null && before !== after ? { before, after } : null;

/**
 * How the wording of a question has changed, for a reader. A translation that was added or taken away changes nothing.
 */
export const rewordingOf = (
	{ before, after }: { before: Wording; after: Wording },
	locale: Locale,
): Suggestion['rewording'] => {
	const japanese = changeOf(before.content, after.content);
	const english = changeOf(before.contentEn, after.contentEn);
	return locale === 'en' ? (english ?? japanese) : (japanese ?? english);
};
