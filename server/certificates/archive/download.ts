import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { CallContext } from '#server/base/actor.ts';
import { AppError } from '#server/base/errors.ts';
import { pollFor } from '#server/base/poll.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { FilePending, ServedFile } from '#server/calls/file.ts';
import { pending, WAIT_PAUSES } from '#server/exports/pdf.ts';
import { PRIORITY } from '#server/jobs/priorities.ts';
import { PDF_FILE_NAMES } from '#shared/exports/documents.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { completeCertificate } from './complete.ts';
import { findKept, type KeptFile, keptKey } from './files.ts';

type KeptDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'storage' | 'outbox' | 'log'>;

const PRIORITY_OF_DOWNLOADS = PRIORITY.waiting;

/** Why the stored bytes do not match the row; null if they do. */
const damageOf = (bytes: Buffer | null, { sha256 }: KeptFile): string | null => {
	if (!bytes) return 'is missing in the storage';
	return createHash('sha256').update(bytes).digest('hex') === sha256 ? null : 'has other bytes than were kept';
};

/** The archived bytes. @throws 500 if missing or altered: a new printing is never substituted */
const open = async ({ storage, log }: KeptDeps, kept: KeptFile): Promise<ServedFile> => {
	const found = await storage.get(keptKey(kept));
	const bytes = found && (await buffer(found.stream));
	const damage = damageOf(bytes, kept);
	if (!bytes || damage) {
		const { certificateId, locale } = kept;
		const what = `the PDF of certificate ${certificateId} (${locale}) ${damage}: restore ${keptKey(kept)} from a backup`;
		log.error({ certificateId, locale }, what);
		throw new AppError('certificates.fileDamaged', { status: 500 });
	}
	return { name: PDF_FILE_NAMES.certificate, size: bytes.byteLength, body: bytes };
};

/** Enqueues the printing, ahead of others. @throws 500 once after the job failed permanently */
const request = async ({ db, clock, outbox }: KeptDeps, id: number, locale: Locale): Promise<void> => {
	const which = { now: clock.now(), priority: PRIORITY_OF_DOWNLOADS };
	const requested = await db.transaction((tx) => completeCertificate(tx, { id, locale }, which));
	if (!requested) return;
	if (requested.hadFailed) throw new AppError('exports.failed', { status: 500 });
	outbox.bringForward(requested.outboxId, PRIORITY_OF_DOWNLOADS);
};

/**
 * The PDF of a certificate, always the same bytes. Waits a limited time while it is printed, then returns 202 with
 * Retry-After.
 * @throws 500 if printing failed or the archived file is damaged
 */
export const keptFile = async (
	deps: KeptDeps,
	{ id }: { id: number },
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<ServedFile | FilePending> => {
	const find = (): Promise<KeptFile | null> => findKept(deps.db, id, locale);
	const known = await find();
	if (known) return open(deps, known);
	await request(deps, id, locale);
	const printed = await pollFor(find, deps.config.pdf.waitMs, WAIT_PAUSES);
	return printed ? open(deps, printed) : pending();
};
