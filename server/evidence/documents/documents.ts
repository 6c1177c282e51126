import { assertStatus, lockProgress, newestProgressId, type Progress } from '#server/assessment/transition.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { CallContext, CompanyActor } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import type { Tx } from '#server/db/client.ts';
import { companyDocuments } from '#server/db/tables/documents.ts';
import { addFile, type FileDeps, removeFile } from '#server/evidence/stored-files/change.ts';
import { assertRoom, documentsOf } from '#server/evidence/stored-files/kinds.ts';
import { presentFile } from '#server/evidence/stored-files/present.ts';
import { inspectDocument } from '#server/storage/inspect.ts';
import type { Upload } from '#server/storage/upload.ts';
import { ANSWERABLE } from '#shared/assessment/status-sets.ts';
import type { DocumentFile } from '#shared/files/documents.ts';
import { findVisibleDocument } from './queries.ts';

/** Documents are part of the submission: read-only once the answers are submitted. @throws 404, 409 */
export const lockForDocuments = async (tx: Tx, progressId: number): Promise<Progress> => {
	const progress = await lockProgress(tx, progressId);
	assertStatus(progress, ANSWERABLE);
	return progress;
};

type Recorded = { action: 'document.added' | 'document.removed'; progressId: number; document: number };

const recordAuditOf = (
	tx: Tx,
	{ action, progressId, document }: Recorded,
	actor: CompanyActor,
	call: CallContext,
): Promise<void> =>
	recordAudit(tx, {
		action,
		actorId: actor.userId,
		subject: 'assessment_progress',
		subjectId: progressId,
		detail: { document },
		call,
	});

/** Adds a document to the company's current assessment. @throws 404, 409, 422 */
export const addDocument = async (
	deps: FileDeps,
	actor: CompanyActor,
	{ name, document: upload }: { name: string; document: Upload },
	call: CallContext,
): Promise<DocumentFile> => {
	const extension = await inspectDocument(upload);
	const progressId = await newestProgressId(deps.db, actor.companyId);
	if (progressId === null) throw notFound();
	return addFile(deps, {
		actor,
		folder: `documents/${progressId}`,
		name,
		upload,
		extension,
		lock: async (tx) => {
			await lockForDocuments(tx, progressId);
			await assertRoom(tx, documentsOf(progressId));
		},
		write: async (tx, _, row) => {
			const [added] = await tx
				.insert(companyDocuments)
				.values({ ...row, progressId })
				.returning();
			if (!added) throw new Error('no document was made');
			await recordAuditOf(tx, { action: 'document.added', progressId, document: added.id }, actor, call);
			return presentFile(added);
		},
	});
};

/** Removes a document of the current assessment. @throws 404, 409 */
export const removeDocument = async (
	deps: FileDeps,
	actor: CompanyActor,
	{ id }: { id: number },
	call: CallContext,
): Promise<null> => {
	const document = await findVisibleDocument(deps.db, actor, id);
	if (!document) throw notFound();
	const { progressId } = document;
	await removeFile(deps, {
		id,
		list: documentsOf(progressId),
		lock: (tx) => lockForDocuments(tx, progressId),
		record: (tx) => recordAuditOf(tx, { action: 'document.removed', progressId, document: id }, actor, call),
	});
	return null;
};
