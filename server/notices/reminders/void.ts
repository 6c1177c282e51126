import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Deps } from '#server/calls/deps.ts';
import { type IsStopping, SWEEP_BATCH } from '#server/db/retention.ts';
import { notices } from '#server/db/tables/notices.ts';
import type { Reminder } from './reminder.ts';

/**
 * Hides the reminders that are no longer true. Whatever changes an assessment does so at once (`voidReminders`); what is
 * left is what the day or the people made untrue.
 */
export const voidUntrue = async (
	deps: Pick<Deps, 'db' | 'clock' | 'config'>,
	{ kind, isVoid }: Reminder,
	today: string,
	isStopping: IsStopping,
): Promise<void> => {
	const { db, clock } = deps;
	let hidden = SWEEP_BATCH;
	while (hidden === SWEEP_BATCH && !isStopping()) {
		const batch = db
			.select({ id: notices.id })
			.from(notices)
			.where(and(eq(notices.kind, kind), isNull(notices.voidedAt), isVoid(today, deps)))
			.limit(SWEEP_BATCH)
			.for('update', { skipLocked: true });
		const { rowCount } = await db
			.update(notices)
			.set({ voidedAt: clock.now() })
			.where(sql`${notices.id} = any(array(${batch}))`);
		hidden = rowCount ?? 0;
	}
};
