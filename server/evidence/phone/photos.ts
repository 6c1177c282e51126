import { randomBytes } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record.ts';
import type { CallContext } from '#server/base/actor.ts';
import { invalidField } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { isDatabaseDown } from '#server/db/client.ts';
import { phoneFiles, phoneUploads } from '#server/db/tables/evidence.ts';
import { dropFile } from '#server/evidence/documents/store-upload.ts';
import { isOutOfSpace } from '#server/storage/free-space.ts';
import type { Photo } from '#server/storage/photos/engine.ts';
import { withTemporaryFile } from '#server/storage/temporary.ts';
import type { Upload } from '#server/storage/upload.ts';
import { PHONE_FILES, type PhonePlace } from '#shared/evidence/phone.ts';
import { contentTypeOf, sizeText } from '#shared/files/documents.ts';
import { type Code, ended, getCode, lockLive } from './live.ts';

/** Photos that come from a phone. */

type PhotoDeps = Pick<
	Deps,
	'db' | 'clock' | 'signer' | 'limits' | 'auditCounter' | 'storage' | 'log' | 'photos' | 'config'
>;

/** How many photos a code still takes, and until when. */
export const placeOf = ({ fileCount, expiresAt }: Pick<Code, 'fileCount' | 'expiresAt'>): PhonePlace => ({
	remaining: PHONE_FILES - fileCount,
	expires_at: expiresAt.toISOString(),
});

/** Counts a photo before it is made anew, so that many at once are not too many. @throws 404 where it was the last */
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

const storageFull = () => invalidField('document', 'documents.storageFull');

/** Stores what was made of a photo. The file is stored before its row; that of a refused one is removed. */
const store = async (
	deps: PhotoDeps,
	code: Code,
	{ file, ...photo }: Photo & { file: string },
	call: CallContext,
): Promise<PhonePlace> => {
	const { storage, config } = deps;
	if (photo.byteSize > config.uploadMaxBytes) {
		throw invalidField('document', 'documents.tooLarge', { size: sizeText(config.uploadMaxBytes) });
	}
	if ((await storage.space())?.isFull) throw storageFull();
	// Its key stays when it is used, so that using it moves nothing.
	const filePath = `photos/${code.progressId}/${randomBytes(16).toString('hex')}.${photo.extension}`;
	try {
		await storage.put(filePath, file, contentTypeOf(photo.extension));
		return await recordPhoto(deps, code, { ...photo, filePath }, call);
	} catch (error) {
		// Where the answer to a commit is lost, the row may be there; a file without a row does no harm.
		if (!isDatabaseDown(error)) await dropFile(deps, filePath);
		throw isOutOfSpace(error) ? storageFull() : error;
	}
};

/**
 * Takes in a photo: only what `photos.remake` makes of it is stored.
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
