import { and, eq, inArray, isNotNull, lt, type SQL } from 'drizzle-orm';
import pLimit from 'p-limit';
import type { Deps } from '#server/calls/deps.ts';
import { deleteInBatches, type IsStopping, retentionEnd } from '#server/db/retention.ts';
import { pdfDocuments } from '#server/db/tables/exports.ts';
import { KEPT_KIND, VISITOR_KINDS } from '#shared/exports/documents.ts';
import { pdfKey } from './key.ts';

/** Files per batch, and how many are removed concurrently. */
const FILES = { batch: 500, atOnce: 8 };

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'storage'>;

/** Visitors' documents are kept no longer than their results. 0 keeps them for ever. */
export const visitorDays = ({ freePdfs, freeContacts }: Deps['config']['retentionDays']): number => {
	const limits = [freePdfs, freeContacts].filter((days) => days > 0);
	return limits.length > 0 ? Math.min(...limits) : 0;
};

/**
 * Deletes documents: first the files, then their rows. A row without its file is harmless, since the next download
 * renders it again; a file without its row would stay for ever.
 */
const removeDocuments = async (
	{ db, storage }: Pick<Needs, 'db' | 'storage'>,
	which: SQL | undefined,
	isStopping: IsStopping,
): Promise<void> => {
	const limit = pLimit(FILES.atOnce);
	let found = FILES.batch;
	while (found === FILES.batch && !isStopping()) {
		const rows = await db.select({ hash: pdfDocuments.hash }).from(pdfDocuments).where(which).limit(FILES.batch);
		const hashes = rows.map(({ hash }) => hash);
		await Promise.all(hashes.map((hash) => limit(() => storage.remove(pdfKey(hash)))));
		// Checks `which` again: a document may have been rendered again meanwhile.
		if (hashes.length > 0) await db.delete(pdfDocuments).where(and(which, inArray(pdfDocuments.hash, hashes)));
		found = hashes.length;
	}
};

const sweepVisitorPdfs = async (needs: Needs, isStopping: IsStopping): Promise<void> => {
	const end = retentionEnd(needs.clock, visitorDays(needs.config.retentionDays));
	if (!end) return;
	const old = and(
		inArray(pdfDocuments.kind, VISITOR_KINDS),
		isNotNull(pdfDocuments.finishedAt),
		lt(pdfDocuments.createdAt, end),
	);
	await removeDocuments(needs, old, isStopping);
};

/**
 * Deletes certificates rendered by versions without an archive; they are no longer requested. A job that is still open
 * finds no row, and ends.
 */
const sweepFormerCertificates = (needs: Needs, isStopping: IsStopping): Promise<void> =>
	removeDocuments(needs, eq(pdfDocuments.kind, KEPT_KIND), isStopping);

/** Deletes documents that could not be rendered, with their contents; they have no file. */
const sweepFailedPdfs = async ({ db, clock, config }: Needs, isStopping: IsStopping): Promise<void> => {
	const end = retentionEnd(clock, config.retentionDays.failedJobs);
	if (!end) return;
	const where = lt(pdfDocuments.failedAt, end);
	await deleteInBatches(db, pdfDocuments, { key: pdfDocuments.hash, where }, isStopping);
};

/** Deletes expired PDFs (FREE_PDF_RETENTION_DAYS, FAILED_JOB_RETENTION_DAYS) and obsolete certificates. */
export const sweepPdfs = async (needs: Needs, isStopping: IsStopping): Promise<void> => {
	await sweepVisitorPdfs(needs, isStopping);
	await sweepFormerCertificates(needs, isStopping);
	await sweepFailedPdfs(needs, isStopping);
};
