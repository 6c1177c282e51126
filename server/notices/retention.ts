import { lt } from 'drizzle-orm';
import type { Deps } from '#server/calls/deps.ts';
import { daysAgo, deleteInBatches, type IsStopping } from '#server/db/retention.ts';
import { notices } from '#server/db/tables/notices.ts';

/** A year, and the reminders of the following one. */
const NOTICE_DAYS = 400;

export const sweepNotices = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, isStopping: IsStopping): Promise<void> => {
	const where = lt(notices.createdAt, daysAgo(clock, NOTICE_DAYS));
	return deleteInBatches(db, notices, { key: notices.id, where }, isStopping);
};
