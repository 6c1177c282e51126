import { and, eq, isNull, not, type SQL } from 'drizzle-orm';
import { IS_SETTLED } from '#server/assessment/settled-events.ts';
import { UNTRUE } from '#server/assessment/void-reminders.ts';
import type { Deps } from '#server/calls/deps.ts';
import { notices } from '#server/db/tables/notices.ts';
import { tokyoDate } from '#shared/dates.ts';
import { isGrouped, NOTICES } from '#shared/notices/kinds.ts';
import { reminders } from './reminders/all.ts';

type NoticeRow = typeof notices.$inferSelect;

type TrueDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

const isReminderTrue = async (deps: TrueDeps, { id, kind, createdAt }: NoticeRow): Promise<boolean> => {
	const today = tokyoDate(deps.clock.now());
	const reminder = reminders.find((one) => one.kind === kind);
	if (!reminder || tokyoDate(createdAt) !== today) return false;
	const untrue = await deps.db.$count(notices, and(eq(notices.id, id), await reminder.isVoid(today, deps)));
	return untrue === 0;
};

const isOpen = async ({ db }: TrueDeps, { id }: NoticeRow): Promise<boolean> =>
	(await db.$count(notices, and(eq(notices.id, id), IS_SETTLED))) === 0;

const isUntrue = async ({ db, clock }: TrueDeps, { id, kind }: NoticeRow): Promise<boolean> => {
	const condition = kind === 'company_reminded' ? UNTRUE[kind] : null;
	if (!condition) return false;
	return (await db.$count(notices, and(eq(notices.id, id), condition(tokyoDate(clock.now()))))) > 0;
};

/**
 * Whether a notice still applies, checked just before it is mailed. Reminders depend on the day and the current state,
 * events on whether something is left to do.
 */
export const isStillTrue = async (deps: TrueDeps, notice: NoticeRow): Promise<boolean> => {
	if (notice.voidedAt) return false;
	if (NOTICES[notice.kind].isReminder) return isReminderTrue(deps, notice);
	return isGrouped(notice.kind) ? isOpen(deps, notice) : !(await isUntrue(deps, notice));
};

/** The notices of a group that still apply, as a condition. */
export const isStillTrueOfGroup = (groupId: number): SQL | undefined =>
	and(eq(notices.groupId, groupId), isNull(notices.voidedAt), IS_SETTLED && not(IS_SETTLED));
