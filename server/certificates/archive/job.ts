import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { WorkerDeps } from '#server/calls/deps.ts';
import { findCertificate } from '#server/certificates/queries.ts';
import { presentPrinted } from '#server/certificates/view-model.ts';
import type { Tx } from '#server/db/client.ts';
import { certificateFiles, certificates } from '#server/db/tables/certificates.ts';
import { defineJob } from '#server/jobs/definition.ts';
import { finishJob } from '#server/jobs/outbox.ts';
import { PRIORITY } from '#server/jobs/priorities.ts';
import { withTemporaryFile } from '#server/storage/temporary.ts';
import { PDF_TYPE } from '#shared/exports/documents.ts';
import { LOCALES, type Locale } from '#shared/i18n/translate.ts';
import { findKept, type KeptFile, keptKey } from './files.ts';

const payload = z.object({ certificate_id: z.int().min(1), locale: z.enum(LOCALES) });
export type ToArchive = z.output<typeof payload>;

type ArchiveDeps = Pick<WorkerDeps, 'db' | 'clock' | 'config' | 'storage' | 'print'>;
type Printed = Omit<KeptFile, 'createdAt'>;

/** Prints a certificate and stores the file under its hash. */
const printAndStore = (
	{ config, storage, print }: ArchiveDeps,
	certificate: NonNullable<Awaited<ReturnType<typeof findCertificate>>>,
	locale: Locale,
): Promise<Printed> =>
	withTemporaryFile(storage.temporaryFolder, async (file) => {
		await print({ kind: 'certificate', content: presentPrinted(certificate, config) }, locale, file);
		const bytes = await readFile(file);
		const sha256 = createHash('sha256').update(bytes).digest('hex');
		const printed = { certificateId: certificate.id, locale, sha256, byteSize: bytes.byteLength };
		await storage.put(keptKey(printed), file, PDF_TYPE);
		return printed;
	});

/** Registers a printing as the archived one unless another is registered. Returns the archived one. */
const keep = async (tx: Tx, printed: Printed, createdAt: Date): Promise<Printed> => {
	await tx
		.insert(certificateFiles)
		.values({ ...printed, createdAt })
		.onConflictDoNothing();
	return (await findKept(tx, printed.certificateId, printed.locale)) ?? printed;
};

/** Whether the certificate still exists (its company may have been erased); locks it until the commit. */
const isThere = async (tx: Tx, id: number): Promise<boolean> => {
	const rows = await tx
		.select({ id: certificates.id })
		.from(certificates)
		.where(eq(certificates.id, id))
		.for('key share');
	return rows.length > 0;
};

/**
 * Prints the archived PDF of a certificate. The file is stored before its row: a run killed in between leaves an
 * unreferenced file, which is never served. A run that loses the race removes its own file.
 */
const archive = async (
	deps: ArchiveDeps,
	{ certificate_id: id, locale }: ToArchive,
	outboxId: number,
): Promise<void> => {
	const certificate = await findCertificate(deps.db, id);
	if (!certificate || (await findKept(deps.db, id, locale))) return finishJob(deps.db, outboxId);
	const printed = await printAndStore(deps, certificate, locale);
	const kept = await deps.db.transaction(async (tx) => {
		const first = (await isThere(tx, id)) ? await keep(tx, printed, deps.clock.now()) : null;
		await finishJob(tx, outboxId);
		return first;
	});
	if (kept?.sha256 !== printed.sha256) await deps.storage.remove(keptKey(printed));
};

/** Prints and archives a certificate in one language, with the retries of `renderPdf`. */
export const archiveCertificate = defineJob({
	name: 'archive-certificate',
	payload,
	attempts: 8,
	pauseMs: 5_000,
	priority: PRIORITY.ahead,
	run: archive,
	revive: async (tx, { certificate_id: id, locale }) => (await findKept(tx, id, locale)) === null,
});
