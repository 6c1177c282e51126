import { randomBytes } from 'node:crypto';
import { invalidField } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { isDatabaseDown } from '#server/db/client.ts';
import { isOutOfSpace } from '#server/storage/free-space.ts';
import type { Upload } from '#server/storage/upload.ts';
import { contentTypeOf, type DocumentExtension } from '#shared/files/documents.ts';

type StorageDeps = Pick<Deps, 'storage' | 'log'>;

const storageFull = () => invalidField('document', 'documents.storageFull');

/** Uploads stop before the disk is full, so that everything else goes on. @throws 422 */
const assertSpace = async ({ storage }: StorageDeps): Promise<void> => {
	if ((await storage.space())?.isFull) throw storageFull();
};

/** Removes a stored file. A failure only leaves an orphaned file, so it is logged and not thrown. */
export const dropFile = async ({ storage, log }: StorageDeps, key: string): Promise<void> => {
	try {
		await storage.remove(key);
	} catch (error) {
		log.warn({ key, error: error instanceof Error ? error.name : 'unknown' }, 'a stored file could not be removed');
	}
};

/** The columns of a stored file. */
export type StoredFile = { extension: DocumentExtension; filePath: string; contentType: string; byteSize: number };

/**
 * Stores an inspected upload in a folder of the storage, outside any lock, and then writes its row with `write`. The
 * file of a refused upload is removed.
 * @throws 422 on `document` where there is no space, and what `write` throws
 */
export const storeUpload = async <T>(
	deps: StorageDeps,
	{ folder, upload, extension }: { folder: string; upload: Upload; extension: DocumentExtension },
	write: (file: StoredFile) => Promise<T>,
): Promise<T> => {
	await assertSpace(deps);
	const filePath = `${folder}/${randomBytes(16).toString('hex')}.${extension}`;
	const contentType = contentTypeOf(extension);
	try {
		await deps.storage.put(filePath, upload.file, contentType);
		return await write({ extension, filePath, contentType, byteSize: upload.size });
	} catch (error) {
		// Where the answer to a commit is lost, the row may be there; a file without a row does no harm.
		if (!isDatabaseDown(error)) await dropFile(deps, filePath);
		throw isOutOfSpace(error) ? storageFull() : error;
	}
};
