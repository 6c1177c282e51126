import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';
import {
	answerCategories,
	answerContents,
	answerEvaluations,
	answerSheets,
	answerSubCategories,
	ratingSteps,
} from '#server/db/tables/assessment.ts';
import { together } from '#server/db/transactions.ts';
import type { Round } from '#shared/assessment/round.ts';
import type { RatingHistory } from '#shared/checking/schemas.ts';
import { getCheckableSubCategory } from './queries.ts';

type Place = { progressId: number; subCategoryId: number };

/** The steps of a sub-category of the paper in both rounds of an assessment, newest first. */
const listSteps = (executor: Executor, { progressId, subCategoryId }: Place) =>
	executor
		.select({
			step: ratingSteps,
			ratedBy: { id: users.id, name: users.name },
			checkItemId: answerEvaluations.checkItemId,
			round: answerSheets.round,
		})
		.from(ratingSteps)
		.innerJoin(answerEvaluations, eq(answerEvaluations.id, ratingSteps.evaluationId))
		.innerJoin(answerContents, eq(answerContents.id, answerEvaluations.answerContentId))
		.innerJoin(answerSubCategories, eq(answerSubCategories.id, answerContents.answerSubCategoryId))
		.innerJoin(answerCategories, eq(answerCategories.id, answerSubCategories.categoryId))
		.innerJoin(answerSheets, eq(answerSheets.id, answerCategories.sheetId))
		.innerJoin(users, eq(users.id, ratingSteps.ratedBy))
		.where(
			and(
				eq(answerSheets.progressId, progressId),
				isNull(answerSheets.archivedAt),
				eq(answerSubCategories.subCategoryId, subCategoryId),
			),
		)
		.orderBy(desc(ratingSteps.id));

/** The check items of a sub-category with their present ratings. */
const listItems = (executor: Executor, id: number) =>
	executor
		.select({
			id: answerEvaluations.id,
			checkItemId: answerEvaluations.checkItemId,
			rate: answerEvaluations.evaluationRate,
		})
		.from(answerEvaluations)
		.innerJoin(answerContents, eq(answerContents.id, answerEvaluations.answerContentId))
		.where(eq(answerContents.answerSubCategoryId, id))
		.orderBy(asc(answerEvaluations.id));

type StepRow = Awaited<ReturnType<typeof listSteps>>[number];

const present = ({ step, ratedBy }: StepRow): RatingHistory[number]['steps'][number] => ({
	id: step.id,
	rated_by: ratedBy,
	rated_at: step.ratedAt.toISOString(),
	from: step.fromRate,
	to: step.toRate,
	memo_changed: step.memoChanged,
});

/**
 * Who changed which ratings of a sub-category, by check item, newest first, in both rounds; for staff only. A re-assessment begins
 * with the ratings of the first round.
 * @throws 404, also for a sub-category of the other round or of an archived sheet
 */
export const getRatingHistory = async (
	{ db }: Pick<Deps, 'db'>,
	actor: ConsoleActor,
	{ id, round }: { id: number; round: Round },
): Promise<RatingHistory> => {
	const { subCategory, progress } = await getCheckableSubCategory(db, actor, round, id);
	const place = { progressId: progress.id, subCategoryId: subCategory.subCategoryId };
	const [items, steps] = await together(db, (one) => [listItems(one, id), listSteps(one, place)]);
	const stepsOf = Map.groupBy(steps, ({ checkItemId }) => checkItemId);
	return items
		.map((item) => {
			const all = stepsOf.get(item.checkItemId) ?? [];
			const own = all.filter((step) => step.round === round);
			const earliest = own.at(-1);
			const began = earliest ? earliest.step.fromRate : item.rate;
			return {
				answer_evaluation_id: item.id,
				steps: own.map(present),
				other_round_steps: all.filter((step) => step.round !== round).map(present),
				carried_over: round === 2 ? began : null,
			};
		})
		.filter(
			({ steps: own, other_round_steps: others, carried_over: carried }) =>
				own.length > 0 || others.length > 0 || carried !== null,
		);
};
