import { eq } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { conflict, notFound } from '#server/base/errors.ts';
import { type Answer, answered } from '#server/calls/answer.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { type FailedJob, retryFailedIn } from '#server/jobs/retry.ts';

type RetryDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>;

const recordRetry = (tx: Tx, actor: ConsoleActor, { id }: FailedJob, call: CallContext): Promise<void> =>
	recordAudit(tx, { action: 'job.retried', actorId: actor.userId, subject: 'job', subjectId: id, call });

const wasRetried = ({ outcome }: FailedJob): boolean => outcome === 'tried again';

/**
 * Retries a failed job, or ends it if its work is no longer needed.
 * @throws 404; 409 if it has not failed, or is unknown to this version
 */
export const retryJob = async (
	{ db, clock, jobs }: RetryDeps,
	actor: ConsoleActor,
	{ id }: { id: number },
	call: CallContext,
): Promise<Answer<null>> => {
	const job = await db.transaction(async (tx) => {
		const [retried] = await retryFailedIn(tx, clock, jobs, { id });
		if (!retried) {
			const [known] = await tx.select({ id: outboxJobs.id }).from(outboxJobs).where(eq(outboxJobs.id, id));
			throw known ? conflict('ops.notFailed') : notFound();
		}
		if (retried.outcome === 'unknown to this version') throw conflict('ops.unknownJob');
		await recordRetry(tx, actor, retried, call);
		return retried;
	});
	return answered(null, wasRetried(job) ? 'ops.retried' : 'ops.notNeeded');
};

/** Retries all failed jobs of a kind; those whose work is no longer needed are ended. */
export const retryJobs = async (
	{ db, clock, jobs }: RetryDeps,
	actor: ConsoleActor,
	{ job_name: name }: { job_name: string },
	call: CallContext,
): Promise<Answer<{ retried: number }>> => {
	const retried = await db.transaction(async (tx) => {
		const all = await retryFailedIn(tx, clock, jobs, { name });
		const done = all.filter(wasRetried);
		for (const job of done) await recordRetry(tx, actor, job, call);
		return done.length;
	});
	return answered({ retried }, 'ops.retriedAll', { count: retried });
};
