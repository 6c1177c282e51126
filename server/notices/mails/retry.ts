import { eq, inArray } from 'drizzle-orm';
import { type AuditEvent, recordAudit, recordAudits } from '#server/audit/record.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { conflict, notFound } from '#server/base/errors.ts';
import { type Answer, answered } from '#server/calls/answer.ts';
import type { Deps } from '#server/calls/deps.ts';
import { mails } from '#server/db/tables/notices.ts';
import { PRIORITY } from '#server/jobs/priorities.ts';
import { idsOfMails, type MailFilters } from './list.ts';
import { reviveMail, reviveMails } from './revive.ts';
import { wakeJob, wakeJobs } from './wake.ts';

type RetryDeps = Pick<Deps, 'db' | 'clock' | 'outbox'>;

const retryOf = ({ userId }: ConsoleActor, id: number, call: CallContext): AuditEvent => ({
	action: 'mail.retried',
	actorId: userId,
	subject: 'mail',
	subjectId: id,
	call,
});

/** Retries a mail now: a failed one for another 24 h, or one waiting for its next attempt. @throws 404, 409 */
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
		await recordAudit(tx, retryOf(actor, id, call));
		return wakeJob(tx, id);
	});
	if (waiting !== null) outbox.bringForward(waiting, PRIORITY.first);
	return answered(null, 'mails.retried');
};

export const retryMails = async (
	{ db, clock }: Pick<RetryDeps, 'db' | 'clock'>,
	actor: ConsoleActor,
	filters: Pick<MailFilters, 'q' | 'kind'>,
	call: CallContext,
): Promise<Answer<{ retried: number }>> => {
	const retried = await db.transaction(async (tx) => {
		const listed = inArray(mails.id, idsOfMails(tx, { ...filters, state: 'failed' }));
		const ids = await reviveMails(tx, listed, clock.now());
		await wakeJobs(tx, ids);
		await recordAudits(
			tx,
			ids.map((id) => retryOf(actor, id, call)),
		);
		return ids.length;
	});
	return answered({ retried }, 'mails.retriedAll', { count: retried });
};
