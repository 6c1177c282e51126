import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import type { Searched } from '#server/db/folded.ts';
import { containsText, hasLineFrom, soughtIn } from '#server/db/lists.ts';
import { paperMainCategories, paperQuestions, paperSubCategories, papers } from '#server/db/tables/papers.ts';
import { localisedPaper } from '#server/papers/localised.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { WITHIN_WORDS } from '#shared/search/limits.ts';
import { READ_OF_A_KIND } from './more.ts';

const isActivePaper = sql<boolean>`not exists (
	select from papers newer where newer.is_premium = ${papers.isPremium} and newer.is_published
		and (newer.published_at, newer.id) > (${papers.publishedAt}, ${papers.id})
)`;

const QUESTIONS: Searched = {
	folded: paperQuestions.searchFolded,
	typed: sql`(${paperQuestions.content} || ' ' || coalesce(${paperQuestions.contentEn}, ''))`,
};

/** In Japanese or English, whichever the reader's language is: lines of one text. */
const matches = (q: string): SQL => {
	return [...soughtIn(QUESTIONS, q)].length < WITHIN_WORDS ? hasLineFrom(QUESTIONS, q) : containsText(QUESTIONS, q);
};

/** Questions of published papers by their text, each as in the newest paper that has it; those of active papers first. */
export const findQuestions = (executor: Executor, q: string, locale: Locale) => {
	const texts = localisedPaper(locale);
	const found = executor
		.selectDistinctOn([paperQuestions.key], {
			id: paperQuestions.id,
			key: paperQuestions.key,
			content: texts.question.as('content'),
			subCategory: texts.subCategory.as('sub_category'),
			paperId: sql<number>`${papers.id}`.as('paper_id'),
			isPremium: papers.isPremium,
			publishedAt: sql<Date>`${papers.publishedAt}`.mapWith(papers.publishedAt).as('published'),
			isActive: isActivePaper.as('is_active'),
		})
		.from(papers)
		.innerJoin(paperMainCategories, eq(paperMainCategories.paperId, papers.id))
		.innerJoin(paperSubCategories, eq(paperSubCategories.mainCategoryId, paperMainCategories.id))
		.innerJoin(paperQuestions, eq(paperQuestions.subCategoryId, paperSubCategories.id))
		.where(and(papers.isPublished, matches(q)))
		.orderBy(paperQuestions.key, desc(papers.publishedAt), desc(papers.id))
		.as('found');
	return executor
		.select()
		.from(found)
		.orderBy(desc(found.isActive), desc(found.publishedAt), asc(found.id))
		.limit(READ_OF_A_KIND);
};
