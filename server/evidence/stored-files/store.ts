import { randomBytes } from 'node:crypto';
import { invalidField } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { isDatabaseDown } from '#server/db/client.ts';
import { isOutOfSpace } from '#server/storage/free-space.ts';
import { removeAtOnce } from '#server/storage/removals.ts';
import { contentTypeOf, type DocumentExtension } from '#shared/files/document-types.ts';

type StorageDeps = Pick<Deps, 'db' | 'storage' | 'log'>;

const storageFull = () => invalidField('document', 'documents.storageFull');

/** Refuses uploads while the disk still has room, so that everything else keeps working. @throws 422 */
const assertSpace = async ({ storage }: StorageDeps): Promise<void> => {
	if ((await storage.space())?.isFull) throw storageFull();
};

/** An inspected temporary file, and the storage folder that it goes to. */
type NewFile<Extension> = { folder: string; file: string; extension: Extension; byteSize: number };

/** The columns that describe a stored file. */
export type StoredFile<Extension = DocumentExtension> = {
	extension: Extension;
	filePath: string;
	contentType: string;
	byteSize: number;
};

/**
 * Stores a file under a new key, outside any transaction, and then calls `write` to insert its row; if that fails, the
 * file is removed.
 * @throws 422 on `document` if there is no space; what `write` throws
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
		// If the connection breaks during the commit, the row may exist. A file without a row does no harm, a row without its
		// file does.
		if (!isDatabaseDown(error)) await removeAtOnce(deps, filePath);
		throw isOutOfSpace(error) ? storageFull() : error;
	}
};
