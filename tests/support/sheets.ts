import { and, asc, eq } from 'drizzle-orm';
import { findSheetId } from '#server/assessment/sheets.ts';
import { answerCategories, answerSubCategories } from '#server/db/tables/assessment.ts';
import type { TestApp } from './app.ts';

/** Ids of a category and a sub-category of the second sheet, which companies must not see. */
export const secondSheetIds = async (
	{ deps }: TestApp,
	progressId: number,
): Promise<{ categoryId: number; subCategoryId: number }> => {
	const sheetId = await findSheetId(deps.db, progressId, 2);
	if (sheetId === null) throw new Error('there is no second sheet');
	const [row] = await deps.db
		.select({ categoryId: answerCategories.id, subCategoryId: answerSubCategories.id })
		.from(answerSubCategories)
		.innerJoin(answerCategories, eq(answerCategories.id, answerSubCategories.categoryId))
		.where(and(eq(answerCategories.sheetId, sheetId)))
		.orderBy(asc(answerSubCategories.id))
		.limit(1);
	if (!row) throw new Error('the second sheet is empty');
	return row;
};
