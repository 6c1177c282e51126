import { and, eq, getTableColumns, type SQL } from 'drizzle-orm';
import { notFound } from '#server/base/errors.ts';
import type { Executor } from '#server/db/client.ts';
import {
	answerCategories,
	answerSheets,
	answerSubCategories,
	assessmentProgresses,
} from '#server/db/tables/assessment.ts';
import type { Progress } from './transition.ts';

export type SubCategory = typeof answerSubCategories.$inferSelect;

const located = { sheetId: answerSheets.id, progress: getTableColumns(assessmentProgresses) };

/** A category of an answer sheet that fulfils the condition, which may name sheet and progress. @throws 404 */
export const getSheetCategory = async (
	executor: Executor,
	id: number,
	condition: SQL | undefined,
): Promise<{ sheetId: number; progress: Progress }> => {
	const [found] = await executor
		.select(located)
		.from(answerCategories)
		.innerJoin(answerSheets, eq(answerSheets.id, answerCategories.sheetId))
		.innerJoin(assessmentProgresses, eq(assessmentProgresses.id, answerSheets.progressId))
		.where(and(eq(answerCategories.id, id), condition));
	if (!found) throw notFound();
	return found;
};

/** A sub-category, by the same rule. @throws 404 */
export const getSheetSubCategory = async (
	executor: Executor,
	id: number,
	condition: SQL | undefined,
): Promise<{ sheetId: number; progress: Progress; subCategory: SubCategory }> => {
	const [found] = await executor
		.select({ ...located, subCategory: getTableColumns(answerSubCategories) })
		.from(answerSubCategories)
		.innerJoin(answerCategories, eq(answerCategories.id, answerSubCategories.categoryId))
		.innerJoin(answerSheets, eq(answerSheets.id, answerCategories.sheetId))
		.innerJoin(assessmentProgresses, eq(assessmentProgresses.id, answerSheets.progressId))
		.where(and(eq(answerSubCategories.id, id), condition));
	if (!found) throw notFound();
	return found;
};
