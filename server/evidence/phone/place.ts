import { newestProgressId } from '#server/assessment/transition.ts';
import type { CallContext, CompanyActor } from '#server/base/actor.ts';
import type { Clock } from '#server/base/clock.ts';
import { notFound } from '#server/base/errors.ts';
import type { Tx } from '#server/db/client.ts';
import { companyDocuments } from '#server/db/tables/documents.ts';
import { evidenceFiles } from '#server/db/tables/evidence.ts';
import { lockForDocuments } from '#server/evidence/documents/documents.ts';
import type { StoredRequest } from '#server/evidence/requests/audit.ts';
import { changeRequest, lockRequest } from '#server/evidence/requests/lock.ts';
import { documentsOf, type FileList, requestFilesOf } from '#server/evidence/stored-files/kinds.ts';
import { presentPhoneFile } from '#server/evidence/stored-files/present.ts';
import type { PhotoType } from '#shared/evidence/phone.ts';
import type { RequestFile } from '#shared/evidence/requests.ts';
import { REQUEST_RULES } from '#shared/evidence/states.ts';
import { contentTypeOf } from '#shared/files/document-types.ts';

/** Where the photos of a code go: the documents of the current assessment, or the files of an evidence request. */

type Place = { progressId: number; request: StoredRequest | null };

type Context = { clock: Clock; call: CallContext };

/** Locks a place of the actor's company that accepts files now. @throws 404, 409 */
export const lockPlace = async (
	tx: Tx,
	actor: CompanyActor,
	requestId: number | null,
	context: Context,
): Promise<Place> => {
	if (requestId !== null) {
		const request = await lockRequest(tx, actor, { id: requestId }, REQUEST_RULES.answer.from, context);
		return { progressId: request.progressId, request };
	}
	const id = await newestProgressId(tx, actor.companyId);
	if (id === null) throw notFound();
	await lockForDocuments(tx, id);
	return { progressId: id, request: null };
};

export const filesAt = ({ progressId, request }: Place): FileList =>
	request ? requestFilesOf(request.id) : documentsOf(progressId);

export type NewFile = { name: string; extension: PhotoType; filePath: string; byteSize: number };

/** Adds files to a locked place, in the given order. */
export const addFilesAt = async (
	tx: Tx,
	{ progressId, request }: Place,
	files: readonly NewFile[],
	{ userId, now }: { userId: number; now: Date },
): Promise<RequestFile[]> => {
	const rows = files.map(({ name, ...file }) => ({
		...file,
		fileName: name,
		contentType: contentTypeOf(file.extension),
		uploadedBy: userId,
		isByPhone: true,
		createdAt: now,
	}));
	if (!request) {
		const added = rows.map((row) => ({ ...row, progressId }));
		return (await tx.insert(companyDocuments).values(added).returning()).map(presentPhoneFile);
	}
	const added = rows.map((row) => ({ ...row, requestId: request.id }));
	const stored = await tx.insert(evidenceFiles).values(added).returning();
	await changeRequest(tx, request, now);
	return stored.map(presentPhoneFile);
};
