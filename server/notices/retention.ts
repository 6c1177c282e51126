import { lt } from 'drizzle-orm';
import { NOTICE_DAYS } from '#server/base/kept-days.ts';
import type { Deps } from '#server/calls/deps.ts';
import { daysAgo, deleteInBatches, type IsStopping } from '#server/db/retention.ts';
import { notices } from '#server/db/tables/notices.ts';

export const sweepNotices = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, isStopping: IsStopping): Promise<void> => {
	const where = lt(notices.createdAt, daysAgo(clock, NOTICE_DAYS));
	return deleteInBatches(db, notices, { key: notices.id, where }, isStopping);
};
