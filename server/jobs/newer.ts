import type { Queue } from 'bullmq';
import { and, eq, gt, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '#server/base/clock.ts';
import type { Db } from '#server/db/client.ts';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { findJob } from './definition.ts';
import { IS_OPEN } from './open-rows.ts';
import type { JobData } from './queue.ts';
import { endPause } from './queued-jobs.ts';
import { type FailedJob, type Revivable, retryFailedJobs } from './retry.ts';

/**
 * Jobs of a newer version. Two versions run at once during an upgrade: the older one leaves unknown jobs to the newer
 * one, and fails them only if none has come within a week.
 */

const WAITS_DAYS = 7;
const WAITED_MS = WAITS_DAYS * 24 * 60 * 60 * 1000;
const WAIT_BEGAN = sql`now() - make_interval(days => ${WAITS_DAYS})`;

/** Pauses grow with the age of the job. A newer worker ends them (`takeLeft`). */
const PAUSE_MS = { least: 1_000, most: 30_000 } as const;

/**
 * Stored with a job while it waits, and when it fails; former versions failed such jobs at once, with the same text.
 */
export const unknownName = (name: string): string => `no job is called ${name}`;
export const UNKNOWN_PAYLOAD = 'its payload does not fit the job';

export const pauseAfter = (waitedMs: number): number =>
	Math.min(PAUSE_MS.most, Math.max(PAUSE_MS.least, Math.round(waitedMs / 2)));

export const hasWaitedLongEnough = (waitedMs: number): boolean => waitedMs > WAITED_MS;

/** Rows that this version may relay: known jobs, and unknown ones that have waited long enough to fail. */
export const isForThisVersion = (jobs: readonly { name: string }[]): SQL | undefined =>
	or(
		inArray(
			outboxJobs.name,
			jobs.map(({ name }) => name),
		),
		lt(outboxJobs.createdAt, WAIT_BEGAN),
	);

/** Open rows that a worker has left to a newer one. */
export const IS_FOR_NEWER = isNotNull(outboxJobs.error);

/** Stores why a job waits. Returns whether it still does. */
export const noteWaiting = async (db: Db, outboxId: number, reason: string): Promise<boolean> => {
	const open = await db
		.update(outboxJobs)
		.set({ error: reason })
		.where(and(eq(outboxJobs.id, outboxId), IS_OPEN))
		.returning({ id: outboxJobs.id });
	return open.length > 0;
};

/** Jobs taken over per statement. */
const BATCH = 500;

/**
 * Ends the pauses of jobs that older workers left and this version knows, and returns their number. An older worker may
 * get one again, and leave it again.
 */
export const takeLeft = async (db: Db, queue: Queue<JobData>, jobs: readonly Revivable[]): Promise<number> => {
	const names = jobs.map(({ name }) => name);
	const left = await db
		.select({ id: outboxJobs.id, name: outboxJobs.name, payload: outboxJobs.payload })
		.from(outboxJobs)
		.where(and(IS_OPEN, IS_FOR_NEWER, inArray(outboxJobs.name, names)))
		.limit(BATCH);
	const known = left.filter(({ name, payload }) => findJob(jobs, name)?.payload.safeParse(payload).success);
	const ids = known.map(({ id }) => id);
	if (ids.length === 0) return 0;
	await db
		.update(outboxJobs)
		.set({ error: null })
		.where(and(IS_OPEN, inArray(outboxJobs.id, ids)));
	// Jobs whose pause has ended meanwhile run, too.
	await Promise.allSettled(ids.map((id) => endPause(queue, id)));
	return ids.length;
};

/**
 * Retries jobs that failed within a week only because an older version did not know them. Safe to run in several
 * workers.
 */
export const retryUnknown = async (
	deps: { db: Db; clock: Clock },
	jobs: readonly Revivable[],
	isStopping: () => boolean,
): Promise<FailedJob[]> => {
	const reasons = [...jobs.map(({ name }) => unknownName(name)), UNKNOWN_PAYLOAD];
	const rows = await deps.db
		.select({ id: outboxJobs.id })
		.from(outboxJobs)
		.where(and(gt(outboxJobs.failedAt, WAIT_BEGAN), isNull(outboxJobs.finishedAt), inArray(outboxJobs.error, reasons)));
	const results: FailedJob[] = [];
	for (const { id } of rows) {
		if (isStopping()) break;
		results.push(...(await retryFailedJobs(deps, jobs, { id }, { list: false })));
	}
	return results.filter(({ outcome }) => outcome !== 'unknown to this version');
};
