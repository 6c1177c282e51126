import { and, eq, gt, gte, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Config } from '#server/base/config.ts';
import type { WorkerDeps } from '#server/calls/deps.ts';
import type { Executor, Tx } from '#server/db/client.ts';
import { freeContacts } from '#server/db/tables/free-assessment.ts';
import { mails } from '#server/db/tables/notices.ts';
import { defineJob } from '#server/jobs/definition.ts';
import { finishJob } from '#server/jobs/outbox.ts';
import { PRIORITY } from '#server/jobs/priorities.ts';
import { makeMails } from '#server/notify/make-mails.ts';
import { startOfTokyoDate, tokyoDate } from '#shared/dates.ts';
import { instant } from '#shared/fields.ts';
import { LOCALES } from '#shared/i18n/translate.ts';
import { asciiAddress } from '#shared/mail-address.ts';

/**
 * Receipts for visitors (contract-2, section 7). Anybody can enter any address, so they are limited: one per address
 * and Tokyo day, and a total per hour. Beyond that no mail is sent, without an error.
 */

const HOUR_MS = 60 * 60 * 1000;
/** Older contacts get no receipt: they were answered, or belong to the demo. */
const TOLD_FOR_MS = 24 * HOUR_MS;

/** First key of an advisory lock that serializes counting across servers and workers. */
const RECEIPTS_LOCK = 7_106;

/** Name and payload of the job, for enqueuing. */
export const receiptJob = {
	name: 'make-receipt',
	payload: z.object({ contact_id: z.number(), is_application: z.boolean(), locale: z.enum(LOCALES), at: instant() }),
};

/** Mailbox of an address: many providers ignore what is between `+` and `@`. */
const mailboxOf = (address: SQL): SQL => sql`regexp_replace(lower(${address}), '^([^+@]+)[+][^@]*@', '\\1@')`;

const isReceipt = eq(mails.kind, 'receipt');

/** Whether the limits allow another receipt; the caller holds the lock. */
const hasRoom = async (tx: Tx, { limits }: Pick<Config, 'limits'>, address: string, now: Date): Promise<boolean> => {
	const hourAgo = new Date(now.getTime() - HOUR_MS);
	const today = startOfTokyoDate(tokyoDate(now));
	const isToMailbox = and(
		gte(mails.createdAt, today),
		sql`${mailboxOf(sql`${mails.address}`)} = ${mailboxOf(sql`${address}::text`)}`,
	);
	const [made] = await tx
		.select({
			inHour: sql<number>`count(*) filter (where ${gt(mails.createdAt, hourAgo)})`.mapWith(Number),
			today: sql<number>`count(*) filter (where ${isToMailbox})`.mapWith(Number),
		})
		.from(mails)
		.where(and(isReceipt, gte(mails.createdAt, hourAgo < today ? hourAgo : today)));
	return made !== undefined && made.today === 0 && made.inHour < limits.receiptsPerHour;
};

/** In the one spelling by which mailboxes are counted. */
const findAddress = async (executor: Executor, contactId: number): Promise<string | null> => {
	const [contact] = await executor
		.select({ email: freeContacts.email })
		.from(freeContacts)
		.where(eq(freeContacts.id, contactId));
	return contact ? asciiAddress(contact.email) : null;
};

/** Creates the mail of a receipt if the limits allow it. */
export const makeReceipt = defineJob({
	...receiptJob,
	attempts: 8,
	pauseMs: 1_000,
	priority: PRIORITY.notice,
	run: async (deps: Pick<WorkerDeps, 'db' | 'clock' | 'config'>, sent, outboxId) => {
		const now = deps.clock.now();
		const isRecent = now.getTime() - Date.parse(sent.at) < TOLD_FOR_MS;
		await deps.db.transaction(async (tx) => {
			await tx.execute(sql`select pg_advisory_xact_lock(${RECEIPTS_LOCK}, 0)`);
			const address = isRecent ? await findAddress(tx, sent.contact_id) : null;
			if (address !== null && (await hasRoom(tx, deps.config, address, now))) {
				const data = { contact_id: sent.contact_id, is_application: Number(sent.is_application) };
				await makeMails(tx, [{ kind: 'receipt', address, locale: sent.locale, data }], now);
			}
			await finishJob(tx, outboxId);
		});
	},
});
