import { eq, inArray } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { conflict, notFound } from '#server/base/errors.ts';
import { type Answer, answered } from '#server/calls/answer.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { mails } from '#server/db/tables/notices.ts';
import { enqueue, raisePriority, tryAgain } from '#server/jobs/outbox.ts';
import { PRIORITY } from '#server/jobs/priorities.ts';
import { mailJob } from '#server/notify/mail-job.ts';
import { idsOfMails, type MailFilters } from './list.ts';
import { reviveMail, reviveMails } from './revive.ts';

type RetryDeps = Pick<Deps, 'db' | 'clock' | 'outbox'>;

/** Has the job of a mail run, and answers its id where it waits in the queue. */
const wakeJob = async (tx: Tx, id: number): Promise<number | null> => {
	const payload = { mail_id: id };
	if (await tryAgain(tx, mailJob, payload)) return null;
	const waiting = await raisePriority(tx, { ...mailJob, priority: PRIORITY.first }, payload, PRIORITY.first);
	// The jobs that failed long ago are deleted before their mails are.
	if (waiting === null) await enqueue(tx, mailJob, payload);
	return waiting;
};

const recordRetry = (tx: Tx, { userId }: ConsoleActor, id: number, call: CallContext): Promise<void> =>
	recordAudit(tx, { action: 'mail.retried', actorId: userId, subject: 'mail', subjectId: id, call });

/** Has a mail tried again now: one that failed for another day, one that waits before its next attempt. @throws 404, 409 */
export const retryMail = async (
	{ db, clock, outbox }: RetryDeps,
	actor: ConsoleActor,
	{ id }: { id: number },
	call: CallContext,
): Promise<Answer<null>> => {
	const waiting = await db.transaction(async (tx) => {
		const [mail] = await tx.select().from(mails).where(eq(mails.id, id)).for('update');
		if (!mail) throw notFound();
		if (mail.state !== 'waiting' && mail.state !== 'failed') throw conflict('mails.settled');
		if (mail.state === 'failed' && !(await reviveMail(tx, id, clock.now()))) throw conflict('mails.contentGone');
		if (mail.state === 'waiting') await tx.update(mails).set({ nextAttemptAt: null }).where(eq(mails.id, id));
		await recordRetry(tx, actor, id, call);
		return wakeJob(tx, id);
	});
	if (waiting !== null) outbox.bringForward(waiting, PRIORITY.first);
	outbox.flush();
	return answered(null, 'mails.retried');
};

/** Has all failed mails of a list tried again. */
export const retryMails = async (
	{ db, clock, outbox }: RetryDeps,
	actor: ConsoleActor,
	filters: Pick<MailFilters, 'q' | 'kind'>,
	call: CallContext,
): Promise<Answer<{ retried: number }>> => {
	const retried = await db.transaction(async (tx) => {
		const listed = inArray(mails.id, idsOfMails(tx, { ...filters, state: 'failed' }));
		const ids = await reviveMails(tx, listed, clock.now());
		for (const id of ids) {
			await wakeJob(tx, id);
			await recordRetry(tx, actor, id, call);
		}
		return ids.length;
	});
	outbox.flush();
	return answered({ retried }, 'mails.retriedAll', { count: retried });
};
