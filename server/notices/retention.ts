import { and, eq, lt, notExists } from 'drizzle-orm';
import { NOTICE_DAYS } from '#server/base/kept-days.ts';
import type { Deps } from '#server/calls/deps.ts';
import { daysAgo, deleteInBatches, type IsStopping } from '#server/db/retention.ts';
import { noticeGroups, notices } from '#server/db/tables/notices.ts';

const membersOf = (db: Deps['db']) => db.select().from(notices).where(eq(notices.groupId, noticeGroups.id));

export const sweepNotices = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	isStopping: IsStopping,
): Promise<void> => {
	const end = daysAgo(clock, NOTICE_DAYS);
	await deleteInBatches(db, notices, { key: notices.id, where: lt(notices.createdAt, end) }, isStopping);
	// Later than its notices, which are of the same hour.
	const where = and(lt(noticeGroups.openedAt, end), notExists(membersOf(db)));
	await deleteInBatches(db, noticeGroups, { key: noticeGroups.id, where }, isStopping);
};
