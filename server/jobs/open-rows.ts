import { and, isNull, sql } from 'drizzle-orm';
import { outboxJobs } from '#server/db/tables/jobs.ts';

/** Jobs that are neither done nor given up; as in the partial index. */
export const IS_OPEN = and(isNull(outboxJobs.finishedAt), isNull(outboxJobs.failedAt));

/** As `relayedAt` of a job that is to be tried again: the relay asks the queue about it at once, before all others. */
export const ASK_AT_ONCE = sql`to_timestamp(0)`;
