import type { Job, Queue } from 'bullmq';
import { and, asc, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Executor, Tx } from '#server/db/client.ts';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { together } from '#server/db/transactions.ts';
import { findJob, type Queued } from './definition.ts';
import { isForThisVersion, unknownName } from './newer.ts';
import { ASK_AT_ONCE, IS_OPEN } from './open-rows.ts';
import { failJob } from './outbox.ts';
import type { JobData } from './queue.ts';
import { jobIdOf } from './queued-jobs.ts';

/** Hands jobs of the outbox over to the queue. Safe to run in several processes: each locks its rows. */

export type Relaying = { db: Db; queue: Queue<JobData>; jobs: readonly Queued[] };

/** Rows locked, and jobs looked up in the queue, at once. */
export const BATCH = 100;

/** A job is looked up in the queue this long after it was last known to be there. */
const LOST_AFTER_MS = 15_000;

/**
 * The pause before an attempt is shortened by up to this share, so that jobs that failed together are not retried
 * together.
 */
const JITTER = 0.5;

const IS_NEW = isNull(outboxJobs.relayedAt);
const IS_WANTED_AGAIN = eq(outboxJobs.relayedAt, ASK_AT_ONCE);
const MAY_BE_LOST = lt(outboxJobs.relayedAt, sql`now() - ${`${LOST_AFTER_MS} milliseconds`}::interval`);

type Row = typeof outboxJobs.$inferSelect;

/** Locks rows in index order: those least recently looked up in the queue. */
const lockBatch = (tx: Tx, { jobs }: Relaying, where: SQL): Promise<Row[]> =>
	tx
		.select()
		.from(outboxJobs)
		.where(and(IS_OPEN, isForThisVersion(jobs), where))
		.orderBy(asc(outboxJobs.relayedAt), asc(outboxJobs.id))
		.limit(BATCH)
		.for('update', { skipLocked: true });

const markRelayed = async (tx: Tx, rows: readonly Row[]): Promise<void> => {
	const ids = rows.map(({ id }) => id);
	if (ids.length > 0) await tx.update(outboxJobs).set({ relayedAt: sql`now()` }).where(inArray(outboxJobs.id, ids));
};

const queuedOf = (row: Row, { attempts, pauseMs, priority: ownPriority }: Queued) => {
	const priority = row.priority ?? ownPriority;
	return {
		name: row.name,
		data: { outboxId: row.id, payload: row.payload, requestId: row.requestId },
		opts: {
			jobId: jobIdOf(row.id),
			attempts,
			...(priority > 0 ? { priority } : {}),
			backoff: { type: 'exponential', delay: pauseMs, jitter: JITTER },
		},
	};
};

/** Adds jobs to the queue; existing ones are left as they are. */
const addToQueue = async (tx: Executor, { queue, jobs }: Relaying, rows: readonly Row[]): Promise<void> => {
	const added = [];
	for (const row of rows) {
		const job = findJob(jobs, row.name);
		if (job) added.push(queuedOf(row, job));
		else await failJob(tx, row.id, unknownName(row.name));
	}
	const [first, ...others] = added;
	if (!first) return;
	// On PostgreSQL, adding in bulk uses a temporary table; the usual single job does without.
	if (others.length === 0) await queue.add(first.name, first.data, first.opts);
	else await queue.addBulk(added);
};

/** Tolerated clock difference between servers and workers. */
const CLOCKS_APART_MS = 60_000;

/**
 * BullMQ ends pauses by the worker's clock: a clock that was ahead and has been corrected would end them hours late.
 */
const isOfClockAhead = ({ processedOn, timestamp }: Job): boolean =>
	(processedOn ?? timestamp) > Date.now() + CLOCKS_APART_MS;

/**
 * Whether the queue has lost the job of an open row. A job that the queue has completed or failed, although the row is
 * open, is removed to be added again. (The row is locked, so no work can be committed meanwhile.) A job paused by a
 * clock that was ahead runs now.
 */
const isLost = async ({ queue }: Relaying, row: Row): Promise<boolean> => {
	const job = await queue.getJob(jobIdOf(row.id));
	if (!job) return true;
	if (isOfClockAhead(job) && (await job.isDelayed())) await job.promote();
	if (!job.finishedOn || !['completed', 'failed'].includes(await job.getState())) return false;
	await queue.remove(jobIdOf(row.id));
	return true;
};

/** Looks jobs up in the queue and returns those that are lost. */
const askAbout = async (relaying: Relaying, rows: readonly Row[]): Promise<Row[]> => {
	const found = await Promise.all(rows.map((row) => isLost(relaying, row)));
	return rows.filter((_, at) => found[at]);
};

/** Hands over a batch of new jobs and jobs to be retried. Returns whether there may be more. */
export const handOver = (relaying: Relaying): Promise<boolean> =>
	relaying.db.transaction(async (tx) => {
		const [made, wanted] = await together(tx, () => [
			lockBatch(tx, relaying, IS_NEW),
			lockBatch(tx, relaying, IS_WANTED_AGAIN),
		]);
		const lost = await askAbout(relaying, wanted);
		await addToQueue(tx, relaying, [...made, ...lost]);
		await markRelayed(tx, [...made, ...wanted]);
		return made.length === BATCH || wanted.length === BATCH;
	});

/**
 * Looks up a batch of relayed jobs in the queue and adds lost ones again. Returns whether any were lost, so that the
 * next batch is checked at once: jobs lost together are adjacent, in the order in which they were last known to be
 * queued.
 */
export const askAboutBatch = (relaying: Relaying): Promise<boolean> =>
	relaying.db.transaction(async (tx) => {
		const rows = await lockBatch(tx, relaying, MAY_BE_LOST);
		const lost = await askAbout(relaying, rows);
		await addToQueue(tx, relaying, lost);
		await markRelayed(tx, rows);
		return rows.length === BATCH && lost.length > 0;
	});

/** Whether there is anything to hand over or look up; one statement, since there hardly ever is. */
export const isAnythingDue = async ({ db, jobs }: Pick<Relaying, 'db' | 'jobs'>): Promise<boolean> => {
	const due = await db
		.select({ id: outboxJobs.id })
		.from(outboxJobs)
		.where(and(IS_OPEN, isForThisVersion(jobs), or(IS_NEW, MAY_BE_LOST)))
		.limit(1);
	return due.length > 0;
};
