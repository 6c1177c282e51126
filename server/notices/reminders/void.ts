import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Deps } from '#server/calls/deps.ts';
import { type IsStopping, SWEEP_BATCH } from '#server/db/retention.ts';
import { notices } from '#server/db/tables/notices.ts';
import type { Reminder } from './reminder.ts';

/**
 * Voids reminders that no longer apply because of the day or a change of accounts. Changes of an assessment do so at
 * once (`voidReminders`).
 */
export const voidUntrue = async (
	deps: Pick<Deps, 'db' | 'clock' | 'config'>,
	{ kind, isVoid }: Reminder,
	today: string,
	isStopping: IsStopping,
): Promise<void> => {
	const { db, clock } = deps;
	const isUntrue = await isVoid(today, deps);
	let hidden = SWEEP_BATCH;
	while (hidden === SWEEP_BATCH && !isStopping()) {
		const batch = db
			.select({ id: notices.id })
			.from(notices)
			.where(and(eq(notices.kind, kind), isNull(notices.voidedAt), isUntrue))
			.limit(SWEEP_BATCH)
			.for('update', { skipLocked: true });
		const { rowCount } = await db
			.update(notices)
			.set({ voidedAt: clock.now() })
			.where(sql`${notices.id} = any(array(${batch}))`);
		hidden = rowCount ?? 0;
	}
};
