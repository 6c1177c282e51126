import { settleNotices } from '#server/assessment/settled-events.ts';
import type { Deps } from '#server/calls/deps.ts';
import { type IsStopping, SWEEP_BATCH } from '#server/db/retention.ts';

/**
 * Marks notices as read of which nothing is left to do. Changes of an assessment do so at once (`voidReminders`); this
 * finds what was handled otherwise, or announced only after it was.
 */
export const settleAll = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>, isStopping: IsStopping): Promise<void> => {
	let settled = SWEEP_BATCH;
	while (settled === SWEEP_BATCH && !isStopping()) {
		const { rowCount } = await settleNotices(db, undefined, clock.now(), SWEEP_BATCH);
		settled = rowCount ?? 0;
	}
};
