import { and, eq, lt, sql } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record.ts';
import type { CallContext } from '#server/base/actor.ts';
import { invalidField } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { phoneFiles, phoneUploads } from '#server/db/tables/evidence.ts';
import { storeFile } from '#server/evidence/stored-files/store.ts';
import type { Photo } from '#server/storage/photos/engine.ts';
import { withTemporaryFile } from '#server/storage/temporary.ts';
import type { Upload } from '#server/storage/upload.ts';
import { PHONE_FILES, type PhonePlace } from '#shared/evidence/phone.ts';
import { sizeText } from '#shared/files/document-types.ts';
import { type Code, ended, getCode, lockLive } from './live.ts';

/** Receives photos that a phone sends. */

type PhotoDeps = Pick<
	Deps,
	'db' | 'clock' | 'signer' | 'limits' | 'auditCounter' | 'storage' | 'log' | 'photos' | 'config'
>;

/** How many photos a code still accepts, and until when. */
export const placeOf = ({ fileCount, expiresAt }: Pick<Code, 'fileCount' | 'expiresAt'>): PhonePlace => ({
	remaining: PHONE_FILES - fileCount,
	expires_at: expiresAt.toISOString(),
});

/**
 * Counts a photo before it is re-encoded, so that parallel uploads cannot exceed the limit.
 * @throws 404 if the code is full
 */
const reserve = async ({ db }: PhotoDeps, { id }: Code): Promise<void> => {
	const counted = await db
		.update(phoneUploads)
		.set({ fileCount: sql`${phoneUploads.fileCount} + 1` })
		.where(and(eq(phoneUploads.id, id), lt(phoneUploads.fileCount, PHONE_FILES)))
		.returning({ id: phoneUploads.id });
	if (counted.length === 0) throw ended();
};

const giveBack = async ({ db }: PhotoDeps, { id }: Code): Promise<void> => {
	await db
		.update(phoneUploads)
		.set({ fileCount: sql`${phoneUploads.fileCount} - 1` })
		.where(eq(phoneUploads.id, id));
};

/** Writes the row of a stored photo, if its code still works. @throws 404 */
const recordPhoto = (
	{ db, clock }: PhotoDeps,
	{ id }: Code,
	photo: Photo & { filePath: string },
	call: CallContext,
): Promise<PhonePlace> =>
	db.transaction(async (tx) => {
		const now = clock.now();
		const code = await lockLive(tx, id, now);
		if (!code) throw ended();
		await tx.insert(phoneFiles).values({ ...photo, uploadId: id, createdAt: now });
		await recordAudit(tx, {
			action: 'phone_upload.photo_added',
			actorId: code.userId,
			subject: 'assessment_progress',
			subjectId: code.progressId,
			call,
		});
		return placeOf(code);
	});

/** Stores the re-encoded photo. Using the photo later keeps this storage key: no file is moved. @throws 404, 422 */
const store = async (
	deps: PhotoDeps,
	code: Code,
	{ file, width, height, ...photo }: Photo & { file: string },
	call: CallContext,
): Promise<PhonePlace> => {
	const { uploadMaxBytes } = deps.config;
	if (photo.byteSize > uploadMaxBytes) {
		throw invalidField('document', 'documents.tooLarge', { size: sizeText(uploadMaxBytes) });
	}
	return storeFile(deps, { folder: `photos/${code.progressId}`, file, ...photo }, (stored) =>
		recordPhoto(deps, code, { ...stored, width, height }, call),
	);
};

/**
 * Receives a photo. The upload itself is never stored, only its re-encoding by `photos.remake`.
 * @throws 404, 422 on `document`, 429, 503
 */
export const addPhoto = async (
	deps: PhotoDeps,
	{ token, document: upload }: { token: string; document: Upload },
	call: CallContext,
): Promise<PhonePlace> => {
	const code = await getCode(deps, token, call);
	await reserve(deps, code);
	try {
		return await withTemporaryFile(deps.storage.temporaryFolder, async (file) => {
			const photo = await deps.photos.remake(upload.file, file);
			return store(deps, code, { ...photo, file }, call);
		});
	} catch (error) {
		await giveBack(deps, code);
		throw error;
	}
};
