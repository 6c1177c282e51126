import { and, asc, eq, getTableColumns, isNull, type SQL } from 'drizzle-orm';
import type { Progress } from '#server/assessment/transition.ts';
import type { CompanyActor } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import { companyVisibleTo } from '#server/companies/access.ts';
import type { Executor } from '#server/db/client.ts';
import {
	answerCategories,
	answerContents,
	answerSheets,
	answerSubCategories,
	assessmentProgresses,
} from '#server/db/tables/assessment.ts';
import { paperQuestions } from '#server/db/tables/papers.ts';
import { localisedPaper } from '#server/papers/localised.ts';
import type { Locale } from '#shared/i18n/translate.ts';

export type SubCategory = typeof answerSubCategories.$inferSelect;

/** On the first sheet of any of one's own assessments: the company never sees the second. */
const isAnswerable = (actor: CompanyActor): SQL | undefined =>
	and(
		eq(answerSheets.round, 1),
		isNull(answerSheets.archivedAt),
		companyVisibleTo(actor, assessmentProgresses.companyId),
	);

const located = { sheetId: answerSheets.id, progress: getTableColumns(assessmentProgresses) };

/** A category of one's own answer sheet. @throws 404, also for one of the second sheet */
export const locateOwnCategory = async (
	executor: Executor,
	actor: CompanyActor,
	id: number,
): Promise<{ sheetId: number; progress: Progress }> => {
	const [found] = await executor
		.select(located)
		.from(answerCategories)
		.innerJoin(answerSheets, eq(answerSheets.id, answerCategories.sheetId))
		.innerJoin(assessmentProgresses, eq(assessmentProgresses.id, answerSheets.progressId))
		.where(and(eq(answerCategories.id, id), isAnswerable(actor)));
	if (!found) throw notFound();
	return found;
};

/** A sub-category, by the same rule. @throws 404 */
export const locateOwnSubCategory = async (
	executor: Executor,
	actor: CompanyActor,
	id: number,
): Promise<{ sheetId: number; progress: Progress; subCategory: SubCategory }> => {
	const [found] = await executor
		.select({ ...located, subCategory: getTableColumns(answerSubCategories) })
		.from(answerSubCategories)
		.innerJoin(answerCategories, eq(answerCategories.id, answerSubCategories.categoryId))
		.innerJoin(answerSheets, eq(answerSheets.id, answerCategories.sheetId))
		.innerJoin(assessmentProgresses, eq(assessmentProgresses.id, answerSheets.progressId))
		.where(and(eq(answerSubCategories.id, id), isAnswerable(actor)));
	if (!found) throw notFound();
	return found;
};

/** The questions of a sub-category with their answers, in paper order. */
export const listAnswers = (executor: Executor, subCategoryId: number, locale: Locale) =>
	executor
		.select({
			id: answerContents.id,
			content: localisedPaper(locale).question,
			answer: answerContents.answer,
			extensionNote: answerContents.extensionNote,
		})
		.from(answerContents)
		.innerJoin(paperQuestions, eq(paperQuestions.id, answerContents.questionId))
		.where(eq(answerContents.answerSubCategoryId, subCategoryId))
		.orderBy(asc(paperQuestions.ordinal));

export type AnswerRow = Awaited<ReturnType<typeof listAnswers>>[number];
