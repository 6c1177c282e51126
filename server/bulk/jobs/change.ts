import { and, asc, eq, gte, inArray, or, sql } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record.ts';
import { type CallContext, type ConsoleActor, isAdmin } from '#server/base/actor.ts';
import { conflict, notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { bulkJobRows, bulkJobs } from '#server/db/tables/bulk.ts';
import { enqueue } from '#server/jobs/outbox.ts';
import { announce } from '#server/notify/announce.ts';
import { wavesOf } from '#shared/bulk/waves.ts';
import { startOfTokyoDate, tokyoDate } from '#shared/dates.ts';
import { runBulk } from './enqueued.ts';

type ChangeDeps = Pick<Deps, 'db' | 'clock'>;

/** Jobs that the actor may see: own ones, and to an admin all. */
export const isJobOf = (actor: ConsoleActor) =>
	or(isAdmin(actor) ? sql`true` : undefined, eq(bulkJobs.makerId, actor.userId));

/** @throws 404; 409 if it has ended */
const lockRunning = async (tx: Tx, actor: ConsoleActor, id: number) => {
	const [job] = await tx
		.select()
		.from(bulkJobs)
		.where(and(eq(bulkJobs.id, id), isJobOf(actor)))
		.for('update');
	if (!job) throw notFound();
	if (job.state !== 'running') throw conflict('bulk.over');
	return job;
};

const isWaitingIn = (jobId: number) => and(eq(bulkJobRows.jobId, jobId), eq(bulkJobRows.state, 'waiting'));

/** Rows that are being run are finished; the others are not begun. @throws 404, 409 */
export const stopJob = (
	{ db, clock }: ChangeDeps,
	actor: ConsoleActor,
	{ id }: { id: number },
	call: CallContext,
): Promise<null> =>
	db.transaction(async (tx) => {
		const { makerId } = await lockRunning(tx, actor, id);
		const now = clock.now();
		const stopped = await tx
			.update(bulkJobRows)
			.set({ state: 'stopped', contents: null })
			.where(isWaitingIn(id))
			.returning({ id: bulkJobRows.id });
		await tx.update(bulkJobs).set({ state: 'stopped', endedAt: now }).where(eq(bulkJobs.id, id));
		if (makerId !== actor.userId) await announce(tx, 'bulk_ended', now, { subject_id: id, user_id: makerId });
		await recordAudit(tx, {
			action: 'bulk_job.stopped',
			actorId: actor.userId,
			subject: 'bulk_job',
			subjectId: id,
			detail: { bulk_rows: stopped.length },
			call,
		});
		return null;
	});

/** Rows that were run today in Tokyo. */
const spentToday = (tx: Tx, jobId: number, now: Date): Promise<number> =>
	tx.$count(
		bulkJobRows,
		and(
			eq(bulkJobRows.jobId, jobId),
			inArray(bulkJobRows.state, ['done', 'refused']),
			gte(bulkJobRows.doneAt, startOfTokyoDate(tokyoDate(now))),
		),
	);

/** Plans the waiting companies of a start anew with another daily number. @throws 404, 409 */
export const changePace = (
	{ db, clock }: ChangeDeps,
	actor: ConsoleActor,
	{ id, per_day: perDay }: { id: number; per_day: number },
	call: CallContext,
): Promise<null> =>
	db.transaction(async (tx) => {
		const job = await lockRunning(tx, actor, id);
		if (job.act !== 'start') throw conflict('bulk.noWaves');
		const now = clock.now();
		const waiting = await tx
			.select({ id: bulkJobRows.id })
			.from(bulkJobRows)
			.where(isWaitingIn(id))
			.orderBy(asc(bulkJobRows.id))
			.for('update');
		const due = wavesOf({ count: waiting.length, perDay, now, spentToday: await spentToday(tx, id, now) });
		const ids = waiting.map((row) => row.id);
		const times = due.map((at) => at.toISOString());
		await tx.execute(sql`
			update bulk_job_rows set due_at = planned.due_at
			from unnest(${sql.param(ids)}::int[], ${sql.param(times)}::timestamptz[]) planned(id, due_at)
			where bulk_job_rows.id = planned.id`);
		await tx.update(bulkJobs).set({ perDay }).where(eq(bulkJobs.id, id));
		await recordAudit(tx, {
			action: 'bulk_job.paced',
			actorId: actor.userId,
			subject: 'bulk_job',
			subjectId: id,
			detail: { per_day: perDay },
			call,
		});
		await enqueue(tx, runBulk, { bulk_job_id: id });
		return null;
	});
