import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isSheetOf } from '#server/assessment/sheets.ts';
import type { Viewer } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import { companyVisibleTo, kindNameOf } from '#server/companies/access.ts';
import type { Executor } from '#server/db/client.ts';
import { prepared } from '#server/db/prepared.ts';
import { users } from '#server/db/tables/accounts.ts';
import {
	answerCategories,
	answerContents,
	answerSheets,
	answerSubCategories,
	assessmentProgresses,
} from '#server/db/tables/assessment.ts';
import { companies } from '#server/db/tables/companies.ts';
import {
	paperMainCategories,
	paperQuestionSdgTargets,
	paperQuestions,
	paperSubCategories,
	sdgTargets,
} from '#server/db/tables/papers.ts';
import {
	resultMainCategories,
	resultSdgGoals,
	resultSdgTargets,
	resultSubCategories,
	results,
} from '#server/db/tables/reports.ts';
import { localisedPaper } from '#server/papers/localised.ts';
import type { Round } from '#shared/assessment/round.ts';
import type { Locale } from '#shared/i18n/translate.ts';

export type Result = typeof results.$inferSelect;

const resultOf = prepared('result', (executor, name) =>
	executor
		.select(getTableColumns(results))
		.from(results)
		.innerJoin(answerSheets, eq(answerSheets.id, results.sheetId))
		.where(
			and(
				eq(answerSheets.progressId, sql.placeholder('progressId')),
				eq(answerSheets.round, sql.placeholder('round')),
				isNull(answerSheets.archivedAt),
			),
		)
		.prepare(name),
);

/** Graded result of a progress in a round; null if that sheet was never graded. */
export const findResult = async (executor: Executor, progressId: number, round: Round): Promise<Result | null> => {
	const [result] = await resultOf(executor).execute({ progressId, round });
	return result ?? null;
};

const reportSavers = alias(users, 'report_savers');
const proposalSavers = alias(users, 'proposal_savers');

/**
 * A progress visible to the actor, with its company and its graded result in a round with its last editor; the result
 * is null if that sheet was never graded.
 * @throws 404
 */
export const getVisibleResult = async (
	executor: Executor,
	actor: Viewer,
	{ id, round }: { id: number; round: Round },
) => {
	const query = executor
		.select({
			progress: getTableColumns(assessmentProgresses),
			company: getTableColumns(companies),
			result: getTableColumns(results),
			reportSaver: reportSavers.name,
			proposalSaver: proposalSavers.name,
		})
		.from(assessmentProgresses)
		.innerJoin(companies, eq(companies.id, assessmentProgresses.companyId))
		.leftJoin(answerSheets, isSheetOf(round, answerSheets))
		.leftJoin(results, eq(results.sheetId, answerSheets.id))
		.leftJoin(reportSavers, eq(reportSavers.id, results.reportSavedBy))
		.leftJoin(proposalSavers, eq(proposalSavers.id, results.proposalSavedBy))
		.where(and(eq(assessmentProgresses.id, id), companyVisibleTo(actor, assessmentProgresses.companyId)));
	const [found] = await query.prepare(`visible_result_${kindNameOf(actor)}`).execute();
	if (!found) throw notFound();
	return found;
};

/** Main categories and sub-categories of a result with scores and notes, in paper order; one row per sub-category. */
export const listSubCategoryRows = (executor: Executor, resultId: number, locale: Locale) => {
	const texts = localisedPaper(locale);
	const query = executor
		.select({
			main: { id: resultMainCategories.id, content: texts.mainCategory, score: resultMainCategories.score },
			id: resultSubCategories.id,
			subCategoryId: resultSubCategories.subCategoryId,
			key: paperSubCategories.key,
			content: texts.subCategory,
			score: resultSubCategories.score,
			evaluationNote: resultSubCategories.evaluationNote,
			evaluationNoteUnedited: resultSubCategories.evaluationNoteUnedited,
			evaluationNoteDraft: resultSubCategories.evaluationNoteDraft,
			evaluationNoteDraftUnedited: resultSubCategories.evaluationNoteDraftUnedited,
			proposalNote: resultSubCategories.proposalNote,
			proposalNoteUnedited: resultSubCategories.proposalNoteUnedited,
			proposalNoteDraft: resultSubCategories.proposalNoteDraft,
			proposalNoteDraftUnedited: resultSubCategories.proposalNoteDraftUnedited,
		})
		.from(resultSubCategories)
		.innerJoin(resultMainCategories, eq(resultMainCategories.id, resultSubCategories.resultMainCategoryId))
		.innerJoin(paperMainCategories, eq(paperMainCategories.id, resultMainCategories.mainCategoryId))
		.innerJoin(paperSubCategories, eq(paperSubCategories.id, resultSubCategories.subCategoryId))
		.where(eq(resultMainCategories.resultId, resultId))
		.orderBy(asc(paperMainCategories.ordinal), asc(paperSubCategories.ordinal));
	return query.prepare(`result_sub_categories_${locale}`).execute();
};

export type SubCategoryRow = Awaited<ReturnType<typeof listSubCategoryRows>>[number];

export const listMainCategoryNames = (executor: Executor, resultId: number, locale: Locale) =>
	executor
		.select({ id: resultMainCategories.id, content: localisedPaper(locale).mainCategory })
		.from(resultMainCategories)
		.innerJoin(paperMainCategories, eq(paperMainCategories.id, resultMainCategories.mainCategoryId))
		.where(eq(resultMainCategories.resultId, resultId));

/** SDG goals and targets of a result, in the order of the goals; one row per target. */
export const listTargetRows = (executor: Executor, resultId: number, locale: Locale) => {
	const query = executor
		.select({
			goal: { id: resultSdgGoals.id, number: resultSdgGoals.goalId, score: resultSdgGoals.score },
			id: resultSdgTargets.id,
			targetNumber: sdgTargets.targetNumber,
			description: localisedPaper(locale).sdgTarget,
			score: resultSdgTargets.score,
			evaluationNote: resultSdgTargets.evaluationNote,
			evaluationNoteDraft: resultSdgTargets.evaluationNoteDraft,
		})
		.from(resultSdgTargets)
		.innerJoin(resultSdgGoals, eq(resultSdgGoals.id, resultSdgTargets.resultSdgGoalId))
		.innerJoin(sdgTargets, eq(sdgTargets.id, resultSdgTargets.sdgTargetId))
		.where(eq(resultSdgGoals.resultId, resultId))
		.orderBy(asc(resultSdgGoals.goalId), asc(sdgTargets.ordinal));
	return query.prepare(`result_targets_${locale}`).execute();
};

export type TargetRow = Awaited<ReturnType<typeof listTargetRows>>[number];

/** Answers of the graded sheet to the questions linked to each target, in paper order. */
export const listLinkedAnswers = (executor: Executor, result: Result, locale: Locale) =>
	executor
		.select({
			targetResultId: resultSdgTargets.id,
			id: answerContents.id,
			content: localisedPaper(locale).question,
			answer: answerContents.answer,
			extensionNote: answerContents.extensionNote,
		})
		.from(answerContents)
		.innerJoin(answerSubCategories, eq(answerSubCategories.id, answerContents.answerSubCategoryId))
		.innerJoin(answerCategories, eq(answerCategories.id, answerSubCategories.categoryId))
		.innerJoin(paperQuestions, eq(paperQuestions.id, answerContents.questionId))
		.innerJoin(paperSubCategories, eq(paperSubCategories.id, paperQuestions.subCategoryId))
		.innerJoin(paperMainCategories, eq(paperMainCategories.id, paperSubCategories.mainCategoryId))
		.innerJoin(paperQuestionSdgTargets, eq(paperQuestionSdgTargets.questionId, paperQuestions.id))
		.innerJoin(resultSdgTargets, eq(resultSdgTargets.sdgTargetId, paperQuestionSdgTargets.sdgTargetId))
		.innerJoin(resultSdgGoals, eq(resultSdgGoals.id, resultSdgTargets.resultSdgGoalId))
		.where(and(eq(answerCategories.sheetId, result.sheetId), eq(resultSdgGoals.resultId, result.id)))
		.orderBy(asc(paperMainCategories.ordinal), asc(paperSubCategories.ordinal), asc(paperQuestions.ordinal));
