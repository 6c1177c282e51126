import { and, eq } from 'drizzle-orm';
import type { Deps } from '#server/calls/deps.ts';
import { noticePreferences, notices } from '#server/db/tables/notices.ts';
import { tokyoDate } from '#shared/dates.ts';
import { isOptional, NOTICES } from '#shared/notices/kinds.ts';
import { reminders } from './reminders/all.ts';

type NoticeRow = typeof notices.$inferSelect;

type TrueDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

const isReminderTrue = async (deps: TrueDeps, { id, kind, createdAt }: NoticeRow): Promise<boolean> => {
	const today = tokyoDate(deps.clock.now());
	const reminder = reminders.find((one) => one.kind === kind);
	if (!reminder || tokyoDate(createdAt) !== today) return false;
	const untrue = await deps.db.$count(notices, and(eq(notices.id, id), reminder.isVoid(today, deps)));
	return untrue === 0;
};

/** Whether the person wants no mails of the kind any more. */
const isSwitchedOff = async ({ db }: TrueDeps, { recipientId, kind }: NoticeRow): Promise<boolean> =>
	isOptional(kind) &&
	(await db.$count(
		noticePreferences,
		and(eq(noticePreferences.userId, recipientId), eq(noticePreferences.kind, kind)),
	)) > 0;

/**
 * Whether a notice is to be mailed, just before it is: a reminder is of its day and of how things stand, and whoever
 * switched mails of its kind off meanwhile gets none.
 */
export const isStillTrue = async (deps: TrueDeps, notice: NoticeRow): Promise<boolean> => {
	if (notice.voidedAt) return false;
	if (NOTICES[notice.kind].isReminder && !(await isReminderTrue(deps, notice))) return false;
	return !(await isSwitchedOff(deps, notice));
};
