import { setTimeout as pause } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { wordsOfError } from '#server/base/error-words.ts';
import type { WorkerDeps } from '#server/calls/deps.ts';
import { isDatabaseDown } from '#server/db/client.ts';
import { mails } from '#server/db/tables/notices.ts';
import { defineJob } from '#server/jobs/definition.ts';
import { failJob, finishJob } from '#server/jobs/outbox.ts';
import { PRIORITY } from '#server/jobs/priorities.ts';
import { GivenUp, Postponed } from '#server/jobs/queue.ts';
import type { Composed, MailRow } from '#server/notify/composed.ts';
import { htmlText, plainText } from '#server/notify/letter.ts';
import { mailJob } from '#server/notify/mail-job.ts';
import { MARK } from '#server/notify/mark.ts';
import { type Claimed, claim, leave } from './claims.ts';
import { compose } from './compose.ts';
import { TOO_LATE } from './failures.ts';
import { lastAttemptAfter, pauseAfter } from './pauses.ts';
import { reviveMail } from './revive.ts';
import { inSlot } from './slots.ts';

/** Retries of the database update after sending, so that a short outage does not send a mail twice. */
const SETTLE_PAUSES_MS = [500, 1_000, 2_000, 5_000, 10_000, 20_000];

type SendDeps = Pick<WorkerDeps, 'db' | 'clock' | 'config' | 'signer' | 'log' | 'sendMail'>;

const settle = (
	{ db, clock }: SendDeps,
	{ mail, outboxId }: Claimed,
	set: Partial<typeof mails.$inferInsert>,
): Promise<void> =>
	db.transaction(async (tx) => {
		await tx
			.update(mails)
			.set({ claimedAt: null, nextAttemptAt: null, settledAt: clock.now(), ...set })
			.where(eq(mails.id, mail.id));
		await finishJob(tx, outboxId);
	});

const settleSent = async (deps: SendDeps, claimed: Claimed, to: string): Promise<void> => {
	const sent = { state: 'sent', attempts: claimed.mail.attempts + 1, error: null, sentTo: to } as const;
	for (const ms of SETTLE_PAUSES_MS) {
		try {
			return await settle(deps, claimed, sent);
		} catch (error) {
			if (!isDatabaseDown(error)) throw error;
			await pause(ms);
		}
	}
	return settle(deps, claimed, sent);
};

/**
 * Stores why an attempt failed and schedules the next one, until `triedUntil`.
 * @throws Postponed until the next attempt; GivenUp after the last one
 */
const fail = async (deps: SendDeps, { mail, claimedAt, outboxId }: Claimed, error: unknown): Promise<void> => {
	const now = deps.clock.now();
	const attempts = mail.attempts + 1;
	const reason = wordsOfError(error);
	const isLast = now >= mail.triedUntil;
	const next = new Date(Math.min(now.getTime() + pauseAfter(attempts), mail.triedUntil.getTime()));
	const ended = { state: 'failed', nextAttemptAt: null, settledAt: now } as const;
	const isMine = await deps.db.transaction(async (tx) => {
		const kept = await tx
			.update(mails)
			.set({ claimedAt: null, attempts, error: reason, ...(isLast ? ended : { nextAttemptAt: next }) })
			.where(and(eq(mails.id, mail.id), eq(mails.state, 'waiting'), eq(mails.claimedAt, claimedAt)))
			.returning({ id: mails.id });
		if (kept.length > 0 && isLast) await failJob(tx, outboxId, reason);
		return kept.length > 0;
	});
	// The attempt took so long that another worker has claimed the mail.
	if (!isMine) return leave(deps, mail.id, outboxId);
	const outlook = isLast ? 'it is not tried again by itself' : `it is tried again at ${next.toISOString()}`;
	const what = `mail ${mail.id} (${mail.kind}) was not sent, attempt ${attempts} (${reason}): ${outlook}`;
	deps.log[isLast ? 'error' : 'warn']({ mail: mail.id, kind: mail.kind, attempt: attempts }, what);
	if (isLast) throw new GivenUp(reason);
	throw new Postponed(next.getTime() - now.getTime());
};

const deliver = (deps: SendDeps, mail: MailRow, { to, letter }: Composed): Promise<void> =>
	deps.sendMail({
		to,
		subject: letter.subject,
		text: plainText(letter),
		html: htmlText(letter, mail.locale),
		attachments: [MARK],
		messageId: `<${mail.messageId}>`,
		unsubscribe: letter.unsubscribe?.href ?? null,
	});

/** Voids a mail that no longer applies or whose recipient is gone, even if it is too late to send it. */
const send = async (deps: SendDeps, claimed: Claimed): Promise<void> => {
	const { mail } = claimed;
	const isTooLate = deps.clock.now() > lastAttemptAfter(mail.triedUntil);
	let composed: Composed | null;
	try {
		composed = await compose(deps, mail);
		if (composed && !isTooLate) await deliver(deps, mail, composed);
	} catch (error) {
		if (isDatabaseDown(error)) throw error;
		return fail(deps, claimed, error);
	}
	if (!composed) return settle(deps, claimed, { state: 'void', error: null });
	return isTooLate ? fail(deps, claimed, new Error(TOO_LATE)) : settleSent(deps, claimed, composed.to);
};

/**
 * Sends one mail at least once, always with the same Message-ID. Twice only if the worker dies between the mail
 * server's response and the commit.
 */
export const sendMailJob = defineJob({
	...mailJob,
	attempts: 5,
	priority: PRIORITY.mail,
	run: (deps: SendDeps, { mail_id: id, urgent = false }, outboxId) =>
		inSlot({ urgent }, async () => {
			const claimed = await claim(deps, id, outboxId);
			return claimed ? send(deps, claimed) : leave(deps, id, outboxId);
		}),
	revive: (tx, { mail_id: id }, clock) => reviveMail(tx, id, clock.now()),
});
