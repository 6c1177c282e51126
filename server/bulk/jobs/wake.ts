import { and, eq, sql } from 'drizzle-orm';
import type { Deps } from '#server/calls/deps.ts';
import type { Db } from '#server/db/client.ts';
import type { IsStopping } from '#server/db/retention.ts';
import { bulkJobs } from '#server/db/tables/bulk.ts';
import { enqueue } from '#server/jobs/outbox.ts';
import { runBulk } from './enqueued.ts';

type WakeDeps = Pick<Deps, 'db' | 'clock'>;

/** A job that failed for good is not enqueued again before, so that a lasting fault does not fill the list of failed jobs. */
const REST_MS = 60 * 60 * 1000;

/** Whether a job has something to do, and nothing queued that does it, or has just failed to. */
const sleeps = (now: Date) => sql`(
	exists (select from bulk_job_rows r where r.job_id = ${bulkJobs.id} and r.state = 'waiting' and r.due_at <= ${now})
	or not exists (select from bulk_job_rows r where r.job_id = ${bulkJobs.id} and r.state = 'waiting')
) and not exists (
	select from outbox_jobs o
	where o.name = ${runBulk.name} and o.finished_at is null
		and (o.failed_at is null or o.failed_at > ${new Date(now.getTime() - REST_MS)})
		and (o.payload ->> 'bulk_job_id')::int = ${bulkJobs.id}
)`;

const wake = (db: Db, id: number, now: Date): Promise<void> =>
	db.transaction(async (tx) => {
		const [job] = await tx
			.select({ id: bulkJobs.id })
			.from(bulkJobs)
			.where(and(eq(bulkJobs.id, id), eq(bulkJobs.state, 'running'), sleeps(now)))
			.for('update', { skipLocked: true });
		if (job) await enqueue(tx, runBulk, { bulk_job_id: job.id });
	});

/** Enqueues jobs whose next wave is due. Safe in several workers. */
export const wakeBulkJobs = async ({ db, clock }: WakeDeps, isStopping: IsStopping = () => false): Promise<void> => {
	const now = clock.now();
	const jobs = await db
		.select({ id: bulkJobs.id })
		.from(bulkJobs)
		.where(and(eq(bulkJobs.state, 'running'), sleeps(now)))
		.orderBy(bulkJobs.id);
	for (const { id } of jobs) {
		if (isStopping()) return;
		await wake(db, id, now);
	}
};
