import { asc, eq, sql } from 'drizzle-orm';
import { getVisibleProgress } from '#server/assessment/access.ts';
import { isSheetOf } from '#server/assessment/sheets.ts';
import { namedQuestion } from '#server/assessment/substance.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import type { Executor, Reader } from '#server/db/client.ts';
import {
	answerCategories,
	answerContents,
	answerSheets,
	answerSubCategories,
	assessmentProgresses,
} from '#server/db/tables/assessment.ts';
import { paperMainCategories, paperQuestions, paperSubCategories } from '#server/db/tables/papers.ts';
import { localisedPaper } from '#server/papers/localised.ts';
import type { Round } from '#shared/assessment/round.ts';
import type { AskableQuestion } from '#shared/evidence/requests.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { readyText } from './ready-text.ts';
import { checkedRound } from './requests.ts';

/** The questions of the current sheet of a round, in paper order. */
const listQuestions = (
	executor: Executor,
	{ progressId, round }: { progressId: number; round: Round },
	locale: Locale,
) => {
	const texts = localisedPaper(locale);
	return executor
		.select({
			id: answerContents.id,
			content: texts.question,
			guidance: paperQuestions.guidance,
			ordinals: sql<
				number[]
			>`array[${paperMainCategories.ordinal}, ${paperSubCategories.ordinal}, ${paperQuestions.ordinal}]`,
			subCategory: { id: answerSubCategories.id, content: texts.subCategory },
			category: { id: answerCategories.id, content: texts.mainCategory },
		})
		.from(assessmentProgresses)
		.innerJoin(answerSheets, isSheetOf(round, answerSheets))
		.innerJoin(answerCategories, eq(answerCategories.sheetId, answerSheets.id))
		.innerJoin(paperMainCategories, eq(paperMainCategories.id, answerCategories.mainCategoryId))
		.innerJoin(answerSubCategories, eq(answerSubCategories.categoryId, answerCategories.id))
		.innerJoin(paperSubCategories, eq(paperSubCategories.id, answerSubCategories.subCategoryId))
		.innerJoin(answerContents, eq(answerContents.answerSubCategoryId, answerSubCategories.id))
		.innerJoin(paperQuestions, eq(paperQuestions.id, answerContents.questionId))
		.where(eq(assessmentProgresses.id, progressId))
		.orderBy(asc(paperMainCategories.ordinal), asc(paperSubCategories.ordinal), asc(paperQuestions.ordinal));
};

/** The questions for which evidence can be requested, each with its ready text. @throws 404 */
export const listAskableQuestions = async (
	{ db }: Reader,
	actor: ConsoleActor,
	{ progress_id: progressId }: { progress_id: number },
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<AskableQuestion[]> => {
	const round = checkedRound(await getVisibleProgress(db, actor, progressId));
	const questions = await listQuestions(db, { progressId, round }, locale);
	return questions.map((question) => ({
		...namedQuestion(question),
		ready_request: readyText(question.guidance, locale),
	}));
};
