import { and, asc, eq, isNull } from 'drizzle-orm';
import { groupRows } from '#server/base/group-rows.ts';
import type { Executor } from '#server/db/client.ts';
import {
	answerCategories,
	answerContents,
	answerEvaluations,
	answerSheets,
	answerSubCategories,
} from '#server/db/tables/assessment.ts';
import { paperCheckItems, paperMainCategories, paperQuestions, paperSubCategories } from '#server/db/tables/papers.ts';

/** A sub-category of an answer sheet, with the data a screen would have read. */
export type SheetPart = {
	id: number;
	isAnswered: boolean;
	isChecked: boolean;
	assigneeId: number | null;
	questions: { id: number; answer: number | null; itemIds: number[] }[];
};

/** Sub-categories of the current sheet of a round in paper order, in one statement. */
export const listSheetParts = async (
	executor: Executor,
	{ progressId, round }: { progressId: number; round: 1 | 2 },
): Promise<SheetPart[]> => {
	const rows = await executor
		.select({
			part: {
				id: answerSubCategories.id,
				answeredAt: answerSubCategories.answeredAt,
				checkedAt: answerSubCategories.checkedAt,
				assigneeId: answerSubCategories.assigneeId,
			},
			question: { id: answerContents.id, answer: answerContents.answer },
			itemId: answerEvaluations.id,
		})
		.from(answerSheets)
		.innerJoin(answerCategories, eq(answerCategories.sheetId, answerSheets.id))
		.innerJoin(paperMainCategories, eq(paperMainCategories.id, answerCategories.mainCategoryId))
		.innerJoin(answerSubCategories, eq(answerSubCategories.categoryId, answerCategories.id))
		.innerJoin(paperSubCategories, eq(paperSubCategories.id, answerSubCategories.subCategoryId))
		.innerJoin(answerContents, eq(answerContents.answerSubCategoryId, answerSubCategories.id))
		.innerJoin(paperQuestions, eq(paperQuestions.id, answerContents.questionId))
		.innerJoin(answerEvaluations, eq(answerEvaluations.answerContentId, answerContents.id))
		.innerJoin(paperCheckItems, eq(paperCheckItems.id, answerEvaluations.checkItemId))
		.where(and(eq(answerSheets.progressId, progressId), eq(answerSheets.round, round), isNull(answerSheets.archivedAt)))
		.orderBy(
			asc(paperMainCategories.ordinal),
			asc(paperSubCategories.ordinal),
			asc(paperQuestions.ordinal),
			asc(paperCheckItems.ordinal),
		);
	return groupRows(rows, (row) => row.part).map(({ parent, rows: ofPart }) => ({
		id: parent.id,
		isAnswered: parent.answeredAt !== null,
		isChecked: parent.checkedAt !== null,
		assigneeId: parent.assigneeId,
		questions: groupRows(ofPart, (row) => row.question).map(({ parent: question, rows: items }) => ({
			...question,
			itemIds: items.map(({ itemId }) => itemId),
		})),
	}));
};
