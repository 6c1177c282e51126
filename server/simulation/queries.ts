import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import {
	answerCategories,
	answerContents,
	answerEvaluations,
	answerSheets,
	answerSubCategories,
	assessmentProgresses,
} from '#server/db/tables/assessment.ts';
import { companies } from '#server/db/tables/companies.ts';
import { paperCheckItems, paperQuestions, paperSimulations, papers } from '#server/db/tables/papers.ts';
import { results } from '#server/db/tables/reports.ts';

export type Simulation = typeof paperSimulations.$inferSelect;

export const findSimulation = async (executor: Executor, id: number): Promise<Simulation | null> => {
	const [row] = await executor.select().from(paperSimulations).where(eq(paperSimulations.id, id));
	return row ?? null;
};

export const findNewestSimulation = async (executor: Executor, paperId: number): Promise<Simulation | null> => {
	const [row] = await executor
		.select()
		.from(paperSimulations)
		.where(eq(paperSimulations.paperId, paperId))
		.orderBy(desc(paperSimulations.id))
		.limit(1);
	return row ?? null;
};

/** The two newest published papers of a kind, whose sheets are simulated. */
const newestPublished = async (executor: Executor, isPremium: boolean): Promise<number[]> => {
	const rows = await executor
		.select({ id: papers.id })
		.from(papers)
		.where(and(eq(papers.isPremium, isPremium), eq(papers.isPublished, true)))
		.orderBy(desc(papers.publishedAt), desc(papers.id))
		.limit(2);
	return rows.map((row) => row.id);
};

/** The result is current: after a move back, results are kept but ratings may change, so the round must be graded. */
const stands = or(
	and(eq(answerSheets.round, 1), isNotNull(assessmentProgresses.gradedAt)),
	and(eq(answerSheets.round, 2), isNotNull(assessmentProgresses.regradedAt)),
);

/** Sheets on the two newest published papers with current results, newest first. */
export const listFinishedSheets = async (executor: Executor, limit: number) => {
	const paperIds = await newestPublished(executor, true);
	const where = and(inArray(assessmentProgresses.paperId, paperIds), isNull(answerSheets.archivedAt), stands);
	const rows = await executor
		.select({
			sheetId: answerSheets.id,
			round: answerSheets.round,
			progressId: assessmentProgresses.id,
			companyId: companies.id,
			companyName: companies.companyName,
			score: results.score,
		})
		.from(answerSheets)
		.innerJoin(assessmentProgresses, eq(assessmentProgresses.id, answerSheets.progressId))
		.innerJoin(companies, eq(companies.id, assessmentProgresses.companyId))
		.innerJoin(results, eq(results.sheetId, answerSheets.id))
		.where(where)
		.orderBy(desc(answerSheets.id))
		.limit(limit);
	const [total] = await executor
		.select({ count: count() })
		.from(answerSheets)
		.innerJoin(assessmentProgresses, eq(assessmentProgresses.id, answerSheets.progressId))
		.innerJoin(results, eq(results.sheetId, answerSheets.id))
		.where(where);
	return { rows, total: total?.count ?? 0 };
};

export type FinishedSheet = Awaited<ReturnType<typeof listFinishedSheets>>['rows'][number];

/** Answers and ratings of sheets, by the keys of questions and check items. */
export const listRatings = (executor: Executor, sheetIds: readonly number[]) =>
	executor
		.select({
			sheetId: answerCategories.sheetId,
			categoryId: answerCategories.id,
			questionKey: paperQuestions.key,
			answer: answerContents.answer,
			itemKey: paperCheckItems.key,
			rate: answerEvaluations.evaluationRate,
		})
		.from(answerCategories)
		.innerJoin(answerSubCategories, eq(answerSubCategories.categoryId, answerCategories.id))
		.innerJoin(answerContents, eq(answerContents.answerSubCategoryId, answerSubCategories.id))
		.innerJoin(paperQuestions, eq(paperQuestions.id, answerContents.questionId))
		.leftJoin(answerEvaluations, eq(answerEvaluations.answerContentId, answerContents.id))
		.leftJoin(paperCheckItems, eq(paperCheckItems.id, answerEvaluations.checkItemId))
		.where(inArray(answerCategories.sheetId, [...sheetIds]))
		.orderBy(asc(answerCategories.sheetId));

export type RatingRow = Awaited<ReturnType<typeof listRatings>>[number];
