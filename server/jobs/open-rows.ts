import { and, isNull, sql } from 'drizzle-orm';
import { outboxJobs } from '#server/db/tables/jobs.ts';

/** Neither finished nor failed; written as in the partial index. */
export const IS_OPEN = and(isNull(outboxJobs.finishedAt), isNull(outboxJobs.failedAt));

/** `relayedAt` of a job to retry: sorts first, so that the relay looks it up at once. */
export const ASK_AT_ONCE = sql`to_timestamp(0)`;
