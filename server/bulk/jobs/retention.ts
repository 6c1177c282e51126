import { lt } from 'drizzle-orm';
import type { Deps } from '#server/calls/deps.ts';
import { daysAgo, deleteInBatches, type IsStopping } from '#server/db/retention.ts';
import { bulkJobs } from '#server/db/tables/bulk.ts';

/** Longer than a year, so that last year's start can be looked up at the next one. */
const KEPT_DAYS = 400;

/** Deletes jobs with their rows; what the rows did is in the audit log. */
export const sweepBulkJobs = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, isStopping: IsStopping): Promise<void> =>
	deleteInBatches(
		db,
		bulkJobs,
		{ key: bulkJobs.id, where: lt(bulkJobs.endedAt, daysAgo(clock, KEPT_DAYS)) },
		isStopping,
	);
