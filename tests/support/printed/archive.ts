import { writeFile } from 'node:fs/promises';
import { and, eq, isNull } from 'drizzle-orm';
import type { PrintToFile } from '#server/calls/deps.ts';
import { archiveCertificate, type ToArchive } from '#server/certificates/archive/job.ts';
import { certificateFiles } from '#server/db/tables/certificates.ts';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import type { PdfDocument } from '#shared/exports/documents.ts';
import type { TestApp } from '#tests/support/app.ts';

/** Archives certificates without a browser. */

let made = 0;

/** A printer that never prints the same bytes twice, as Chromium, whose PDFs contain the time. */
export const distinctPrinter = () => {
	const printed: PdfDocument[] = [];
	const print: PrintToFile = async (document, locale, file) => {
		printed.push(document);
		const text = `%PDF-1.7 printing ${++made} in ${locale}`;
		await writeFile(file, text);
		return { byteSize: text.length };
	};
	return { print, printed };
};

/** Jobs of certificates that have neither finished nor failed for good. */
export const openArchiveJobs = ({ deps }: TestApp) =>
	deps.db
		.select()
		.from(outboxJobs)
		.where(
			and(eq(outboxJobs.name, archiveCertificate.name), isNull(outboxJobs.finishedAt), isNull(outboxJobs.failedAt)),
		);

/** Runs the archive jobs as a worker does. Returns the printed documents. */
export const archiveAll = async (app: TestApp, { print, printed } = distinctPrinter()): Promise<PdfDocument[]> => {
	for (const { id, payload } of await openArchiveJobs(app)) {
		await archiveCertificate.run({ ...app.deps, print }, payload as ToArchive, id);
	}
	return printed;
};

export const keptFilesOf = ({ deps }: TestApp, certificateId: number) =>
	deps.db.select().from(certificateFiles).where(eq(certificateFiles.certificateId, certificateId));
