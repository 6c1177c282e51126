import { eq } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { calibrations } from '#server/db/tables/calibration.ts';
import { companies } from '#server/db/tables/companies.ts';
import type { Source, Sources } from './source.ts';

/** Second ratings: the company and who wrote, never a rating. */

const findCalibration = async (tx: Executor, id: number) => {
	const [row] = await tx
		.select({
			progressId: calibrations.progressId,
			secondRaterId: calibrations.secondRaterId,
			ratedAt: calibrations.ratedAt,
			companyId: companies.id,
			company: companies.companyName,
		})
		.from(calibrations)
		.innerJoin(assessmentProgresses, eq(assessmentProgresses.id, calibrations.progressId))
		.innerJoin(companies, eq(companies.id, assessmentProgresses.companyId))
		.where(eq(calibrations.id, id));
	return row ?? null;
};

const nameOf = async (tx: Executor, userId: number): Promise<string> => {
	const [user] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId));
	return user?.name ?? '';
};

/** A request that was given to somebody else meanwhile, or is complete, is no longer true. */
const at =
	(isTrue: (found: NonNullable<Awaited<ReturnType<typeof findCalibration>>>, userId: number) => boolean): Source =>
	async (tx, { subject_id: subjectId, user_id: userId, actor_id: actorId }) => {
		if (subjectId === undefined || userId === undefined) return null;
		const found = await findCalibration(tx, subjectId);
		if (!found || !isTrue(found, userId)) return null;
		const { companyId, progressId, company } = found;
		const data = { company, ...(actorId === undefined ? {} : { name: await nameOf(tx, actorId) }) };
		return { audience: { to: 'user', userId }, companyId, progressId, subjectId, data };
	};

export const calibrationSources: Sources = {
	calibration_given: at(({ secondRaterId, ratedAt }, userId) => ratedAt === null && secondRaterId === userId),
	calibration_rated: at(({ ratedAt }) => ratedAt !== null),
	calibration_messaged: at(({ ratedAt }) => ratedAt !== null),
};
