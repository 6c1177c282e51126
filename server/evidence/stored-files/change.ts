import { and, eq, type SQL } from 'drizzle-orm';
import type { CompanyActor } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { inspectDocument } from '#server/storage/inspect.ts';
import { removeAfterCommit, removeAtOnce } from '#server/storage/removals.ts';
import type { Upload } from '#server/storage/upload.ts';
import type { DocumentExtension } from '#shared/files/document-types.ts';
import type { FileList } from './kinds.ts';
import { type StoredFile, storeFile } from './store.ts';

export type FileDeps = Pick<Deps, 'db' | 'clock' | 'storage' | 'log'>;

/** The columns that all tables of stored files share. */
type NewRow = StoredFile & { fileName: string; uploadedBy: number; createdAt: Date };

type Addition<Owner, T> = {
	actor: CompanyActor;
	folder: string;
	name: string;
	upload: Upload;
	/** Given if the upload was inspected before; otherwise it is inspected here, after the first `lock`. */
	extension?: DocumentExtension;
	/** Locks the owner and asserts that it accepts another file. */
	lock: (tx: Tx) => Promise<Owner>;
	/** Writes the row, in the transaction of `lock`. */
	write: (tx: Tx, owner: Owner, row: NewRow) => Promise<T>;
};

/**
 * Adds an upload to the files of an owner. The file is stored outside any transaction. `lock` runs twice: before
 * storing, so that files of a full or closed owner are rarely stored, and again with `write`.
 * @throws what `lock` and `write` throw; 422 on `document` for refused types and contents
 */
export const addFile = async <Owner, T>(deps: FileDeps, addition: Addition<Owner, T>): Promise<T> => {
	const { db, clock } = deps;
	const { actor, folder, name, upload, lock, write } = addition;
	await db.transaction(lock);
	const extension = addition.extension ?? (await inspectDocument(upload));
	return storeFile(deps, { folder, file: upload.file, extension, byteSize: upload.size }, (stored) =>
		db.transaction(async (tx) => {
			const owner = await lock(tx);
			return write(tx, owner, { ...stored, fileName: name, uploadedBy: actor.userId, createdAt: clock.now() });
		}),
	);
};

type Removal<Owner, T> = {
	id: number;
	list: FileList;
	/** Locks the owner and asserts that its files may be changed. */
	lock: (tx: Tx) => Promise<Owner>;
	/** Audits the removal, in the transaction of `lock`. */
	record: (tx: Tx, owner: Owner, fileName: string) => Promise<T>;
};

/**
 * Removes a file of an owner; the stored file is deleted after the commit.
 * @throws 404 if the owner has no such file; what `lock` and `record` throw
 */
export const removeFile = async <Owner, T>(
	deps: FileDeps,
	{ id, list: { table, areOf }, lock, record }: Removal<Owner, T>,
): Promise<T> => {
	const isFile: SQL | undefined = and(eq(table.id, id), areOf);
	const { filePath, result } = await deps.db.transaction(async (tx) => {
		if ((await tx.$count(table, isFile)) === 0) throw notFound();
		const owner = await lock(tx);
		const [removed] = await tx
			.delete(table)
			.where(isFile)
			.returning({ filePath: table.filePath, fileName: table.fileName });
		if (!removed) throw notFound();
		await removeAfterCommit(tx, [removed.filePath]);
		return { filePath: removed.filePath, result: await record(tx, owner, removed.fileName) };
	});
	await removeAtOnce(deps, filePath);
	return result;
};
