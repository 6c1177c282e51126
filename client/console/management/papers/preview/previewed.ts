import type { Locale } from '#shared/i18n/translate.ts';
import type { ExplainLevel } from '#shared/papers/guidance.ts';
import type { PaperContents } from '#shared/papers/schemas.ts';

/** A paper to preview: a stored one, or the current state of the editor. */
export type PreviewedPaper = {
	introduction: string | null;
	introduction_en: string | null;
	explain_level: ExplainLevel;
	main_categories: PaperContents;
};

export type PreviewedQuestion = PaperContents[number]['sub_categories'][number]['questions'][number];

type Texts = { content: string; content_en?: string | null | undefined };

/** The text in the reader's language: for `en` the English one if there is one. */
export const readerText = (ja: string | null | undefined, en: string | null | undefined, locale: Locale): string =>
	(locale === 'en' && en) || ja || '';

export const readerContent = ({ content, content_en }: Texts, locale: Locale): string =>
	readerText(content, content_en, locale);

export type PreviewedPart = { number: string; category: Texts; subCategory: Texts; questions: PreviewedQuestion[] };

/** The sub-categories in the order of the paper. */
export const partsOf = (categories: PaperContents): PreviewedPart[] =>
	categories.flatMap((category, c) =>
		category.sub_categories.map((subCategory, s) => ({
			number: `${c + 1}-${s + 1}`,
			category,
			subCategory,
			questions: subCategory.questions,
		})),
	);
