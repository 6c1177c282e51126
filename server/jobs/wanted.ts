import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Executor } from '#server/db/client.ts';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import type { Job } from './definition.ts';
import { ASK_AT_ONCE, IS_OPEN } from './open-rows.ts';
import { type Enqueued, relayAfterCommit } from './outbox.ts';
import type { Priority } from './priorities.ts';

/** Condition on `outbox_jobs`: this job with this payload. */
const isJob = ({ name }: { name: string }, payload: Record<string, unknown>): SQL | undefined =>
	and(eq(outboxJobs.name, name), sql`${outboxJobs.payload} @> ${JSON.stringify(payload)}::jsonb`);

/** Raises the priority of an unfinished job and returns its id; null if there is none. */
export const raisePriority = async <P extends z.ZodType<Record<string, unknown>>>(
	executor: Executor,
	job: Enqueued<P> & Pick<Job<never, P>, 'priority'>,
	payload: z.output<P>,
	priority: Priority,
): Promise<number | null> => {
	const [row] = await executor
		.select({ id: outboxJobs.id, priority: outboxJobs.priority })
		.from(outboxJobs)
		.where(and(IS_OPEN, isJob(job, payload)))
		.limit(1);
	if (!row) return null;
	if ((row.priority ?? job.priority) > priority) {
		await executor.update(outboxJobs).set({ priority }).where(eq(outboxJobs.id, row.id));
	}
	return row.id;
};

/** Retries a job that failed permanently; returns whether there was one. */
export const tryAgain = async <P extends z.ZodType<Record<string, unknown>>>(
	executor: Executor,
	job: Enqueued<P>,
	payload: z.output<P>,
): Promise<boolean> => {
	const again = await executor
		.update(outboxJobs)
		.set({ failedAt: null, error: null, relayedAt: ASK_AT_ONCE })
		.where(and(isNull(outboxJobs.finishedAt), isNotNull(outboxJobs.failedAt), isJob(job, payload)))
		.returning({ id: outboxJobs.id });
	if (again.length > 0) relayAfterCommit(executor);
	return again.length > 0;
};
