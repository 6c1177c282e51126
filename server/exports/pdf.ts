import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { and, count, eq, isNotNull, isNull } from 'drizzle-orm';
import type { CallContext } from '#server/base/actor.ts';
import { AppError } from '#server/base/errors.ts';
import { pollFor } from '#server/base/poll.ts';
import type { Deps } from '#server/calls/deps.ts';
import { FilePending, type ServedFile } from '#server/calls/file.ts';
import { pdfDocuments } from '#server/db/tables/exports.ts';
import { enqueue } from '#server/jobs/outbox.ts';
import { PDF_FILE_NAMES, type PdfDocument } from '#shared/exports/documents.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { printVersion } from './bundle.ts';
import { pdfKey } from './key.ts';
import { renderPdf } from './render.ts';

type PdfDeps = Pick<Deps, 'db' | 'storage' | 'outbox' | 'config'>;

type Row = typeof pdfDocuments.$inferSelect;

const OVERLOAD_RETRY_SECONDS = 30;

/** One file for one content in one language and one design. */
const hashOf = ({ kind, content }: PdfDocument, locale: Locale): string =>
	createHash('sha256')
		.update(JSON.stringify([printVersion(), kind, locale, content]))
		.digest('hex');

const findDocument = async ({ db }: Pick<Deps, 'db'>, hash: string): Promise<Row | null> => {
	const [row] = await db.select().from(pdfDocuments).where(eq(pdfDocuments.hash, hash));
	return row ?? null;
};

/** Refuses more work when so much of it waits that nobody would wait for it. @throws 429 */
const refuseWhenOverloaded = async ({ db, config }: PdfDeps): Promise<void> => {
	const [row] = await db
		.select({ open: count() })
		.from(pdfDocuments)
		.where(and(isNull(pdfDocuments.finishedAt), isNull(pdfDocuments.failedAt)));
	if ((row?.open ?? 0) >= config.pdf.queueLimit) {
		throw new AppError('common.overloaded', { status: 429, retryAfterSeconds: OVERLOAD_RETRY_SECONDS });
	}
};

/**
 * Sees to it that a document is rendered: a new one becomes a job, one that failed is tried again, one that is under
 * way or finished is left alone. Answers the hash that it is kept under.
 * @throws 429 when too many wait
 */
export const requestPdf = async (deps: PdfDeps, document: PdfDocument, locale: Locale): Promise<string> => {
	const hash = hashOf(document, locale);
	const known = await findDocument(deps, hash);
	if (known && !known.failedAt) return hash;
	await refuseWhenOverloaded(deps);
	const content = document.content as unknown as Record<string, unknown>;
	const isOurs = await deps.db.transaction(async (tx) => {
		// One that is under way, perhaps since a moment ago, is not ours to begin again.
		await tx.delete(pdfDocuments).where(and(eq(pdfDocuments.hash, hash), isNotNull(pdfDocuments.failedAt)));
		const inserted = await tx
			.insert(pdfDocuments)
			.values({ hash, kind: document.kind, locale, content })
			.onConflictDoNothing()
			.returning({ hash: pdfDocuments.hash });
		if (inserted.length > 0) await enqueue(tx, renderPdf, { hash });
		return inserted.length > 0;
	});
	if (isOurs) deps.outbox.flush();
	return hash;
};

type ReadyPdf = { stream: Readable; size: number };

/** The finished file; null while it is still being made. @throws 500 where it could not be made */
export const openPdf = async (deps: PdfDeps, hash: string): Promise<ReadyPdf | null> => {
	const row = await findDocument(deps, hash);
	if (row?.failedAt) throw new AppError('exports.failed', { status: 500 });
	if (!row?.finishedAt) return null;
	const file = await deps.storage.get(pdfKey(hash));
	if (file) return file;
	// The storage lost the file: the next call makes it anew.
	await deps.db.delete(pdfDocuments).where(eq(pdfDocuments.hash, hash));
	return null;
};

const PAUSES = { firstMs: 40, longestMs: 500 };

/** Waits for a document up to `limitMs`; null when it takes longer, and the job goes on. */
const waitForPdf = (deps: PdfDeps, hash: string, limitMs: number): Promise<ReadyPdf | null> =>
	pollFor(() => openPdf(deps, hash), limitMs, PAUSES);

const ASK_AGAIN_SECONDS = 2;

/**
 * A document as a file to download. It waits a while for one that is still being rendered, then says when to ask again:
 * the job goes on.
 * @throws 429 when too many wait; 500 where it could not be made
 */
export const pdfFile = async (
	deps: PdfDeps,
	document: PdfDocument,
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<ServedFile | FilePending> => {
	const hash = await requestPdf(deps, document, locale);
	const ready = await waitForPdf(deps, hash, deps.config.pdf.waitMs);
	if (!ready) return new FilePending('exports.pdfPending', ASK_AGAIN_SECONDS);
	return { name: PDF_FILE_NAMES[document.kind], size: ready.size, body: ready.stream };
};
