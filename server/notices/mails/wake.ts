import { sql } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { ASK_AT_ONCE } from '#server/jobs/open-rows.ts';
import { enqueue, relayAfterCommit } from '#server/jobs/outbox.ts';
import { PRIORITY } from '#server/jobs/priorities.ts';
import { raisePriority, tryAgain } from '#server/jobs/wanted.ts';
import { mailJob } from '#server/notify/mail-job.ts';

/** Runs the job of a mail; returns its id if it is already queued. */
export const wakeJob = async (tx: Tx, id: number): Promise<number | null> => {
	const payload = { mail_id: id };
	if (await tryAgain(tx, mailJob, payload)) return null;
	const waiting = await raisePriority(tx, { ...mailJob, priority: PRIORITY.first }, payload, PRIORITY.first);
	// A failed job may have been deleted already, since jobs are kept for a shorter time than their mails.
	if (waiting === null) await enqueue(tx, mailJob, payload);
	return waiting;
};

/** Runs the jobs of failed mails in one statement: 100,000 may have failed together. */
export const wakeJobs = async (tx: Tx, ids: readonly number[]): Promise<void> => {
	await tx.execute(sql`
		with wanted as (
			select unnest(${sql.param([...ids])}::int[]) as mail_id
		), again as (
			update outbox_jobs set failed_at = null, error = null, relayed_at = ${ASK_AT_ONCE}
			where finished_at is null and failed_at is not null and name = ${mailJob.name}
				and (payload->>'mail_id')::int in (select mail_id from wanted)
			returning (payload->>'mail_id')::int as mail_id
		), open as (
			select (payload->>'mail_id')::int as mail_id from outbox_jobs
			where finished_at is null and failed_at is null and name = ${mailJob.name}
		)
		insert into outbox_jobs (name, payload)
		select ${mailJob.name}, jsonb_build_object('mail_id', mail_id) from wanted
		where mail_id not in (select mail_id from again) and mail_id not in (select mail_id from open)
		order by mail_id`);
	relayAfterCommit(tx);
};
