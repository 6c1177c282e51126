import { and, asc, eq, isNotNull, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { lastFinished } from '#server/assessment/last-finished.ts';
import type { Executor } from '#server/db/client.ts';
import { prepared } from '#server/db/prepared.ts';
import {
	answerCategories,
	answerContents,
	answerSheets,
	answerSubCategories,
	assessmentProgresses,
} from '#server/db/tables/assessment.ts';
import { paperQuestions } from '#server/db/tables/papers.ts';

/** The company's answers to the same questions in its last finished assessment. */

const formerProgresses = alias(assessmentProgresses, 'former_progresses');
const formerSheets = alias(answerSheets, 'former_sheets');
const formerCategories = alias(answerCategories, 'former_categories');
const formerSubCategories = alias(answerSubCategories, 'former_sub_categories');
const formerContents = alias(answerContents, 'former_contents');
const formerQuestions = alias(paperQuestions, 'former_questions');

/**
 * Answers of the last finished assessment before the one selected by `current`, with the wording of that time.
 * Selecting its id first keeps PostgreSQL from scanning the answers of all companies.
 */
const formerOf = (executor: Executor, current: SQLWrapper) => {
	const id = sql`(${current})`;
	const companyId = sql`(select company_id from assessment_progresses where id = ${id})`;
	return executor
		.select({
			submittedAt: formerProgresses.submittedAt,
			completedAt: formerProgresses.completedAt,
			answer: formerContents.answer,
			extensionNote: formerContents.extensionNote,
			key: formerQuestions.key,
			content: formerQuestions.content,
			contentEn: formerQuestions.contentEn,
		})
		.from(formerSheets)
		.innerJoin(formerProgresses, eq(formerProgresses.id, formerSheets.progressId))
		.innerJoin(formerCategories, eq(formerCategories.sheetId, formerSheets.id))
		.innerJoin(formerSubCategories, eq(formerSubCategories.categoryId, formerCategories.id))
		.innerJoin(formerContents, eq(formerContents.answerSubCategoryId, formerSubCategories.id))
		.innerJoin(formerQuestions, eq(formerQuestions.id, formerContents.questionId))
		.where(
			and(
				sql`${formerSheets.progressId} = (${lastFinished(executor, { id, companyId })})`,
				eq(formerSheets.round, 1),
				isNull(formerSheets.archivedAt),
				isNotNull(formerContents.answer),
			),
		)
		.as('former');
};

/** Matches questions by key, wherever they are in the paper. */
const isSameQuestion = (former: ReturnType<typeof formerOf>) => eq(former.key, paperQuestions.key);

/** Time at which the answers of a finished assessment were submitted. */
export const submissionOf = ({
	submittedAt,
	completedAt,
}: Record<'submittedAt' | 'completedAt', Date | null>): string => {
	const at = submittedAt ?? completedAt;
	if (!at) throw new Error('a finished assessment was completed');
	return at.toISOString();
};

const formerAnswers = prepared('former_answers', (executor, name) => {
	const subCategoryId = sql.placeholder('subCategoryId');
	const current = executor
		.select({ id: answerSheets.progressId })
		.from(answerSubCategories)
		.innerJoin(answerCategories, eq(answerCategories.id, answerSubCategories.categoryId))
		.innerJoin(answerSheets, eq(answerSheets.id, answerCategories.sheetId))
		.where(eq(answerSubCategories.id, subCategoryId));
	const former = formerOf(executor, current);
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
		.innerJoin(former, isSameQuestion(former))
		.where(eq(answerContents.answerSubCategoryId, subCategoryId))
		.orderBy(asc(paperQuestions.ordinal))
		.prepare(name);
});

/** The former answers to the questions of a sub-category, in paper order. */
export const listFormerAnswers = (executor: Executor, subCategoryId: number) =>
	formerAnswers(executor).execute({ subCategoryId });

export type FormerAnswer = Awaited<ReturnType<typeof listFormerAnswers>>[number];

const formerCount = prepared('former_answer_count', (executor, name) => {
	const sheetId = sql.placeholder('sheetId');
	const current = executor
		.select({ id: answerSheets.progressId })
		.from(answerSheets)
		.where(eq(answerSheets.id, sheetId));
	const former = formerOf(executor, current);
	const { submittedAt, completedAt } = former;
	return executor
		.select({ submittedAt, completedAt, count: sql<number>`count(*)::int` })
		.from(answerCategories)
		.innerJoin(answerSubCategories, eq(answerSubCategories.categoryId, answerCategories.id))
		.innerJoin(answerContents, eq(answerContents.answerSubCategoryId, answerSubCategories.id))
		.innerJoin(paperQuestions, eq(paperQuestions.id, answerContents.questionId))
		.innerJoin(former, isSameQuestion(former))
		.where(and(eq(answerCategories.sheetId, sheetId), isNull(answerContents.answer)))
		.groupBy(submittedAt, completedAt)
		.prepare(name);
});

/** Number of unanswered questions of a sheet that have a former answer; null for none. */
export const countFormerAnswers = async (executor: Executor, sheetId: number) => {
	const [counted] = await formerCount(executor).execute({ sheetId });
	return counted ?? null;
};
