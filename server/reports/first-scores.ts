import { and, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '#server/db/client.ts';
import { answerSheets } from '#server/db/tables/assessment.ts';
import { resultMainCategories, resultSubCategories, results } from '#server/db/tables/reports.ts';
import type { FirstScores } from '#shared/reports/compare-rounds.ts';

const firstMains = alias(resultMainCategories, 'first_mains');
const firstSubs = alias(resultSubCategories, 'first_subs');

type SecondResult = { progressId: number; resultId: number };

/**
 * Scores of the first round with the ids of the second result, one row per sub-category. They are joined by the ids of
 * the paper, which both rounds share.
 */
const listFirstScores = (executor: Executor, { progressId, resultId }: SecondResult) => {
	const query = executor
		.select({
			score: results.score,
			sdgScore: results.sdgScore,
			main: { id: resultMainCategories.id, score: firstMains.score },
			sub: { id: resultSubCategories.id, score: firstSubs.score },
		})
		.from(answerSheets)
		.innerJoin(results, eq(results.sheetId, answerSheets.id))
		.innerJoin(firstMains, eq(firstMains.resultId, results.id))
		.innerJoin(firstSubs, eq(firstSubs.resultMainCategoryId, firstMains.id))
		.innerJoin(
			resultMainCategories,
			and(
				eq(resultMainCategories.resultId, resultId),
				eq(resultMainCategories.mainCategoryId, firstMains.mainCategoryId),
			),
		)
		.innerJoin(
			resultSubCategories,
			and(
				eq(resultSubCategories.resultMainCategoryId, resultMainCategories.id),
				eq(resultSubCategories.subCategoryId, firstSubs.subCategoryId),
			),
		)
		.where(and(eq(answerSheets.progressId, progressId), eq(answerSheets.round, 1), isNull(answerSheets.archivedAt)));
	return query.prepare('first_scores').execute();
};

/** Scores of the first round, by the ids of the second result. */
export const readFirstScores = async (executor: Executor, second: SecondResult): Promise<FirstScores> => {
	const rows = await listFirstScores(executor, second);
	const [total] = rows;
	return {
		score: total?.score ?? null,
		sdgScore: total?.sdgScore ?? null,
		mainCategories: new Map(rows.map(({ main }) => [main.id, main.score])),
		subCategories: new Map(rows.map(({ sub }) => [sub.id, sub.score])),
	};
};
