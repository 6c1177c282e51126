import { asc, desc, eq } from 'drizzle-orm';
import type { ConsoleActor } from '#server/base/actor.ts';
import { groupRows } from '#server/base/group-rows.ts';
import type { Deps } from '#server/calls/deps.ts';
import { users } from '#server/db/tables/accounts.ts';
import { answerContents, answerEvaluations, ratingSteps } from '#server/db/tables/assessment.ts';
import type { Round } from '#shared/assessment/round.ts';
import type { RatingHistory } from '#shared/checking/schemas.ts';
import { getCheckableSubCategory } from './queries.ts';

/**
 * Who changed which ratings of a sub-category, by check item, newest first; for staff only.
 * @throws 404, also for a sub-category of the other round or of an archived sheet
 */
export const getRatingHistory = async (
	{ db }: Pick<Deps, 'db'>,
	actor: ConsoleActor,
	{ id, round }: { id: number; round: Round },
): Promise<RatingHistory> => {
	const { subCategory } = await getCheckableSubCategory(db, actor, round, id);
	const steps = await db
		.select({ step: ratingSteps, ratedBy: { id: users.id, name: users.name } })
		.from(ratingSteps)
		.innerJoin(answerEvaluations, eq(answerEvaluations.id, ratingSteps.evaluationId))
		.innerJoin(answerContents, eq(answerContents.id, answerEvaluations.answerContentId))
		.innerJoin(users, eq(users.id, ratingSteps.ratedBy))
		.where(eq(answerContents.answerSubCategoryId, subCategory.id))
		.orderBy(asc(ratingSteps.evaluationId), desc(ratingSteps.id));
	return groupRows(steps, ({ step }) => ({ id: step.evaluationId })).map(({ parent, rows }) => ({
		answer_evaluation_id: parent.id,
		steps: rows.map(({ step, ratedBy }) => ({
			id: step.id,
			rated_by: ratedBy,
			rated_at: step.ratedAt.toISOString(),
			from: step.fromRate,
			to: step.toRate,
			memo_changed: step.memoChanged,
		})),
	}));
};
