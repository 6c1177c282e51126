import { and, asc, eq, lte, sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import { AppError } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { loggable } from '#server/calls/failure.ts';
import { databaseError, isDatabaseDown, type Tx } from '#server/db/client.ts';
import { bulkJobRows, bulkJobs } from '#server/db/tables/bulk.ts';
import { enqueue, finishJob } from '#server/jobs/outbox.ts';
import { Postponed } from '#server/jobs/queue.ts';
import { announce } from '#server/notify/announce.ts';
import { ACTS } from './acts.ts';
import { runBulk } from './enqueued.ts';
import { createInvites } from './invites.ts';
import { asToldToMaker, lockMaker } from './maker.ts';
import { refusalOf } from './refusals.ts';

type RunDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'signer'>;
type Job = typeof bulkJobs.$inferSelect;

/** Rows of one queued job: a few seconds, so that a stopping worker ends soon and others get their turn. */
const SLICE = 200;

/** Hides the latency of the database but leaves connections to other jobs. */
const AT_ONCE = 4;

/** Deadlocks and failed serializations are the database's way to say 'again'. */
const TRIES = 5;
const AGAIN = ['40P01', '40001'];

/** While another worker holds all due rows. */
const HELD_MS = 1_000;

const isDue = (jobId: number, now: Date) =>
	and(eq(bulkJobRows.jobId, jobId), eq(bulkJobRows.state, 'waiting'), lte(bulkJobRows.dueAt, now));

/** A row that waits, locked; null if it was run meanwhile, or another worker has it. */
const takeRow = async (tx: Tx, id: number) => {
	const [row] = await tx
		.select()
		.from(bulkJobRows)
		.where(and(eq(bulkJobRows.id, id), eq(bulkJobRows.state, 'waiting')))
		.for('update', { skipLocked: true });
	return row ?? null;
};

/** The act and its outcome are one transaction. Returns whether the row was taken. */
const runRow = ({ db, clock, signer }: RunDeps, job: Job, id: number): Promise<boolean> =>
	db.transaction(async (tx) => {
		const row = await takeRow(tx, id);
		if (!row) return false;
		const maker = await lockMaker(tx, job);
		const outcome = await ACTS[job.act](tx, { job, row, maker, clock, signer });
		await tx
			.update(bulkJobRows)
			.set({ ...outcome, contents: null, state: 'done', doneAt: clock.now() })
			.where(eq(bulkJobRows.id, id));
		return true;
	});

const refuseRow = ({ db, clock, log }: RunDeps, id: number, error: unknown): Promise<void> =>
	db.transaction(async (tx) => {
		if (!(await takeRow(tx, id))) return;
		if (!(error instanceof AppError)) log.error({ error: loggable(error), row: id }, 'a row of a bulk job failed');
		await tx
			.update(bulkJobRows)
			.set({ ...refusalOf(asToldToMaker(error)), contents: null, state: 'refused', doneAt: clock.now() })
			.where(eq(bulkJobRows.id, id));
	});

/** @throws if the database is down: the row still waits */
const runOrRefuse = async (deps: RunDeps, job: Job, id: number, tries = TRIES): Promise<boolean> => {
	try {
		return await runRow(deps, job, id);
	} catch (error) {
		if (isDatabaseDown(error)) throw error;
		if (tries > 1 && AGAIN.includes(databaseError(error).code ?? '')) return runOrRefuse(deps, job, id, tries - 1);
		await refuseRow(deps, id, error);
		return true;
	}
};

/** Ends a job without waiting rows, once, and tells its maker. */
const endIfOver = async (tx: Tx, job: Job, now: Date): Promise<void> => {
	const { id, makerId } = job;
	const waiting = sql`exists (select from bulk_job_rows r where r.job_id = ${bulkJobs.id} and r.state = 'waiting')`;
	const ended = await tx
		.update(bulkJobs)
		.set({ state: 'done', endedAt: now })
		.where(and(eq(bulkJobs.id, id), eq(bulkJobs.state, 'running'), sql`not ${waiting}`))
		.returning({ id: bulkJobs.id });
	if (ended.length === 0) return;
	await announce(tx, 'bulk_ended', now, { subject_id: id, user_id: makerId });
	await createInvites(tx, job, now);
};

const findJob = async ({ db }: RunDeps, id: number): Promise<Job | null> => {
	const [job] = await db.select().from(bulkJobs).where(eq(bulkJobs.id, id));
	return job ?? null;
};

const dueRows = ({ db, clock }: RunDeps, jobId: number) =>
	db
		.select({ id: bulkJobRows.id })
		.from(bulkJobRows)
		.where(isDue(jobId, clock.now()))
		.orderBy(asc(bulkJobRows.dueAt), asc(bulkJobRows.id))
		.limit(SLICE);

/**
 * Runs the due rows of a job, at most `SLICE` of them; further ones are enqueued again. Any number of workers may do so at
 * once, and be killed: a row is taken by one of them, and its state changes together with what it does.
 * @throws Postponed while another worker has all rows that are due
 */
export const runDueRows = async (
	deps: RunDeps,
	{ bulk_job_id: jobId }: { bulk_job_id: number },
	outboxId: number,
): Promise<void> => {
	const job = await findJob(deps, jobId);
	const due = job?.state === 'running' ? await dueRows(deps, jobId) : [];
	const limit = pLimit(AT_ONCE);
	const taken = job ? await Promise.all(due.map(({ id }) => limit(() => runOrRefuse(deps, job, id)))) : [];
	if (due.length > 0 && !taken.includes(true)) throw new Postponed(HELD_MS);
	const { db, clock } = deps;
	await db.transaction(async (tx) => {
		const now = clock.now();
		const isMoreDue = job?.state === 'running' && (await tx.$count(bulkJobRows, isDue(jobId, now))) > 0;
		if (isMoreDue) await enqueue(tx, runBulk, { bulk_job_id: jobId });
		else if (job) await endIfOver(tx, job, now);
		await finishJob(tx, outboxId);
	});
};
