import { randomBytes } from 'node:crypto';
import { invalidField } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { isDatabaseDown } from '#server/db/client.ts';
import { isOutOfSpace } from '#server/storage/free-space.ts';
import { removeAtOnce } from '#server/storage/removals.ts';
import { contentTypeOf, type DocumentExtension } from '#shared/files/documents.ts';

type StorageDeps = Pick<Deps, 'db' | 'storage' | 'log'>;

const storageFull = () => invalidField('document', 'documents.storageFull');

/** Uploads stop before the disk is full, so that everything else goes on. @throws 422 */
const assertSpace = async ({ storage }: StorageDeps): Promise<void> => {
	if ((await storage.space())?.isFull) throw storageFull();
};

/** A temporary file whose contents were inspected, and the folder of the storage that it goes to. */
type NewFile<Extension> = { folder: string; file: string; extension: Extension; byteSize: number };

/** The columns of a stored file. */
export type StoredFile<Extension = DocumentExtension> = {
	extension: Extension;
	filePath: string;
	contentType: string;
	byteSize: number;
};

/**
 * Stores a file under a new key, outside any lock, and then writes its row with `write`. The file of a refused row is
 * removed.
 * @throws 422 on `document` where there is no space, and what `write` throws
 */
export const storeFile = async <Extension extends DocumentExtension, T>(
	deps: StorageDeps,
	{ folder, file, extension, byteSize }: NewFile<Extension>,
	write: (stored: StoredFile<Extension>) => Promise<T>,
): Promise<T> => {
	await assertSpace(deps);
	const filePath = `${folder}/${randomBytes(16).toString('hex')}.${extension}`;
	const contentType = contentTypeOf(extension);
	try {
		await deps.storage.put(filePath, file, contentType);
		return await write({ extension, filePath, contentType, byteSize });
	} catch (error) {
		// Where the answer to a commit is lost, the row may be there; a file without a row does no harm.
		if (!isDatabaseDown(error)) await removeAtOnce(deps, filePath);
		throw isOutOfSpace(error) ? storageFull() : error;
	}
};
