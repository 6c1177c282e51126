import { and, asc, gt, isNull, sql } from 'drizzle-orm';
import type { Deps } from '#server/calls/deps.ts';
import type { IsStopping } from '#server/db/retention.ts';
import { calibrations } from '#server/db/tables/calibration.ts';
import { giveToSecond } from './second-rater.ts';

/** Whether nobody can rate it as it is: nobody was found, or whoever was left, came to know the sheet, or has an interest. */
const isStuck = sql`(${calibrations.secondRaterId} is null or exists (
	select from users u join assessment_progresses p on p.id = ${calibrations.progressId}
	where u.id = ${calibrations.secondRaterId} and (
		u.deactivated_at is not null or u.role <> 1
		or exists (select from assessor_companies a where a.user_id = u.id and a.company_id = p.company_id)
		or exists (
			select from declared_interests i
			where i.user_id = u.id and i.company_id = p.company_id and i.removed_at is null
		)
	)
))`;

/** Gives calibrations to somebody else whose second rater cannot rate them any more; each in a transaction of its own. */
export const sweepCalibrations = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	isStopping: IsStopping,
): Promise<void> => {
	let after: number | null = 0;
	while (after !== null && !isStopping()) {
		const from: number = after;
		after = await db.transaction(async (tx) => {
			const [stuck] = await tx
				.select()
				.from(calibrations)
				.where(and(isNull(calibrations.ratedAt), gt(calibrations.id, from), isStuck))
				.orderBy(asc(calibrations.id))
				.limit(1)
				.for('update', { skipLocked: true });
			if (!stuck) return null;
			await giveToSecond(tx, stuck, clock.now());
			return stuck.id;
		});
	}
};
