import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Deps, WorkerDeps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { pdfDocuments } from '#server/db/tables/exports.ts';
import { defineJob } from '#server/jobs/definition.ts';
import { finishJob } from '#server/jobs/outbox.ts';
import { PRIORITY } from '#server/jobs/priorities.ts';
import { withTemporaryFile } from '#server/storage/temporary.ts';
import type { PdfDocument } from '#shared/exports/documents.ts';
import { pdfKey } from './key.ts';

const payload = z.object({ hash: z.string() });
type Requested = z.output<typeof payload>;

/**
 * Renders a document. Idempotent: a finished one is skipped, and a killed run leaves only a temporary file. The file is
 * stored before the row is updated.
 */
const renderRequested = async (
	deps: Pick<WorkerDeps, 'db' | 'clock' | 'storage' | 'print'>,
	{ hash }: Requested,
	outboxId: number,
): Promise<void> => {
	const [row] = await deps.db.select().from(pdfDocuments).where(eq(pdfDocuments.hash, hash));
	if (!row?.content || row.finishedAt) return finishJob(deps.db, outboxId);
	const document = { kind: row.kind, content: row.content } as unknown as PdfDocument;
	const byteSize = await withTemporaryFile(deps.storage.temporaryFolder, async (file) => {
		const printed = await deps.print(document, row.locale, file);
		await deps.storage.put(pdfKey(hash), file, 'application/pdf');
		return printed.byteSize;
	});
	const finished = await deps.db.transaction(async (tx) => {
		const rows = await tx
			.update(pdfDocuments)
			.set({ finishedAt: deps.clock.now(), failedAt: null, byteSize, content: null })
			.where(eq(pdfDocuments.hash, hash))
			.returning({ hash: pdfDocuments.hash });
		await finishJob(tx, outboxId);
		return rows;
	});
	// Deleted meanwhile, for example with its company.
	if (finished.length === 0) await deps.storage.remove(pdfKey(hash));
};

/** Marks the document as failed: downloads return 500, and the next request enqueues it again. */
export const giveUpRendering = async (deps: Pick<Deps, 'db' | 'clock'>, { hash }: Requested): Promise<void> => {
	await deps.db.update(pdfDocuments).set({ failedAt: deps.clock.now() }).where(eq(pdfDocuments.hash, hash));
};

/** Resets a failed document; false if it is finished, was requested again, or no longer exists. */
const reviveRendering = async (tx: Tx, { hash }: Requested): Promise<boolean> => {
	const revived = await tx
		.update(pdfDocuments)
		.set({ failedAt: null })
		.where(and(eq(pdfDocuments.hash, hash), isNull(pdfDocuments.finishedAt), isNotNull(pdfDocuments.failedAt)))
		.returning({ hash: pdfDocuments.hash });
	return revived.length > 0;
};

/**
 * Renders a document. Retries are spread over minutes: causes such as a busy machine or a full storage do not pass in
 * seconds.
 */
export const renderPdf = defineJob({
	name: 'render-pdf',
	payload,
	attempts: 8,
	pauseMs: 5_000,
	priority: PRIORITY.waiting,
	run: renderRequested,
	giveUp: giveUpRendering,
	revive: reviveRendering,
});
