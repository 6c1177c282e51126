import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import {
	paperCheckItems,
	paperMainCategories,
	paperQuestions,
	paperSubCategories,
	papers,
	sdgTargets,
} from '#server/db/tables/papers.ts';
import type { Locale } from '#shared/i18n/translate.ts';

/** A text in the reader's language: for `en` the translation if there is one, otherwise Japanese. */
export const localised = (locale: Locale, content: AnyColumn | SQL, contentEn: AnyColumn | SQL): SQL<string> =>
	locale === 'en' ? sql<string>`coalesce(${contentEn}, ${content})` : sql<string>`${content}`;

export const localisedPaper = (locale: Locale) => ({
	/** Null if the paper has no introduction. */
	introduction: localised(locale, papers.introduction, papers.introductionEn) as SQL<string | null>,
	/** Null if 'not applicable' is not a possible answer. */
	naCondition: localised(locale, paperQuestions.naCondition, paperQuestions.naConditionEn) as SQL<string | null>,
	mainCategory: localised(locale, paperMainCategories.content, paperMainCategories.contentEn),
	subCategory: localised(locale, paperSubCategories.content, paperSubCategories.contentEn),
	question: localised(locale, paperQuestions.content, paperQuestions.contentEn),
	checkItem: localised(locale, paperCheckItems.content, paperCheckItems.contentEn),
	sdgTarget: localised(locale, sdgTargets.description, sdgTargets.descriptionEn),
});
