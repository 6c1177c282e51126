import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { wordsOfError } from '#server/base/error-words.ts';
import type { Deps, WorkerDeps } from '#server/calls/deps.ts';
import { mails } from '#server/db/tables/notices.ts';
import { defineJob } from '#server/jobs/definition.ts';
import { failJob, finishJob } from '#server/jobs/outbox.ts';
import { Postponed } from '#server/jobs/queue.ts';
import type { Composed, MailRow } from '#server/notify/composed.ts';
import { htmlText, plainText } from '#server/notify/letter.ts';
import { mailJob } from '#server/notify/mail-job.ts';
import { compose } from './compose.ts';
import { inSlot } from './slots.ts';

/** A worker that claimed a mail and died leaves it to the others after this; longer than the timeouts of the transport. */
const CLAIMED_FOR_MS = 3 * 60_000;
/** The pause after the first failed attempt; it doubles with each further one, up to the longest. */
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 2 * 60 * 60_000;
/** While all slots for mails are taken. */
const SLOT_PAUSE_MS = 3_000;
const MAX_ERROR = 500;

type SendDeps = Pick<WorkerDeps, 'db' | 'clock' | 'config' | 'signer' | 'sendMail'>;

const pauseAfter = (attempts: number): number =>
	Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS) * (0.75 + Math.random() / 2);

/** Takes a waiting mail for this worker; null where it is settled or another worker has it. */
const claim = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: number): Promise<MailRow | null> => {
	const now = clock.now();
	const stale = new Date(now.getTime() - CLAIMED_FOR_MS);
	const [mail] = await db
		.update(mails)
		.set({ claimedAt: now })
		.where(and(eq(mails.id, id), eq(mails.state, 'waiting'), or(isNull(mails.claimedAt), lt(mails.claimedAt, stale))))
		.returning();
	return mail ?? null;
};

const settle = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	{ id }: MailRow,
	outboxId: number,
	set: Partial<typeof mails.$inferInsert>,
): Promise<void> =>
	db.transaction(async (tx) => {
		await tx
			.update(mails)
			.set({ claimedAt: null, nextAttemptAt: null, settledAt: clock.now(), ...set })
			.where(eq(mails.id, id));
		await finishJob(tx, outboxId);
	});

/** Keeps why it failed, and has it tried again within a day of being made. @throws Postponed until then */
const fail = async (deps: SendDeps, mail: MailRow, outboxId: number, error: unknown): Promise<void> => {
	const attempts = mail.attempts + 1;
	const reason = wordsOfError(error).slice(0, MAX_ERROR);
	const pause = pauseAfter(attempts);
	const next = new Date(deps.clock.now().getTime() + pause);
	const failed = { claimedAt: null, attempts, error: reason };
	if (next > mail.triedUntil) {
		return deps.db.transaction(async (tx) => {
			const set = { ...failed, state: 'failed', nextAttemptAt: null, settledAt: deps.clock.now() } as const;
			await tx.update(mails).set(set).where(eq(mails.id, mail.id));
			await failJob(tx, outboxId, reason);
		});
	}
	await deps.db
		.update(mails)
		.set({ ...failed, nextAttemptAt: next })
		.where(eq(mails.id, mail.id));
	throw new Postponed(pause);
};

const deliver = (deps: SendDeps, mail: MailRow, { to, letter }: Composed): Promise<void> =>
	deps.sendMail({
		to,
		subject: letter.subject,
		text: plainText(letter),
		html: htmlText(letter, mail.locale),
		messageId: `<${mail.messageId}>`,
		unsubscribe: letter.unsubscribe?.href ?? null,
	});

const send = async (deps: SendDeps, mailId: number, outboxId: number): Promise<void> => {
	const mail = await claim(deps, mailId);
	if (!mail) {
		const [row] = await deps.db.select({ state: mails.state }).from(mails).where(eq(mails.id, mailId));
		if (row?.state === 'waiting') throw new Postponed(CLAIMED_FOR_MS);
		return finishJob(deps.db, outboxId);
	}
	try {
		const composed = await compose(deps, mail);
		if (!composed) return await settle(deps, mail, outboxId, { state: 'void' });
		await deliver(deps, mail, composed);
		await settle(deps, mail, outboxId, {
			state: 'sent',
			attempts: mail.attempts + 1,
			error: null,
			sentTo: composed.to,
		});
	} catch (error) {
		await fail(deps, mail, outboxId, error);
	}
};

/**
 * Sends one mail. It is sent before its row says so: at least once, with the same Message-ID; twice only when a worker
 * dies between the mail server's answer and the commit.
 */
export const sendMailJob = defineJob({
	...mailJob,
	attempts: 5,
	run: async (deps: SendDeps, { mail_id }, outboxId) => {
		const ran = await inSlot(async () => {
			await send(deps, mail_id, outboxId);
			return true;
		});
		if (ran === null) throw new Postponed(SLOT_PAUSE_MS);
	},
});
