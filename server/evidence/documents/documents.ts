import { eq } from 'drizzle-orm';
import { assertStatus, lockProgress, newestProgressId, type Progress } from '#server/assessment/transition.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { CallContext, CompanyActor } from '#server/base/actor.ts';
import { invalidField, notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { companyDocuments } from '#server/db/tables/documents.ts';
import { inspectDocument } from '#server/storage/inspect.ts';
import type { Upload } from '#server/storage/upload.ts';
import { ANSWERABLE } from '#shared/assessment/status-sets.ts';
import { type DocumentFile, MAX_DOCUMENTS } from '#shared/files/documents.ts';
import { countDocuments, findVisibleDocument } from './queries.ts';
import { dropFile, storeUpload } from './store-upload.ts';

type FileDeps = Pick<Deps, 'db' | 'clock' | 'storage' | 'log'>;

/** Documents are part of the submission: read-only once the answers are submitted. @throws 404, 409 */
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

/**
 * Adds a document to the company's current assessment. The file is stored before its row is written, outside any lock.
 * The limit is checked again under the lock.
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
	const createdAt = deps.clock.now();
	return storeUpload(deps, { folder: `documents/${progressId}`, upload, extension }, (file) =>
		deps.db.transaction(async (tx) => {
			await lockForDocuments(tx, progressId);
			await assertRoom(tx, progressId);
			const [row] = await tx
				.insert(companyDocuments)
				.values({ ...file, progressId, fileName: name, uploadedBy: actor.userId, createdAt })
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
				file_path: file.filePath,
				extension,
				byte_size: upload.size,
				uploaded_at: createdAt.toISOString(),
				deleted_at: null,
			};
		}),
	);
};

/** Removes a document of the current assessment; its file is removed after the commit. @throws 404, 409 */
export const removeDocument = async (
	deps: FileDeps,
	actor: CompanyActor,
	{ id }: { id: number },
	call: CallContext,
): Promise<null> => {
	const filePath = await deps.db.transaction(async (tx) => {
		const document = await findVisibleDocument(tx, actor, id);
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
