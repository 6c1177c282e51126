import { eq } from 'drizzle-orm';
import { newCode } from '#server/certificates/new-code.ts';
import { companyOf } from '#server/companies/queries.ts';
import type { Tx } from '#server/db/client.ts';
import { certificates } from '#server/db/tables/certificates.ts';
import { enqueue } from '#server/jobs/outbox.ts';
import { PRIORITY, type Priority } from '#server/jobs/priorities.ts';
import { raisePriority, tryAgain } from '#server/jobs/wanted.ts';
import { prefectureOf } from '#shared/certificates/prefectures.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { findKept } from './files.ts';
import { archiveCertificate } from './job.ts';

type Lacking = Pick<typeof certificates.$inferSelect, 'id' | 'code' | 'companyId' | 'companyAddress'>;

/** Locks the certificate, to serialize completion. */
const lock = async (tx: Tx, id: number): Promise<Lacking> => {
	const [row] = await tx.select().from(certificates).where(eq(certificates.id, id)).for('no key update');
	if (!row) throw new Error(`there is no certificate ${id}`);
	return row;
};

/**
 * Adds code, industry and prefecture to a certificate issued before codes existed. The prefecture comes from the
 * printed address, the industry from the company as it is today, since the former one was not stored.
 */
const giveCode = async (tx: Tx, { id, companyId, companyAddress }: Lacking, now: Date): Promise<void> => {
	const { industryCode } = await companyOf(tx, companyId);
	const prefecture = prefectureOf(companyAddress);
	await tx
		.update(certificates)
		.set({ code: newCode(), codedAt: now, industryCode, prefecture })
		.where(eq(certificates.id, id));
};

/** `hadFailed`: the earlier job had failed permanently and is retried. */
type Requested = { outboxId: number; hadFailed: boolean };

/**
 * Ensures that a certificate has its code and a job that prints it in `locale`, in one transaction. Safe to call
 * concurrently. Returns null if the file exists.
 */
export const completeCertificate = async (
	tx: Tx,
	{ id, locale }: { id: number; locale: Locale },
	{ now, priority = PRIORITY.ahead }: { now: Date; priority?: Priority },
): Promise<Requested | null> => {
	const certificate = await lock(tx, id);
	if (!certificate.code) await giveCode(tx, certificate, now);
	if (await findKept(tx, id, locale)) return null;
	const job = { certificate_id: id, locale };
	const hadFailed = await tryAgain(tx, archiveCertificate, job);
	const open = await raisePriority(tx, archiveCertificate, job, priority);
	return { outboxId: open ?? (await enqueue(tx, archiveCertificate, job, { priority })), hadFailed };
};
