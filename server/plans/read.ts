import { findObjectionOf } from '#server/assessment/objections.ts';
import type { Actor, CallContext } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { together } from '#server/db/transactions.ts';
import { getVisibleResult, listSubCategoryRows } from '#server/reports/queries.ts';
import type { ImprovementPlan } from '#shared/plans/schemas.ts';
import { listOwners } from './owners.ts';
import { listActions, listProofs, listReviews } from './queries.ts';
import { presentPlan } from './view-model.ts';

/**
 * The improvement plan of an assessment, without actions if the company has entered none yet.
 * @throws 404, also before 7
 */
export const getPlan = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	actor: Actor,
	{ id }: { id: number },
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<ImprovementPlan> => {
	const { progress, company, result } = await getVisibleResult(db, actor, { id, round: 1 });
	if (!result || !progress.completedAt) throw notFound();
	const [subCategories, actions, reviews, proofs, members, objection] = await together(db, (one) => [
		listSubCategoryRows(one, result.id, locale),
		listActions(one, id),
		listReviews(one, id),
		listProofs(one, id),
		listOwners(one, company.id),
		findObjectionOf(one, id, 2),
	]);
	const rows = { progress, company, result, subCategories, actions, reviews, proofs, members, objection };
	return presentPlan(rows, { area: actor.area, now: clock.now() });
};
