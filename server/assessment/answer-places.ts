import { and, eq, type SQL } from 'drizzle-orm';
import { answerCategories, answerSheets, answerSubCategories } from '#server/db/tables/assessment.ts';
import { paperMainCategories, paperSubCategories } from '#server/db/tables/papers.ts';

/** Joins that lead from a place in the paper to the answers on a sheet; the sheet is joined before. */

export const ofMainCategory: SQL | undefined = and(
	eq(answerCategories.sheetId, answerSheets.id),
	eq(answerCategories.mainCategoryId, paperMainCategories.id),
);

export const ofSubCategory: SQL | undefined = and(
	eq(answerSubCategories.categoryId, answerCategories.id),
	eq(answerSubCategories.subCategoryId, paperSubCategories.id),
);
