import { and, eq, isNull } from 'drizzle-orm';
import { type FieldErrors, invalid } from '#server/base/errors.ts';
import type { Executor } from '#server/db/client.ts';
import { isOneOf } from '#server/db/lists.ts';
import { answerCategories, answerContents, answerSheets, answerSubCategories } from '#server/db/tables/assessment.ts';
import type { Round } from '#shared/assessment/round.ts';

type Sheet = { progressId: number; round: Round };

/**
 * Maps ids of answers on the current sheet of a round to question ids of the paper; ids of other sheets are left out.
 */
const findQuestions = async (
	executor: Executor,
	{ progressId, round }: Sheet,
	ids: readonly number[],
): Promise<Map<number, number>> => {
	const rows = await executor
		.select({ id: answerContents.id, questionId: answerContents.questionId })
		.from(answerContents)
		.innerJoin(answerSubCategories, eq(answerSubCategories.id, answerContents.answerSubCategoryId))
		.innerJoin(answerCategories, eq(answerCategories.id, answerSubCategories.categoryId))
		.innerJoin(answerSheets, eq(answerSheets.id, answerCategories.sheetId))
		.where(
			and(
				isOneOf(answerContents.id, ids),
				eq(answerSheets.progressId, progressId),
				eq(answerSheets.round, round),
				isNull(answerSheets.archivedAt),
			),
		);
	return new Map(rows.map(({ id, questionId }) => [id, questionId]));
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
): Promise<number[]> => {
	if (ids.length === 0) return [];
	const known = await findQuestions(executor, sheet, ids);
	const unknown = [{ key: 'validation.unknownRecord' }] as const;
	const errors: FieldErrors = Object.fromEntries(
		ids.flatMap((id, at) => (known.has(id) ? [] : [[field(at), unknown]])),
	);
	if (Object.keys(errors).length > 0) throw invalid(errors);
	return ids.flatMap((id) => known.get(id) ?? []);
};
