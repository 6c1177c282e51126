import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { and, count, eq, inArray, isNotNull, isNull, not, sql } from 'drizzle-orm';
import type { Actor, CallContext } from '#server/base/actor.ts';
import { AppError } from '#server/base/errors.ts';
import { pollFor } from '#server/base/poll.ts';
import type { Deps } from '#server/calls/deps.ts';
import { FilePending, type ServedFile } from '#server/calls/file.ts';
import { prepared } from '#server/db/prepared.ts';
import { pdfDocuments } from '#server/db/tables/exports.ts';
import { enqueue } from '#server/jobs/outbox.ts';
import { PRIORITY, type Priority, visitorPriority } from '#server/jobs/priorities.ts';
import { raisePriority } from '#server/jobs/wanted.ts';
import { type Round, roundOf } from '#shared/assessment/round.ts';
import {
	type CachedDocument,
	isForVisitors,
	PDF_FILE_NAMES,
	type PdfContent,
	VISITOR_KINDS,
	type VisitorDocument,
} from '#shared/exports/documents.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { printVersion } from './bundle.ts';
import { pdfKey } from './key.ts';
import { renderPdf } from './render.ts';

type PdfDeps = Pick<Deps, 'db' | 'clock' | 'storage' | 'outbox' | 'config'>;

type Row = typeof pdfDocuments.$inferSelect;

const OVERLOAD_RETRY_SECONDS = 30;

/** Cache key of a PDF: content, language, design, and the operator, whom its cover names. */
const hashOf = ({ config }: Pick<PdfDeps, 'config'>, { kind, content }: CachedDocument, locale: Locale): string =>
	createHash('sha256')
		.update(JSON.stringify([printVersion(), config.operator?.name ?? null, kind, locale, content]))
		.digest('hex');

const documentOf = prepared('pdf_document', (executor, name) =>
	executor
		.select()
		.from(pdfDocuments)
		.where(eq(pdfDocuments.hash, sql.placeholder('hash')))
		.prepare(name),
);

const findDocument = async ({ db }: Pick<Deps, 'db'>, hash: string): Promise<Row | null> => {
	const [row] = await documentOf(db).execute({ hash });
	return row ?? null;
};

const isVisitorKind = inArray(pdfDocuments.kind, VISITOR_KINDS);

/** Limits unfinished documents, separately for visitors and everybody else. @throws 429 */
const assertQueueHasRoom = async ({ db, config }: PdfDeps, document: CachedDocument): Promise<void> => {
	const isOfVisitor = isForVisitors(document);
	const [row] = await db
		.select({ open: count() })
		.from(pdfDocuments)
		.where(
			and(
				isNull(pdfDocuments.finishedAt),
				isNull(pdfDocuments.failedAt),
				isOfVisitor ? isVisitorKind : not(isVisitorKind),
			),
		);
	if ((row?.open ?? 0) >= (isOfVisitor ? config.pdf.freeQueueLimit : config.pdf.queueLimit)) {
		throw new AppError('common.overloaded', { status: 429, retryAfterSeconds: OVERLOAD_RETRY_SECONDS });
	}
};

type OfRound = Exclude<CachedDocument, VisitorDocument | { kind: 'programme' }>;

const isOfRound = (document: CachedDocument): document is OfRound =>
	!isForVisitors(document) && document.kind !== 'programme';

/** Assessment that a document is about, with whose company it is deleted; null for those of visitors and of the programme. */
const progressOf = (document: CachedDocument): number | null => (isOfRound(document) ? document.content.id : null);

/** Round that a document is about; proposal and plan belong to the first. */
const roundIn = (document: CachedDocument): Round | null => {
	if (!isOfRound(document)) return null;
	return 'is_first_time' in document.content ? roundOf(document.content.is_first_time) : 1;
};

/** Marks a document as requested by the company, so that the archive of its data includes it. */
const keepForCompany = async ({ db, clock }: Pick<PdfDeps, 'db' | 'clock'>, hash: string): Promise<void> => {
	await db
		.update(pdfDocuments)
		.set({ forCompanySince: clock.now() })
		.where(and(eq(pdfDocuments.hash, hash), isNull(pdfDocuments.forCompanySince)));
};

/** Moves a queued document forward, since someone now waits for it. */
const hurry = async ({ db, outbox }: PdfDeps, hash: string, priority: Priority): Promise<void> => {
	const outboxId = await raisePriority(db, renderPdf, { hash }, priority);
	if (outboxId !== null) outbox.bringForward(outboxId, priority);
};

type Wanted = { isAhead?: boolean; isForCompany?: boolean; priorityOf?: (() => Promise<Priority>) | undefined };

/**
 * Ensures that a document is rendered: enqueues a new or failed one, and moves a queued one forward unless `isAhead`.
 * Returns its hash. `isForCompany`: the company reads it, now or later. `priorityOf` is asked for the place of a new one.
 * @throws 429 if the queue is full
 */
export const requestPdf = async (
	deps: PdfDeps,
	document: CachedDocument,
	locale: Locale,
	{ isAhead = false, isForCompany = false, priorityOf }: Wanted = {},
): Promise<string> => {
	const hash = hashOf(deps, document, locale);
	const known = await findDocument(deps, hash);
	if (known && !known.failedAt) {
		// A visitor's is never made ahead, and keeps its turn however often it is asked for.
		if (!known.finishedAt && !isAhead && !isForVisitors(document)) await hurry(deps, hash, PRIORITY.waiting);
		if (isForCompany && !known.forCompanySince) await keepForCompany(deps, hash);
		return hash;
	}
	await assertQueueHasRoom(deps, document);
	const asked = (await priorityOf?.()) ?? (isForVisitors(document) ? PRIORITY.visitor : PRIORITY.waiting);
	const content = document.content as unknown as Record<string, unknown>;
	await deps.db.transaction(async (tx) => {
		// Only deletes a failed document; a concurrent request may already have enqueued it again.
		await tx.delete(pdfDocuments).where(and(eq(pdfDocuments.hash, hash), isNotNull(pdfDocuments.failedAt)));
		const inserted = await tx
			.insert(pdfDocuments)
			.values({
				hash,
				kind: document.kind,
				locale,
				content,
				progressId: progressOf(document),
				round: roundIn(document),
				forCompanySince: isForCompany ? deps.clock.now() : null,
			})
			.onConflictDoNothing()
			.returning({ hash: pdfDocuments.hash });
		if (inserted.length > 0) await enqueue(tx, renderPdf, { hash }, { priority: isAhead ? PRIORITY.ahead : asked });
	});
	return hash;
};

type ReadyPdf = { stream: Readable; size: number };

/** The file of a finished document; otherwise null. */
const openFinished = async (deps: PdfDeps, row: Row | null): Promise<ReadyPdf | null> => {
	if (!row?.finishedAt) return null;
	const { hash } = row;
	const file = await deps.storage.get(pdfKey(hash));
	if (file) return file;
	// The file is missing in the storage: let the next request render it again.
	await deps.db.delete(pdfDocuments).where(eq(pdfDocuments.hash, hash));
	return null;
};

/** The finished file; null while it is being rendered. @throws 500 if rendering failed */
export const openPdf = async (deps: PdfDeps, hash: string): Promise<ReadyPdf | null> => {
	const row = await findDocument(deps, hash);
	if (row?.failedAt) throw new AppError('exports.failed', { status: 500 });
	return openFinished(deps, row);
};

/** Polling intervals while a file is being printed. */
export const WAIT_PAUSES = { firstMs: 40, longestMs: 500 };

/** Waits up to `limitMs` for a document; null on timeout, while the job continues. */
const waitForPdf = (deps: PdfDeps, hash: string, limitMs: number): Promise<ReadyPdf | null> =>
	pollFor(() => openPdf(deps, hash), limitMs, WAIT_PAUSES);

const RETRY_SECONDS = 2;

/** 202 while a file is being printed. */
export const pending = (): FilePending => new FilePending('exports.pdfPending', RETRY_SECONDS);

/**
 * A PDF for download; `actor` is null for a visitor. Waits a limited time while it is rendered, then returns 202 with
 * Retry-After.
 * @throws 429 if the queue is full; 500 if rendering failed
 */
export const pdfFile = async (
	deps: PdfDeps & Pick<Deps, 'limits'>,
	document: CachedDocument,
	{ locale, limitKey }: Pick<CallContext, 'locale' | 'limitKey'>,
	actor: Pick<Actor, 'area'> | null,
): Promise<ServedFile | FilePending> => {
	const isForCompany = actor?.area === 'app';
	// Fair turns of addresses: the queue is shared by all servers and workers, so its priorities are the turns.
	const priorityOf = isForVisitors(document)
		? async () => visitorPriority(await deps.limits.countVisitorDocument(limitKey))
		: undefined;
	const known = await findDocument(deps, hashOf(deps, document, locale));
	if (isForCompany && known && !known.forCompanySince) await keepForCompany(deps, known.hash);
	const ready =
		(await openFinished(deps, known)) ??
		(await waitForPdf(
			deps,
			await requestPdf(deps, document, locale, { isForCompany, priorityOf }),
			deps.config.pdf.waitMs,
		));
	if (!ready) return pending();
	return { name: PDF_FILE_NAMES[document.kind], size: ready.size, body: ready.stream };
};

/** Creates the handler of a PDF call from the read of its screen. */
export const pdfOf =
	<K extends CachedDocument['kind'], Who extends Actor, Input>(
		kind: K,
		read: (deps: Deps, actor: Who, input: Input, call: CallContext) => Promise<PdfContent[K]>,
	) =>
	async (deps: Deps, actor: Who, input: Input, call: CallContext): Promise<ServedFile | FilePending> =>
		pdfFile(deps, { kind, content: await read(deps, actor, input, call) } as CachedDocument, call, actor);
