import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Executor } from '#server/db/client.ts';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { sendAhead } from '#server/db/transactions.ts';
import type { Job } from './definition.ts';
import type { Priority } from './priorities.ts';

/** The name and payload of a job, all that is needed to enqueue it. */
export type Enqueued<P extends z.ZodType<Record<string, unknown>>> = Pick<Job<never, P>, 'name' | 'payload'>;

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

/** The same for many jobs of one type, in one statement. */
export const enqueueAll = async <P extends z.ZodType<Record<string, unknown>>>(
	tx: Executor,
	job: Enqueued<P>,
	payloads: readonly z.output<P>[],
	{ priority = null }: { priority?: Priority | null } = {},
): Promise<void> => {
	if (payloads.length === 0) return;
	const rows = payloads.map((payload) => ({ name: job.name, payload: job.payload.parse(payload), priority }));
	await tx.insert(outboxJobs).values(rows);
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

/** Whether something was enqueued with `enqueueAhead` since this was asked last. */
export const takeUnflushed = (): boolean => {
	const was = isUnflushed;
	isUnflushed = false;
	return was;
};

/** Marks a job as finished, in the transaction of the work itself. */
export const finishJob = async (tx: Executor, outboxId: number): Promise<void> => {
	await tx.update(outboxJobs).set({ finishedAt: sql`now()` }).where(eq(outboxJobs.id, outboxId));
};

/** Marks a job as permanently failed. */
export const failJob = async (tx: Executor, outboxId: number, error: string): Promise<void> => {
	await tx.update(outboxJobs).set({ failedAt: sql`now()`, error }).where(eq(outboxJobs.id, outboxId));
};
