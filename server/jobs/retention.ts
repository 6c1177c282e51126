import type { Queue } from 'bullmq';
import { lt, or } from 'drizzle-orm';
import type { Clock } from '#server/base/clock.ts';
import type { Config } from '#server/base/config.ts';
import type { Db } from '#server/db/client.ts';
import { deleteInBatches, type IsStopping, retentionEnd, SWEEP_BATCH } from '#server/db/retention.ts';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import type { JobData } from './queue.ts';

const FINISHED_JOB_DAYS = 30;
/** How long the queue keeps finished jobs, for the queue dashboard. */
const QUEUED_DAYS = 1;

type Needs = { db: Db; clock: Clock; config: Pick<Config, 'retentionDays'> };

/** Deletes jobs with their payloads: finished ones after 30 days, failed ones after FAILED_JOB_RETENTION_DAYS. */
export const sweepJobs = async ({ db, clock, config }: Needs, isStopping: IsStopping): Promise<void> => {
	const finishedEnd = retentionEnd(clock, FINISHED_JOB_DAYS);
	const failedEnd = retentionEnd(clock, config.retentionDays.failedJobs);
	const where = or(
		finishedEnd ? lt(outboxJobs.finishedAt, finishedEnd) : undefined,
		failedEnd ? lt(outboxJobs.failedAt, failedEnd) : undefined,
	);
	await deleteInBatches(db, outboxJobs, { key: outboxJobs.id, where }, isStopping);
};

/**
 * Deletes old jobs from the queue, which removes them itself only when another job ends. Must run after the deletion of
 * their outbox rows, from which lost jobs are relayed again.
 */
export const sweepQueue = async (
	queue: Queue<JobData>,
	{ clock, config }: Pick<Needs, 'clock' | 'config'>,
): Promise<void> => {
	for (const [state, days] of [
		['completed', QUEUED_DAYS],
		['failed', config.retentionDays.failedJobs],
	] as const) {
		const end = retentionEnd(clock, days);
		if (end) await queue.clean(Date.now() - end.getTime(), SWEEP_BATCH, state);
	}
};
