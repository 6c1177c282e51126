import { asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { isOneOf } from '#server/db/lists.ts';
import { paperMainCategories, paperQuestions, paperSubCategories } from '#server/db/tables/papers.ts';
import { localisedPaper } from '#server/papers/localised.ts';
import type { Locale } from '#shared/i18n/translate.ts';

/** Sub-categories and questions of papers, in the order in which facts hold their scores. The newest paper comes first. */

const NUMBER = sql<string>`concat_ws('-', ${paperMainCategories.ordinal} + 1, ${paperSubCategories.ordinal} + 1)`;
const QUESTION_NUMBER = sql<string>`concat_ws('-', ${paperMainCategories.ordinal} + 1, ${paperSubCategories.ordinal} + 1, ${paperQuestions.ordinal} + 1)`;

export const listSubCategories = (executor: Executor, paperIds: readonly number[], locale: Locale) => {
	const texts = localisedPaper(locale);
	return executor
		.select({
			paperId: paperMainCategories.paperId,
			categoryId: paperMainCategories.id,
			categoryKey: paperMainCategories.key,
			category: texts.mainCategory,
			key: paperSubCategories.key,
			name: texts.subCategory,
			number: NUMBER,
		})
		.from(paperMainCategories)
		.innerJoin(paperSubCategories, eq(paperSubCategories.mainCategoryId, paperMainCategories.id))
		.where(isOneOf(paperMainCategories.paperId, paperIds))
		.orderBy(
			sql`${paperMainCategories.paperId} desc`,
			asc(paperMainCategories.ordinal),
			asc(paperSubCategories.ordinal),
		);
};

export const listQuestions = (executor: Executor, paperIds: readonly number[], locale: Locale) =>
	executor
		.select({
			paperId: paperMainCategories.paperId,
			id: paperQuestions.id,
			key: paperQuestions.key,
			content: localisedPaper(locale).question,
			points: paperQuestions.points,
			isCritical: paperQuestions.isCritical,
			number: QUESTION_NUMBER,
		})
		.from(paperMainCategories)
		.innerJoin(paperSubCategories, eq(paperSubCategories.mainCategoryId, paperMainCategories.id))
		.innerJoin(paperQuestions, eq(paperQuestions.subCategoryId, paperSubCategories.id))
		.where(isOneOf(paperMainCategories.paperId, paperIds))
		.orderBy(
			sql`${paperMainCategories.paperId} desc`,
			asc(paperMainCategories.ordinal),
			asc(paperSubCategories.ordinal),
			asc(paperQuestions.ordinal),
		);

export type SubCategoryPart = Awaited<ReturnType<typeof listSubCategories>>[number];
export type QuestionPart = Awaited<ReturnType<typeof listQuestions>>[number];
