import { desc, eq, sql } from 'drizzle-orm';
import { isSecondRater } from '#server/assessment/calibration-grant.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { isOneOf } from '#server/db/lists.ts';
import { answerSubCategories } from '#server/db/tables/assessment.ts';
import { calibrationParts } from '#server/db/tables/calibration.ts';
import { paperMainCategories, paperSubCategories } from '#server/db/tables/papers.ts';
import { localisedPaper } from '#server/papers/localised.ts';
import type { OwnCalibration } from '#shared/calibration/schemas.ts';
import { stateOf } from './list.ts';
import { c, selectCalibration } from './lock.ts';

/** Complete ones stay in the list for so long. */
const SHOWN_DAYS = 90;

/**
 * What the actor has to rate a second time, and the complete ones of the last months in which they rated first or second. Nobody
 * learns from it that their own rating was drawn before the second one is complete.
 */
export const listOwnCalibrations = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	actor: ConsoleActor,
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<OwnCalibration[]> => {
	const { userId } = actor;
	const since = new Date(clock.now().getTime() - SHOWN_DAYS * 86_400_000).toISOString();
	const rated = sql`(c.rated_at > ${since} and (c.second_rater_id = ${userId} or exists (
		select from calibration_parts part where part.calibration_id = c.id and part.first_rater_id = ${userId}
	)))`;
	const found = await selectCalibration(db)
		.where(sql`${isSecondRater(actor)} or ${rated}`)
		.orderBy(sql`c.rated_at is not null`, desc(c.id));
	const parts = await db
		.select({ id: calibrationParts.calibrationId, content: localisedPaper(locale).subCategory })
		.from(calibrationParts)
		.innerJoin(answerSubCategories, eq(answerSubCategories.id, calibrationParts.answerSubCategoryId))
		.innerJoin(paperSubCategories, eq(paperSubCategories.id, answerSubCategories.subCategoryId))
		.innerJoin(paperMainCategories, eq(paperMainCategories.id, paperSubCategories.mainCategoryId))
		.where(
			isOneOf(
				calibrationParts.calibrationId,
				found.map(({ calibration }) => calibration.id),
			),
		)
		.orderBy(paperMainCategories.ordinal, paperSubCategories.ordinal);
	const partsOf = Map.groupBy(parts, ({ id }) => id);
	return found.map(({ calibration, company, round }) => ({
		id: calibration.id,
		company,
		round,
		sub_categories: (partsOf.get(calibration.id) ?? []).map(({ content }) => content),
		calibration_state: stateOf(calibration),
		is_second: calibration.secondRaterId === userId,
		given_at: calibration.givenAt?.toISOString() ?? null,
		rated_at: calibration.ratedAt?.toISOString() ?? null,
	}));
};
