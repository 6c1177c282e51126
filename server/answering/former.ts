import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { lastFinished } from '#server/assessment/last-finished.ts';
import type { Executor } from '#server/db/client.ts';
import { preparedOnce } from '#server/db/prepared.ts';
import {
	answerCategories,
	answerContents,
	answerSheets,
	answerSubCategories,
	assessmentProgresses,
} from '#server/db/tables/assessment.ts';
import { paperQuestions } from '#server/db/tables/papers.ts';

/** What a company answered to the same questions in its last finished assessment. */

const formerProgresses = alias(assessmentProgresses, 'former_progresses');
const formerSheets = alias(answerSheets, 'former_sheets');
const formerCategories = alias(answerCategories, 'former_categories');
const formerSubCategories = alias(answerSubCategories, 'former_sub_categories');
const formerContents = alias(answerContents, 'former_contents');
const formerQuestions = alias(paperQuestions, 'former_questions');

/** By answer sheet: the answers of the last finished assessment, with the questions as they were asked. */
const formerBySheet = (executor: Executor) =>
	executor
		.select({
			sheetId: answerSheets.id,
			submittedAt: formerProgresses.submittedAt,
			completedAt: formerProgresses.completedAt,
			answer: formerContents.answer,
			extensionNote: formerContents.extensionNote,
			key: formerQuestions.key,
			content: formerQuestions.content,
			contentEn: formerQuestions.contentEn,
		})
		.from(answerSheets)
		.innerJoin(assessmentProgresses, eq(assessmentProgresses.id, answerSheets.progressId))
		.innerJoin(formerProgresses, sql`${formerProgresses.id} = (${lastFinished(executor, assessmentProgresses)})`)
		.innerJoin(
			formerSheets,
			and(eq(formerSheets.progressId, formerProgresses.id), eq(formerSheets.round, 1), isNull(formerSheets.archivedAt)),
		)
		.innerJoin(formerCategories, eq(formerCategories.sheetId, formerSheets.id))
		.innerJoin(formerSubCategories, eq(formerSubCategories.categoryId, formerCategories.id))
		.innerJoin(
			formerContents,
			and(eq(formerContents.answerSubCategoryId, formerSubCategories.id), isNotNull(formerContents.answer)),
		)
		.innerJoin(formerQuestions, eq(formerQuestions.id, formerContents.questionId))
		.as('former');

type Former = ReturnType<typeof formerBySheet>;

/** Questions are the same by their key, wherever they stand. */
const isSameQuestion = (former: Former) =>
	and(eq(former.sheetId, answerCategories.sheetId), eq(former.key, paperQuestions.key));

/** When the answers of a finished assessment were submitted. */
export const submissionOf = ({
	submittedAt,
	completedAt,
}: Record<'submittedAt' | 'completedAt', Date | null>): string => {
	const at = submittedAt ?? completedAt;
	if (!at) throw new Error('a finished assessment was completed');
	return at.toISOString();
};

const formerAnswers = preparedOnce((executor) => {
	const former = formerBySheet(executor);
	const { submittedAt, completedAt, answer, extensionNote, content, contentEn } = former;
	return executor
		.select({
			id: answerContents.id,
			isOpen: sql<boolean>`${answerContents.answer} is null`,
			answer,
			extensionNote,
			before: { content, contentEn },
			after: { content: paperQuestions.content, contentEn: paperQuestions.contentEn },
			submittedAt,
			completedAt,
		})
		.from(answerContents)
		.innerJoin(paperQuestions, eq(paperQuestions.id, answerContents.questionId))
		.innerJoin(answerSubCategories, eq(answerSubCategories.id, answerContents.answerSubCategoryId))
		.innerJoin(answerCategories, eq(answerCategories.id, answerSubCategories.categoryId))
		.innerJoin(former, isSameQuestion(former))
		.where(eq(answerSubCategories.id, sql.placeholder('subCategoryId')))
		.orderBy(asc(paperQuestions.ordinal))
		.prepare('former_answers');
});

/** The former answers to the questions of a sub-category, in paper order. */
export const listFormerAnswers = (executor: Executor, subCategoryId: number) =>
	formerAnswers(executor).execute({ subCategoryId });

export type FormerAnswer = Awaited<ReturnType<typeof listFormerAnswers>>[number];

const formerCount = preparedOnce((executor) => {
	const former = formerBySheet(executor);
	const { submittedAt, completedAt } = former;
	return executor
		.select({ submittedAt, completedAt, count: sql<number>`count(*)::int` })
		.from(answerCategories)
		.innerJoin(answerSubCategories, eq(answerSubCategories.categoryId, answerCategories.id))
		.innerJoin(answerContents, eq(answerContents.answerSubCategoryId, answerSubCategories.id))
		.innerJoin(paperQuestions, eq(paperQuestions.id, answerContents.questionId))
		.innerJoin(former, isSameQuestion(former))
		.where(and(eq(answerCategories.sheetId, sql.placeholder('sheetId')), isNull(answerContents.answer)))
		.groupBy(submittedAt, completedAt)
		.prepare('former_answer_count');
});

/** How many questions of a sheet without an answer have a former one; null where none has. */
export const countFormerAnswers = async (executor: Executor, sheetId: number) => {
	const [counted] = await formerCount(executor).execute({ sheetId });
	return counted ?? null;
};
