import { sql } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import {
	resultMainCategories,
	resultSdgGoals,
	resultSdgTargets,
	resultSubCategories,
	results,
} from '#server/db/tables/reports.ts';
import type { GradedAssessment } from '#shared/assessment/grading.ts';

/** `set` of an upsert: the inserted score. */
const sentScore = { score: sql`excluded.score` };

const idsBy = (rows: readonly { id: number; part: number }[]) => {
	const ids = new Map(rows.map(({ id, part }) => [part, id]));
	return (part: number): number => {
		const id = ids.get(part);
		if (id === undefined) throw new Error('a result row was not stored');
		return id;
	};
};

const storeCategories = async (
	tx: Tx,
	resultId: number,
	categories: GradedAssessment<number>['categories'],
): Promise<void> => {
	if (categories.length === 0) return;
	const rows = await tx
		.insert(resultMainCategories)
		.values(categories.map(({ id, score }) => ({ resultId, mainCategoryId: id, score })))
		.onConflictDoUpdate({
			target: [resultMainCategories.resultId, resultMainCategories.mainCategoryId],
			set: sentScore,
		})
		.returning({ id: resultMainCategories.id, part: resultMainCategories.mainCategoryId });
	const rowOf = idsBy(rows);
	await tx
		.insert(resultSubCategories)
		.values(
			categories.flatMap(({ id, subCategories }) =>
				subCategories.map((sub) => ({ resultMainCategoryId: rowOf(id), subCategoryId: sub.id, score: sub.score })),
			),
		)
		.onConflictDoUpdate({
			target: [resultSubCategories.resultMainCategoryId, resultSubCategories.subCategoryId],
			set: sentScore,
		});
};

const storeGoals = async (tx: Tx, resultId: number, goals: GradedAssessment<number>['goals']): Promise<void> => {
	if (goals.length === 0) return;
	const rows = await tx
		.insert(resultSdgGoals)
		.values(goals.map(({ goalId, score }) => ({ resultId, goalId, score })))
		.onConflictDoUpdate({ target: [resultSdgGoals.resultId, resultSdgGoals.goalId], set: sentScore })
		.returning({ id: resultSdgGoals.id, part: resultSdgGoals.goalId });
	const rowOf = idsBy(rows);
	await tx
		.insert(resultSdgTargets)
		.values(
			goals.flatMap(({ goalId, targets }) =>
				targets.map((target) => ({
					resultSdgGoalId: rowOf(goalId),
					sdgTargetId: target.targetId,
					score: target.score,
				})),
			),
		)
		.onConflictDoUpdate({ target: [resultSdgTargets.resultSdgGoalId, resultSdgTargets.sdgTargetId], set: sentScore });
};

export type GradedResult = GradedAssessment<number> & {
	/** Ids of the paper. */
	criticalQuestionIds: number[];
};

/**
 * Stores a graded result in five statements. Re-grading upserts the rows, so that notes, and ids in open editors, stay
 * valid. A sheet's paper never changes, so no rows become obsolete.
 */
export const storeResult = async (tx: Tx, sheetId: number, graded: GradedResult): Promise<void> => {
	const { score, sdgScore, criticalQuestionIds } = graded;
	const [result] = await tx
		.insert(results)
		.values({ sheetId, score, sdgScore, criticalQuestionIds })
		.onConflictDoUpdate({ target: results.sheetId, set: { score, sdgScore, criticalQuestionIds } })
		.returning({ id: results.id });
	if (!result) throw new Error('no result was stored');
	await storeCategories(tx, result.id, graded.categories);
	await storeGoals(tx, result.id, graded.goals);
};
