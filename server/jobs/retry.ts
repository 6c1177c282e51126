import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Clock } from '#server/base/clock.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { type AnyJob, findJob } from './definition.ts';
import { ASK_AT_ONCE } from './open-rows.ts';
import { finishJob, relayAfterCommit } from './outbox.ts';

export type FailedJob = {
	id: number;
	name: string;
	error: string | null;
	failedAt: Date;
	outcome: 'waits' | 'tried again' | 'not needed any more' | 'unknown to this version';
};

type Which = { name?: string; id?: number };
type Row = typeof outboxJobs.$inferSelect;

const findFailed = (tx: Tx, { name, id }: Which): Promise<Row[]> =>
	tx
		.select()
		.from(outboxJobs)
		.where(
			and(
				isNotNull(outboxJobs.failedAt),
				isNull(outboxJobs.finishedAt),
				name === undefined ? undefined : eq(outboxJobs.name, name),
				id === undefined ? undefined : eq(outboxJobs.id, id),
			),
		)
		.orderBy(asc(outboxJobs.id))
		.for('update');

export type Revivable = Pick<AnyJob<never>, 'name' | 'payload' | 'revive'>;

const retry = async (tx: Tx, row: Row, jobs: readonly Revivable[], clock: Clock): Promise<FailedJob['outcome']> => {
	const job = findJob(jobs, row.name);
	if (!job) return 'unknown to this version';
	const payload = job.payload.safeParse(row.payload);
	if (!payload.success) return 'unknown to this version';
	const isNeeded = await job.revive(tx, payload.data as never, clock);
	const wanted = { failedAt: null, error: null, relayedAt: ASK_AT_ONCE };
	await tx.update(outboxJobs).set(wanted).where(eq(outboxJobs.id, row.id));
	if (!isNeeded) await finishJob(tx, row.id);
	relayAfterCommit(tx);
	return isNeeded ? 'tried again' : 'not needed any more';
};

/** Retries failed jobs in the caller's transaction; with `list` it only lists them. */
export const retryFailedIn = async (
	tx: Tx,
	clock: Clock,
	jobs: readonly Revivable[],
	which: Which,
	{ list = false }: { list?: boolean } = {},
): Promise<FailedJob[]> => {
	const results: FailedJob[] = [];
	for (const row of await findFailed(tx, which)) {
		const { id, name, error, failedAt } = row;
		const outcome = list ? 'waits' : await retry(tx, row, jobs, clock);
		results.push({ id, name, error, failedAt: failedAt ?? clock.now(), outcome });
	}
	return results;
};

/** Retries failed jobs in a transaction of its own; with `list` it only lists them. */
export const retryFailedJobs = (
	{ db, clock }: { db: Db; clock: Clock },
	jobs: readonly Revivable[],
	which: Which,
	options: { list: boolean },
): Promise<FailedJob[]> => db.transaction((tx) => retryFailedIn(tx, clock, jobs, which, options));
