import { and, eq, isNull, sql } from 'drizzle-orm';
import { listWorkers } from '#server/assessment/people.ts';
import type { Tx } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';
import { calibrationRatings, calibrations } from '#server/db/tables/calibration.ts';
import { later } from '#server/db/transactions.ts';
import { announce } from '#server/notify/announce.ts';
import { loadsOf } from '#server/progresses/load.ts';
import { leastLoaded } from '#shared/bulk/spread.ts';

type Calibration = Pick<typeof calibrations.$inferSelect, 'id' | 'progressId' | 'sheetId'>;

/**
 * Assessors who do not know the first ratings and are impartial, with the second ratings that they have to do: nobody who may
 * read the company's sheets, who has an interest in the company, or who declined this one.
 */
const listUnknowing = (tx: Tx, { id, progressId }: Calibration) =>
	tx
		.select({
			id: users.id,
			calibrations: sql<number>`(
				select count(*)::int from calibrations c where c.second_rater_id = users.id and c.rated_at is null)`,
		})
		.from(users)
		.where(
			and(
				eq(users.area, 'console'),
				eq(users.role, 1),
				isNull(users.deactivatedAt),
				sql`not exists (
					select from assessment_progresses p join assessor_companies a on a.company_id = p.company_id
					where p.id = ${progressId} and a.user_id = users.id)`,
				sql`not exists (
					select from assessment_progresses p join declared_interests i on i.company_id = p.company_id
					where p.id = ${progressId} and i.user_id = users.id and i.removed_at is null)`,
				sql`not exists (
					select from calibration_declines d where d.calibration_id = ${id} and d.user_id = users.id)`,
			),
		);

/**
 * Gives a locked calibration to the assessor who has the least to do of those who may rate it, and empties what somebody else began;
 * to nobody if there is none.
 */
export const giveToSecond = async (tx: Tx, calibration: Calibration, now: Date): Promise<void> => {
	const { id, sheetId } = calibration;
	const unknowing = await listUnknowing(tx, calibration);
	const raters = new Set(
		(await listWorkers(tx, [sheetId])).filter(({ work }) => work === 'rated').map((one) => one.id),
	);
	const people = unknowing.filter((one) => !raters.has(one.id));
	const loads = await loadsOf(
		tx,
		people.map((one) => one.id),
		now,
	);
	const least = leastLoaded(
		people.map((one) => ({ id: one.id, open: (loads.get(one.id)?.open ?? 0) + one.calibrations })),
	);
	await later(
		tx,
		tx
			.update(calibrations)
			.set({
				secondRaterId: least?.id ?? null,
				givenAt: least ? now : null,
				savedAt: null,
				version: sql`${calibrations.version} + 1`,
			})
			.where(eq(calibrations.id, id)),
		tx
			.update(calibrationRatings)
			.set({ secondRate: null, secondComment: null })
			.where(eq(calibrationRatings.calibrationId, id)),
	);
	if (least) await announce(tx, 'calibration_given', now, { subject_id: id, user_id: least.id });
};
