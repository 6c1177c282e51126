import { and, eq } from 'drizzle-orm';
import type { CallContext, CompanyActor } from '#server/base/actor.ts';
import { invalidField, notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { evidenceFiles } from '#server/db/tables/evidence.ts';
import { dropFile, storeUpload } from '#server/evidence/documents/store-upload.ts';
import { inspectDocument } from '#server/storage/inspect.ts';
import type { Upload } from '#server/storage/upload.ts';
import type { RequestFile, RequestVersion } from '#shared/evidence/requests.ts';
import { MAX_REQUEST_FILES, REQUEST_RULES } from '#shared/evidence/states.ts';
import { recordAuditOf, type StoredRequest } from './audit.ts';
import { changeRequest, lockRequest, type Versioned } from './lock.ts';
import { countFiles, presentFile } from './queries.ts';

type FileDeps = Pick<Deps, 'db' | 'clock' | 'storage' | 'log'>;
type Context = Parameters<typeof lockRequest>[4];

/** Files change while the company has not answered yet, or has to answer again. */
const CHANGEABLE = REQUEST_RULES.answer.from;

/**
 * Locks a request that takes `files` more files.
 * @throws 404; 409 unless it is open and active, or from an older version; 422 on `document` where it has too many
 */
export const lockForFiles = async (
	tx: Tx,
	actor: CompanyActor,
	target: Versioned,
	context: Context,
	files = 1,
): Promise<StoredRequest> => {
	const request = await lockRequest(tx, actor, target, CHANGEABLE, context);
	if ((await countFiles(tx, request.id)) + files > MAX_REQUEST_FILES) {
		throw invalidField('document', 'evidence.tooManyFiles', { maximum: MAX_REQUEST_FILES });
	}
	return request;
};

/** Adds a file to an open request. @throws 404, 409, 422 on `document` for the sixth file and for refused types and contents */
export const addRequestFile = async (
	deps: FileDeps,
	actor: CompanyActor,
	{ name, document: upload, ...target }: Versioned & { name: string; document: Upload },
	call: CallContext,
): Promise<RequestFile & { version: number }> => {
	const { db, clock } = deps;
	const context = { clock, call };
	// Checked before storing too, so that refused files are rarely stored.
	const { id: requestId } = await db.transaction((tx) => lockForFiles(tx, actor, target, context));
	const extension = await inspectDocument(upload);
	return storeUpload(deps, { folder: `evidence/${requestId}`, upload, extension }, (file) =>
		db.transaction(async (tx) => {
			const request = await lockForFiles(tx, actor, target, context);
			const now = clock.now();
			const [row] = await tx
				.insert(evidenceFiles)
				.values({ ...file, requestId, fileName: name, uploadedBy: actor.userId, createdAt: now })
				.returning();
			if (!row) throw new Error('no file was made');
			const detail = { file_name: name, evidence_file_id: row.id };
			await recordAuditOf(tx, { action: 'evidence_request.file_added', request, actor, detail, call });
			const { version } = await changeRequest(tx, request, now);
			return { ...presentFile(row), version };
		}),
	);
};

/** Removes a file of an open request; its stored file is removed after the commit. @throws 404, 409 */
export const removeRequestFile = async (
	deps: FileDeps,
	actor: CompanyActor,
	{ file_id: fileId, ...target }: Versioned & { file_id: number },
	call: CallContext,
): Promise<RequestVersion> => {
	const { db, clock } = deps;
	const { filePath, changed } = await db.transaction(async (tx) => {
		const isFile = and(eq(evidenceFiles.id, fileId), eq(evidenceFiles.requestId, target.id));
		if ((await tx.$count(evidenceFiles, isFile)) === 0) throw notFound();
		const request = await lockRequest(tx, actor, target, CHANGEABLE, { clock, call });
		const [removed] = await tx
			.delete(evidenceFiles)
			.where(isFile)
			.returning({ filePath: evidenceFiles.filePath, fileName: evidenceFiles.fileName });
		if (!removed) throw notFound();
		const detail = { file_name: removed.fileName, evidence_file_id: fileId };
		await recordAuditOf(tx, { action: 'evidence_request.file_removed', request, actor, detail, call });
		return { filePath: removed.filePath, changed: await changeRequest(tx, request, clock.now()) };
	});
	await dropFile(deps, filePath);
	return changed;
};
