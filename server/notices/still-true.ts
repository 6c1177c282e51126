import { and, eq } from 'drizzle-orm';
import type { Deps } from '#server/calls/deps.ts';
import { notices } from '#server/db/tables/notices.ts';
import { tokyoDate } from '#shared/dates.ts';
import { NOTICES } from '#shared/notices/kinds.ts';
import { reminders } from './reminders/all.ts';

type NoticeRow = typeof notices.$inferSelect;

/** Whether what a notice says is still true, just before it is mailed: a reminder is of its day and of how things stand. */
export const isStillTrue = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>, notice: NoticeRow): Promise<boolean> => {
	if (notice.voidedAt) return false;
	if (!NOTICES[notice.kind].isReminder) return true;
	if (tokyoDate(notice.createdAt) !== tokyoDate(clock.now())) return false;
	const isVoid = reminders.find(({ kind }) => kind === notice.kind)?.isVoid;
	if (!isVoid) return true;
	const [stale] = await db
		.select({ id: notices.id })
		.from(notices)
		.where(and(eq(notices.id, notice.id), isVoid));
	return !stale;
};
