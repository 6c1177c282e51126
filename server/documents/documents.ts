import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { assertStatus, lockProgress, newestProgressId, type Progress } from '#server/assessment/transition.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { CallContext, CompanyActor } from '#server/base/actor.ts';
import { invalidField, notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { isDatabaseDown, type Tx } from '#server/db/client.ts';
import { companyDocuments } from '#server/db/tables/documents.ts';
import { isOutOfSpace } from '#server/storage/free-space.ts';
import { inspectDocument } from '#server/storage/inspect.ts';
import type { Upload } from '#server/storage/upload.ts';
import { ANSWERABLE } from '#shared/assessment/status-sets.ts';
import { contentTypeOf, type DocumentFile, MAX_DOCUMENTS } from '#shared/files/documents.ts';
import { countDocuments, findVisibleDocument } from './queries.ts';

type FileDeps = Pick<Deps, 'db' | 'clock' | 'storage' | 'log'>;

/** Documents are part of the submission: read-only once the answers are submitted. */
export const lockForDocuments = async (tx: Tx, progressId: number): Promise<Progress> => {
	const progress = await lockProgress(tx, progressId);
	assertStatus(progress, ANSWERABLE);
	return progress;
};

const assertRoom = async (tx: Tx, progressId: number): Promise<void> => {
	if ((await countDocuments(tx, progressId)) >= MAX_DOCUMENTS) {
		throw invalidField('document', 'documents.tooMany', { maximum: MAX_DOCUMENTS });
	}
};

/** Locks the company's current assessment and checks that it accepts one more document. @throws 404, 409, 422 */
const reserve = async (tx: Tx, actor: CompanyActor): Promise<Progress> => {
	const id = await newestProgressId(tx, actor.companyId);
	if (id === null) throw notFound();
	const progress = await lockForDocuments(tx, id);
	await assertRoom(tx, id);
	return progress;
};

const storageFull = () => invalidField('document', 'documents.storageFull');

/** Uploads stop before the disk is full, so that everything else goes on. @throws 422 */
const assertSpace = async ({ storage }: FileDeps): Promise<void> => {
	if ((await storage.space())?.isFull) throw storageFull();
};

/** Removes a stored file. A failure only leaves an orphaned file, so it is logged and not thrown. */
export const dropFile = async ({ storage, log }: Pick<FileDeps, 'storage' | 'log'>, key: string): Promise<void> => {
	try {
		await storage.remove(key);
	} catch (error) {
		log.warn({ key, error: error instanceof Error ? error.name : 'unknown' }, 'a stored file could not be removed');
	}
};

/**
 * Adds a document to the company's current assessment. The file is stored before its row is written, outside any lock.
 * The limit is checked again under the lock; the file of a refused upload is removed.
 */
export const addDocument = async (
	deps: FileDeps,
	actor: CompanyActor,
	{ name, document: upload }: { name: string; document: Upload },
	call: CallContext,
): Promise<DocumentFile> => {
	const extension = await inspectDocument(upload);
	// Checked before storing too, so that refused files are rarely stored.
	const { id: progressId } = await deps.db.transaction((tx) => reserve(tx, actor));
	await assertSpace(deps);
	const filePath = `documents/${progressId}/${randomBytes(16).toString('hex')}.${extension}`;
	const contentType = contentTypeOf(extension);
	const createdAt = deps.clock.now();
	try {
		await deps.storage.put(filePath, upload.file, contentType);
		return await deps.db.transaction(async (tx) => {
			await lockForDocuments(tx, progressId);
			await assertRoom(tx, progressId);
			const [row] = await tx
				.insert(companyDocuments)
				.values({
					progressId,
					fileName: name,
					extension,
					filePath,
					contentType,
					byteSize: upload.size,
					uploadedBy: actor.userId,
					createdAt,
				})
				.returning({ id: companyDocuments.id });
			if (!row) throw new Error('no document was made');
			await recordAudit(tx, {
				action: 'document.added',
				actorId: actor.userId,
				subject: 'assessment_progress',
				subjectId: progressId,
				detail: { document: row.id },
				call,
			});
			return {
				id: row.id,
				file_name: name,
				file_path: filePath,
				extension,
				byte_size: upload.size,
				uploaded_at: createdAt.toISOString(),
			};
		});
	} catch (error) {
		// Where the answer to a commit is lost, the row may be there; a file without a row does no harm.
		if (!isDatabaseDown(error)) await dropFile(deps, filePath);
		throw isOutOfSpace(error) ? storageFull() : error;
	}
};

/** Removes a document of the current assessment; its file is removed after the commit. @throws 404, 409 */
export const removeDocument = async (
	deps: FileDeps,
	actor: CompanyActor,
	{ id }: { id: number },
	call: CallContext,
): Promise<null> => {
	const filePath = await deps.db.transaction(async (tx) => {
		const document = await findVisibleDocument(tx, actor, { id });
		if (!document) throw notFound();
		await lockForDocuments(tx, document.progressId);
		const [removed] = await tx
			.delete(companyDocuments)
			.where(eq(companyDocuments.id, id))
			.returning({ filePath: companyDocuments.filePath });
		if (!removed) throw notFound();
		await recordAudit(tx, {
			action: 'document.removed',
			actorId: actor.userId,
			subject: 'assessment_progress',
			subjectId: document.progressId,
			detail: { document: id },
			call,
		});
		return removed.filePath;
	});
	await dropFile(deps, filePath);
	return null;
};
