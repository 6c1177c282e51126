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

/** Hands jobs of the outbox over to the queue. Any number of processes may do so at once: each locks its rows. */

export type Relaying = { db: Db; queue: Queue<JobData>; jobs: readonly Queued[] };

/** Rows that are locked, and jobs that the queue is asked about, at once. */
export const BATCH = 100;

/** The queue is asked about a job at the earliest so long after it was known to have it. */
const LOST_AFTER_MS = 15_000;

/** The pause before an attempt is up to this share shorter, so that jobs which failed together are not retried together. */
const JITTER = 0.5;

const IS_NEW = isNull(outboxJobs.relayedAt);
const IS_WANTED_AGAIN = eq(outboxJobs.relayedAt, ASK_AT_ONCE);
const MAY_BE_LOST = lt(outboxJobs.relayedAt, sql`now() - ${`${LOST_AFTER_MS} milliseconds`}::interval`);

type Row = typeof outboxJobs.$inferSelect;

/** The rows in the order of the index: those about which the queue was asked longest ago. */
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
		data: { outboxId: row.id, payload: row.payload },
		opts: {
			jobId: jobIdOf(row.id),
			attempts,
			...(priority > 0 ? { priority } : {}),
			backoff: { type: 'exponential', delay: pauseMs, jitter: JITTER },
		},
	};
};

/** Adds jobs to the queue; it leaves those that it has as they are. */
const addToQueue = async (tx: Executor, { queue, jobs }: Relaying, rows: readonly Row[]): Promise<void> => {
	const added = [];
	for (const row of rows) {
		const job = findJob(jobs, row.name);
		if (job) added.push(queuedOf(row, job));
		else await failJob(tx, row.id, unknownName(row.name));
	}
	const [first, ...others] = added;
	if (!first) return;
	// On PostgreSQL, many at once go through a temporary table, which one alone, the usual case, does without.
	if (others.length === 0) await queue.add(first.name, first.data, first.opts);
	else await queue.addBulk(added);
};

/** Clocks of servers and workers may be so far apart. */
const CLOCKS_APART_MS = 60_000;

/** BullMQ ends pauses by the clock of a worker: one that was ahead, and is right now, would end them hours late. */
const isOfClockAhead = ({ processedOn, timestamp }: Job): boolean =>
	(processedOn ?? timestamp) > Date.now() + CLOCKS_APART_MS;

/**
 * Whether the queue has lost the job of an open row. One that it has done or given up, and the row has not, is removed: it
 * is to be added again. (The row is locked here, so that no work of it can be committed meanwhile.) One that pauses by a
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

/** Asks the queue about jobs, and answers those that it has lost. */
const askAbout = async (relaying: Relaying, rows: readonly Row[]): Promise<Row[]> => {
	const found = await Promise.all(rows.map((row) => isLost(relaying, row)));
	return rows.filter((_, at) => found[at]);
};

/** Hands a batch of jobs over that are new, or that somebody wants tried again. Answers whether there may be more. */
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
 * Asks the queue about a batch of the jobs that it should have, and adds what it has lost. It answers whether to ask about
 * the next batch at once, which is so for as long as the queue turns out to lack jobs. Those that were lost together stand
 * together: they come in the order in which the queue was known to have them.
 */
export const askAboutBatch = (relaying: Relaying): Promise<boolean> =>
	relaying.db.transaction(async (tx) => {
		const rows = await lockBatch(tx, relaying, MAY_BE_LOST);
		const lost = await askAbout(relaying, rows);
		await addToQueue(tx, relaying, lost);
		await markRelayed(tx, rows);
		return rows.length === BATCH && lost.length > 0;
	});

/** Whether there is anything to hand over or to ask about: one statement, since there nearly always is nothing. */
export const isAnythingDue = async ({ db, jobs }: Pick<Relaying, 'db' | 'jobs'>): Promise<boolean> => {
	const due = await db
		.select({ id: outboxJobs.id })
		.from(outboxJobs)
		.where(and(IS_OPEN, isForThisVersion(jobs), or(IS_NEW, MAY_BE_LOST)))
		.limit(1);
	return due.length > 0;
};
