import type { Locale } from '#shared/i18n/translate.ts';

/** Placeholders of a phrase, filled in when it is inserted: company, sub-category, its score and grade. */
export const PLACEHOLDERS = ['company', 'sub_category', 'score', 'grade'] as const;

export type Placeholder = (typeof PLACEHOLDERS)[number];

/** Full-width braces too, as produced by Japanese keyboards. */
const BRACED = /[{｛]([^{}｛｝\n]*)[}｝]/gu;

const isPlaceholder = (name: string): name is Placeholder => (PLACEHOLDERS as readonly string[]).includes(name);

const nameIn = (inBraces: string): string => inBraces.normalize('NFKC').trim();

/** Texts in braces that are no placeholders, as typed. */
export const unknownPlaceholders = (content: string): string[] =>
	[...content.matchAll(BRACED)].filter(([, name = '']) => !isPlaceholder(nameIn(name))).map(([typed]) => typed);

export const filledIn = (content: string, values: Readonly<Record<Placeholder, string>>): string =>
	content.replace(BRACED, (typed, inBraces: string) => {
		const name = nameIn(inBraces);
		return isPlaceholder(name) ? values[name] : typed;
	});

/** The text of a phrase for readers of a language. */
export const phraseText = (
	{ content, content_en: english }: { content: string; content_en: string | null },
	locale: Locale,
): string => (locale === 'en' ? (english ?? content) : content);
