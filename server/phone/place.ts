import { and, count, eq, sql } from 'drizzle-orm';
import { lockProgress, newestProgressId, type Progress } from '#server/assessment/transition.ts';
import type { CompanyActor } from '#server/base/actor.ts';
import { type AppError, conflict, invalidField, notFound } from '#server/base/errors.ts';
import type { Tx } from '#server/db/client.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { companyDocuments } from '#server/db/tables/documents.ts';
import { evidenceFiles, evidenceRequests } from '#server/db/tables/evidence.ts';
import { lockForDocuments } from '#server/documents/documents.ts';
import { countDocuments } from '#server/documents/queries.ts';
import type { Round } from '#shared/assessment/round.ts';
import { STATUS, type StatusId } from '#shared/assessment/status.ts';
import type { PhotoType } from '#shared/evidence/phone.ts';
import type { RequestFile } from '#shared/evidence/requests.ts';
import { MAX_REQUEST_FILES } from '#shared/evidence/states.ts';
import { contentTypeOf, MAX_DOCUMENTS } from '#shared/files/documents.ts';

/** Where photos go: the documents of the current assessment, or the files of an evidence request. */

export type Place = { progressId: number; requestId: number | null };

/** The status at which the requests of a round may be answered. */
export const CHECKED_AT: Readonly<Record<Round, StatusId>> = { 1: STATUS.submitted, 2: STATUS.reassessment };

const lockRequest = async (tx: Tx, { companyId }: CompanyActor, requestId: number): Promise<Progress> => {
	const [found] = await tx
		.select({ progressId: evidenceRequests.progressId, round: evidenceRequests.round })
		.from(evidenceRequests)
		.innerJoin(assessmentProgresses, eq(assessmentProgresses.id, evidenceRequests.progressId))
		.where(and(eq(evidenceRequests.id, requestId), eq(assessmentProgresses.companyId, companyId)));
	if (!found) throw notFound();
	const progress = await lockProgress(tx, found.progressId);
	const [request] = await tx
		.select({ status: evidenceRequests.status })
		.from(evidenceRequests)
		.where(eq(evidenceRequests.id, requestId))
		.for('update');
	if (progress.status !== CHECKED_AT[found.round]) throw conflict('evidence.notActive');
	if (request?.status !== 'open') throw conflict('evidence.wrongState');
	return progress;
};

const lockDocuments = async (tx: Tx, { companyId }: CompanyActor): Promise<Progress> => {
	const id = await newestProgressId(tx, companyId);
	if (id === null) throw notFound();
	return lockForDocuments(tx, id);
};

/** Locks a place of the actor's company that accepts files now. @throws 404, 409 */
export const lockPlace = async (tx: Tx, actor: CompanyActor, requestId: number | null): Promise<Place> => {
	const progress = requestId === null ? await lockDocuments(tx, actor) : await lockRequest(tx, actor, requestId);
	return { progressId: progress.id, requestId };
};

const filesAt = async (tx: Tx, { progressId, requestId }: Place): Promise<number> => {
	if (requestId === null) return countDocuments(tx, progressId);
	const [found] = await tx.select({ files: count() }).from(evidenceFiles).where(eq(evidenceFiles.requestId, requestId));
	return found?.files ?? 0;
};

const tooMany = ({ requestId }: Place): AppError =>
	requestId === null
		? invalidField('files', 'documents.tooMany', { maximum: MAX_DOCUMENTS })
		: invalidField('files', 'evidence.tooManyFiles', { maximum: MAX_REQUEST_FILES });

/** Whether so many more files fit into a locked place. @throws 422 on `files` */
export const assertRoomAt = async (tx: Tx, place: Place, more: number): Promise<void> => {
	const maximum = place.requestId === null ? MAX_DOCUMENTS : MAX_REQUEST_FILES;
	if ((await filesAt(tx, place)) + more > maximum) throw tooMany(place);
};

export type NewFile = { name: string; extension: PhotoType; filePath: string; byteSize: number };

/** Adds files to a locked place, in this order. */
export const addFilesAt = async (
	tx: Tx,
	{ progressId, requestId }: Place,
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
	const added =
		requestId === null
			? await tx
					.insert(companyDocuments)
					.values(rows.map((row) => ({ ...row, progressId })))
					.returning()
			: await tx
					.insert(evidenceFiles)
					.values(rows.map((row) => ({ ...row, requestId })))
					.returning();
	if (requestId !== null) {
		await tx
			.update(evidenceRequests)
			.set({ updatedAt: now, version: sql`${evidenceRequests.version} + 1` })
			.where(eq(evidenceRequests.id, requestId));
	}
	return added.map((row) => ({
		id: row.id,
		file_name: row.fileName,
		file_path: row.filePath,
		extension: row.extension,
		byte_size: row.byteSize,
		uploaded_at: row.createdAt.toISOString(),
		is_by_phone: row.isByPhone,
	}));
};
