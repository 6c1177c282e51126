import type { Queue } from 'bullmq';
import { and, asc, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import pTimeout from 'p-timeout';
import type { z } from 'zod';
import type { Db, Executor } from '#server/db/client.ts';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { sendAhead } from '#server/db/transactions.ts';
import { findJob, type Job, type Queued } from './definition.ts';
import type { Priority } from './priorities.ts';
import type { JobData } from './queue.ts';

/** After this time the relay checks whether the queue still has an unfinished job. */
const LOST_AFTER_MS = 15_000;
/** New rows wait for one batch at most: asking for many jobs that wait for long takes a while. */
const BATCH = 20;

/** What is enqueued is relayed at once, by the process that did; this is for what none did. */
const LOOK_EVERY_MS = 5_000;

/** After this time since its last attempt, a failed job is tried again at once when someone asks for its work. */
const REST_MS = 15_000;

/** The pause before an attempt is up to this share shorter, so that jobs which failed together are not retried together. */
const JITTER = 0.5;

type Enqueued<P extends z.ZodType<Record<string, unknown>>> = Pick<Job<never, P>, 'name' | 'payload'>;

const insertionOf = <P extends z.ZodType<Record<string, unknown>>>(
	tx: Executor,
	job: Enqueued<P>,
	payload: z.output<P>,
	priority: Priority | null,
) => tx.insert(outboxJobs).values({ name: job.name, payload: job.payload.parse(payload), priority });

/** Enqueues a job in the caller's transaction. It runs after the commit, at least once. */
export const enqueue = async <P extends z.ZodType<Record<string, unknown>>>(
	tx: Executor,
	job: Enqueued<P>,
	payload: z.output<P>,
	{ priority }: { priority?: Priority } = {},
): Promise<number> => {
	const [row] = await insertionOf(tx, job, payload, priority ?? null).returning({ id: outboxJobs.id });
	if (!row) throw new Error('the outbox took no job');
	return row.id;
};

/** Whether a call has enqueued something that nobody has relayed: whoever commits it need not know. */
let isUnflushed = false;

/** The same without waiting for the answer of the statement. The call that ran the transaction flushes the outbox. */
export const enqueueAhead = async <P extends z.ZodType<Record<string, unknown>>>(
	tx: Executor,
	job: Enqueued<P>,
	payload: z.output<P>,
): Promise<void> => {
	await sendAhead(tx, insertionOf(tx, job, payload, null));
	isUnflushed = true;
};

/** Is this job with this payload. */
const isJob = ({ name }: { name: string }, payload: Record<string, unknown>): SQL | undefined =>
	and(eq(outboxJobs.name, name), sql`${outboxJobs.payload} @> ${JSON.stringify(payload)}::jsonb`);

/** Raises an unfinished job to a priority, and answers its id; null if there is none. */
export const raisePriority = async <P extends z.ZodType<Record<string, unknown>>>(
	executor: Executor,
	job: Enqueued<P> & Pick<Job<never, P>, 'priority'>,
	payload: z.output<P>,
	priority: Priority,
): Promise<number | null> => {
	const [row] = await executor
		.select({ id: outboxJobs.id, priority: outboxJobs.priority })
		.from(outboxJobs)
		.where(and(isNull(outboxJobs.finishedAt), isNull(outboxJobs.failedAt), isJob(job, payload)))
		.limit(1);
	if (!row) return null;
	if ((row.priority ?? job.priority) > priority) {
		await executor.update(outboxJobs).set({ priority }).where(eq(outboxJobs.id, row.id));
	}
	return row.id;
};

/** Has a job tried again that failed for good, and answers whether there was one. */
export const tryAgain = async <P extends z.ZodType<Record<string, unknown>>>(
	executor: Executor,
	job: Enqueued<P>,
	payload: z.output<P>,
): Promise<boolean> => {
	// `relayedAt` is kept, so that the relay finds the failed job in the queue and retries it.
	const again = await executor
		.update(outboxJobs)
		.set({ failedAt: null, error: null })
		.where(and(isNull(outboxJobs.finishedAt), isNotNull(outboxJobs.failedAt), isJob(job, payload)))
		.returning({ id: outboxJobs.id });
	return again.length > 0;
};

/** Marks a job as finished, in the transaction of the work itself. */
export const finishJob = async (tx: Executor, outboxId: number): Promise<void> => {
	await tx.update(outboxJobs).set({ finishedAt: sql`now()` }).where(eq(outboxJobs.id, outboxId));
};

/** Marks a job as permanently failed. */
export const failJob = async (tx: Executor, outboxId: number, error: string): Promise<void> => {
	await tx.update(outboxJobs).set({ failedAt: sql`now()`, error }).where(eq(outboxJobs.id, outboxId));
};

const lostBefore = sql`now() - ${`${LOST_AFTER_MS} milliseconds`}::interval`;

/** New rows, and those of which the queue is asked whether it still has their job. */
const IS_DUE = and(
	isNull(outboxJobs.finishedAt),
	isNull(outboxJobs.failedAt),
	or(isNull(outboxJobs.relayedAt), lt(outboxJobs.relayedAt, lostBefore)),
);

/** More do not run at once: a worker runs four. */
const MOST_RUNNING = 200;
const QUEUE_ANSWERS_MS = 2_000;

/** What the queue calls the job of a row. */
export const jobIdOf = (outboxId: number): string => `outbox-${outboxId}`;

/** Relays jobs from the outbox to the queue. Any number of processes may relay at once. */
export const createOutboxRelay = (
	{ db, queue, jobs }: { db: Db; queue: Queue<JobData>; jobs: readonly Queued[] },
	onError: (error: unknown) => void,
) => {
	const addToQueue = async (tx: Executor, row: typeof outboxJobs.$inferSelect): Promise<void> => {
		const job = findJob(jobs, row.name);
		if (!job) return failJob(tx, row.id, `no job is called ${row.name}`);
		const priority = row.priority ?? job.priority;
		await queue.add(
			row.name,
			{ outboxId: row.id, payload: row.payload },
			{
				jobId: jobIdOf(row.id),
				attempts: job.attempts,
				...(priority > 0 ? { priority } : {}),
				backoff: { type: 'exponential', delay: job.pauseMs, jitter: JITTER },
			},
		);
	};

	/** Relays new rows, and rows whose job the queue has lost. */
	const relay = (): Promise<number> =>
		db.transaction(async (tx) => {
			const rows = await tx
				.select()
				.from(outboxJobs)
				.where(IS_DUE)
				// New rows do not wait for the check of the others.
				.orderBy(sql`${outboxJobs.relayedAt} is not null`, asc(outboxJobs.id))
				.limit(BATCH)
				.for('update', { skipLocked: true });
			for (const row of rows) {
				const known = row.relayedAt ? await queue.getJob(jobIdOf(row.id)) : undefined;
				if (!known) await addToQueue(tx, row);
				else if (await known.isFailed()) await known.retry();
			}
			const ids = rows.map((row) => row.id);
			if (ids.length > 0) await tx.update(outboxJobs).set({ relayedAt: sql`now()` }).where(inArray(outboxJobs.id, ids));
			return rows.length;
		});

	let running: Promise<void> | null = null;
	let again = false;
	let closed = false;

	const run = async (): Promise<void> => {
		do {
			again = false;
			try {
				if ((await relay()) === BATCH) again = true;
			} catch (error) {
				onError(error);
			}
		} while (again && !closed);
	};

	/** Relays now, in the background. A call during a run triggers one more run. */
	const flush = (): void => {
		if (closed) return;
		isUnflushed = false;
		if (running) {
			again = true;
			return;
		}
		running = run().finally(() => {
			running = null;
		});
	};

	/** One statement instead of a transaction, since it finds nothing nearly always. */
	const look = async (): Promise<void> => {
		try {
			const due = await db.select({ id: outboxJobs.id }).from(outboxJobs).where(IS_DUE).limit(1);
			if (due.length > 0) flush();
		} catch (error) {
			onError(error);
		}
	};

	const moveForward = async (outboxId: number, priority: Priority): Promise<void> => {
		const job = await queue.getJob(jobIdOf(outboxId));
		// What is not relayed yet will be, with the priority of its row.
		if (!job) return;
		if (job.priority > priority) await job.changePriority({ priority });
		const hasRested = job.attemptsMade === 0 || Date.now() - (job.processedOn ?? 0) > REST_MS;
		if (hasRested && (await job.isDelayed())) await job.promote();
	};

	/** The names of the jobs that workers run now; null if the queue does not answer in time. */
	const runningNames = async (): Promise<string[] | null> => {
		const active = queue.getJobs(['active'], 0, MOST_RUNNING - 1);
		const jobsNow = await pTimeout(active, { milliseconds: QUEUE_ANSWERS_MS }).catch(() => null);
		return jobsNow?.map(({ name }) => name) ?? null;
	};

	const moving = new Set<Promise<void>>();

	let timer: NodeJS.Timeout | null = null;
	let looking: Promise<void> | null = null;
	return {
		flush,
		/** Relays what calls have enqueued with `enqueueAhead`. */
		flushAhead: (): void => {
			if (isUnflushed) flush();
		},
		runningNames,
		/** Moves a relayed job forward in the queue, in the background: someone waits for its work. */
		bringForward: (outboxId: number, priority: Priority): void => {
			if (closed) return;
			const move: Promise<void> = moveForward(outboxId, priority)
				.catch(onError)
				.finally(() => moving.delete(move));
			moving.add(move);
		},
		/** Also looks now and every few seconds for jobs whose process died before relaying them, and for those of commands. */
		watch: (): void => {
			const lookOnce = (): void => {
				looking ??= look().finally(() => {
					looking = null;
				});
			};
			lookOnce();
			timer = setInterval(lookOnce, LOOK_EVERY_MS);
			timer.unref();
		},
		close: async (): Promise<void> => {
			closed = true;
			if (timer) clearInterval(timer);
			await looking;
			await running;
			await Promise.all(moving);
		},
	};
};

export type OutboxRelay = ReturnType<typeof createOutboxRelay>;
