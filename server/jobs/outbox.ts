import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { currentOrigin } from '#server/base/origin.ts';
import { afterCommit } from '#server/db/after-commit.ts';
import type { Executor } from '#server/db/client.ts';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { later } from '#server/db/transactions.ts';
import type { Job } from './definition.ts';
import type { Priority } from './priorities.ts';

/** Name and payload of a job, all that is needed to enqueue it. */
export type Enqueued<P extends z.ZodType<Record<string, unknown>>> = Pick<Job<never, P>, 'name' | 'payload'>;

/** Relays of this process by database. */
const relays = new WeakMap<Executor, Set<() => void>>();

/** Calls `relay` after each commit to `db` that leaves something to relay. @returns a function that unsubscribes */
export const onEnqueued = (db: Executor, relay: () => void): (() => void) => {
	const ofDb = relays.get(db) ?? new Set();
	relays.set(db, ofDb.add(relay));
	return () => void ofDb.delete(relay);
};

const relayNow = (db: Executor): void => {
	for (const relay of relays.get(db) ?? []) relay();
};

/** Relays new and retried jobs as soon as the transaction has committed. */
export const relayAfterCommit = (executor: Executor): void => afterCommit(executor, relayNow);

const causeOfJobs = () => ({ requestId: currentOrigin()?.requestId ?? null });

const insertionOf = <P extends z.ZodType<Record<string, unknown>>>(
	tx: Executor,
	job: Enqueued<P>,
	payload: z.output<P>,
	priority: Priority | null,
) => tx.insert(outboxJobs).values({ name: job.name, payload: job.payload.parse(payload), priority, ...causeOfJobs() });

/** Enqueues a job in the caller's transaction. It runs after the commit, at least once. */
export const enqueue = async <P extends z.ZodType<Record<string, unknown>>>(
	tx: Executor,
	job: Enqueued<P>,
	payload: z.output<P>,
	{ priority }: { priority?: Priority } = {},
): Promise<number> => {
	const [row] = await insertionOf(tx, job, payload, priority ?? null).returning({ id: outboxJobs.id });
	if (!row) throw new Error('the outbox took no job');
	relayAfterCommit(tx);
	return row.id;
};

/** Enqueues many jobs of one type in one statement. */
export const enqueueAll = async <P extends z.ZodType<Record<string, unknown>>>(
	tx: Executor,
	job: Enqueued<P>,
	payloads: readonly z.output<P>[],
	{ priority = null }: { priority?: Priority | null } = {},
): Promise<void> => {
	if (payloads.length === 0) return;
	const cause = causeOfJobs();
	const rows = payloads.map((payload) => ({
		name: job.name,
		payload: job.payload.parse(payload),
		priority,
		...cause,
	}));
	await tx.insert(outboxJobs).values(rows);
	relayAfterCommit(tx);
};

/** Enqueues a job without awaiting the statement (`later`). */
export const enqueueAhead = async <P extends z.ZodType<Record<string, unknown>>>(
	tx: Executor,
	job: Enqueued<P>,
	payload: z.output<P>,
): Promise<void> => {
	await later(tx, insertionOf(tx, job, payload, null));
	relayAfterCommit(tx);
};

/** Marks a job as finished, in the transaction of the work itself. */
export const finishJob = async (tx: Executor, outboxId: number): Promise<void> => {
	await tx.update(outboxJobs).set({ finishedAt: sql`now()`, error: null }).where(eq(outboxJobs.id, outboxId));
};

export const failJob = async (tx: Executor, outboxId: number, error: string): Promise<void> => {
	await tx.update(outboxJobs).set({ failedAt: sql`now()`, error }).where(eq(outboxJobs.id, outboxId));
};
