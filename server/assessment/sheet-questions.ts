import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { type FieldErrors, invalid } from '#server/base/errors.ts';
import type { Executor } from '#server/db/client.ts';
import { isOneOf } from '#server/db/lists.ts';
import { answerCategories, answerContents, answerSheets, answerSubCategories } from '#server/db/tables/assessment.ts';
import type { Round } from '#shared/assessment/round.ts';

type Sheet = { progressId: number; round: Round };

const isCurrent = ({ progressId, round }: Sheet): SQL | undefined =>
	and(eq(answerSheets.progressId, progressId), eq(answerSheets.round, round), isNull(answerSheets.archivedAt));

/**
 * Maps ids of answers on the current sheet of a round to question ids of the paper; ids of other sheets are left out.
 */
const findQuestions = async (
	executor: Executor,
	sheet: Sheet,
	ids: readonly number[],
): Promise<Map<number, number>> => {
	const rows = await executor
		.select({ id: answerContents.id, questionId: answerContents.questionId })
		.from(answerContents)
		.innerJoin(answerSubCategories, eq(answerSubCategories.id, answerContents.answerSubCategoryId))
		.innerJoin(answerCategories, eq(answerCategories.id, answerSubCategories.categoryId))
		.innerJoin(answerSheets, eq(answerSheets.id, answerCategories.sheetId))
		.where(and(isOneOf(answerContents.id, ids), isCurrent(sheet)));
	return new Map(rows.map(({ id, questionId }) => [id, questionId]));
};

/** The same for sub-categories. */
const findSubCategories = async (
	executor: Executor,
	sheet: Sheet,
	ids: readonly number[],
): Promise<Map<number, number>> => {
	const rows = await executor
		.select({ id: answerSubCategories.id, subCategoryId: answerSubCategories.subCategoryId })
		.from(answerSubCategories)
		.innerJoin(answerCategories, eq(answerCategories.id, answerSubCategories.categoryId))
		.innerJoin(answerSheets, eq(answerSheets.id, answerCategories.sheetId))
		.where(and(isOneOf(answerSubCategories.id, ids), isCurrent(sheet)));
	return new Map(rows.map(({ id, subCategoryId }) => [id, subCategoryId]));
};

/** `field` is the wire path of each id. @throws 422, naming each that is not known */
const inPaper = (
	known: ReadonlyMap<number, number>,
	ids: readonly number[],
	field: (at: number) => string,
): number[] => {
	const unknown = [{ key: 'validation.unknownRecord' }] as const;
	const errors: FieldErrors = Object.fromEntries(
		ids.flatMap((id, at) => (known.has(id) ? [] : [[field(at), unknown]])),
	);
	if (Object.keys(errors).length > 0) throw invalid(errors);
	return ids.flatMap((id) => known.get(id) ?? []);
};

/**
 * Maps ids of answers to question ids of the paper, in the order sent. `field` is the wire path of each.
 * @throws 422, naming each that is not on the sheet
 */
export const getQuestionIds = async (
	executor: Executor,
	sheet: Sheet,
	ids: readonly number[],
	field: (at: number) => string,
): Promise<number[]> => (ids.length === 0 ? [] : inPaper(await findQuestions(executor, sheet, ids), ids, field));

/** Maps ids of sub-categories of the sheet to those of the paper, likewise. @throws 422 */
export const getSubCategoryIds = async (
	executor: Executor,
	sheet: Sheet,
	ids: readonly number[],
	field: (at: number) => string,
): Promise<number[]> => (ids.length === 0 ? [] : inPaper(await findSubCategories(executor, sheet, ids), ids, field));
