import { asc, inArray } from 'drizzle-orm';
import pLimit from 'p-limit';
import type { Db, Executor } from '#server/db/client.ts';
import type { IsStopping } from '#server/db/retention.ts';
import { fileRemovals } from '#server/db/tables/erased.ts';
import type { FileStorage } from './file-storage.ts';

/** Stored files to delete after the commit that deleted their rows. */

/** Files per batch, and how many are removed concurrently. */
const FILES = { batch: 200, atOnce: 8 };

/** Schedules files for deletion after the commit, by `removeFiles` or the next sweep. */
export const removeAfterCommit = async (tx: Executor, keys: readonly string[]): Promise<void> => {
	if (keys.length === 0) return;
	await tx
		.insert(fileRemovals)
		.values(keys.map((key) => ({ key })))
		.onConflictDoNothing();
};

/**
 * Deletes scheduled files: first the file, then its row, so that a killed run leaves a row and not a file. Safe to run
 * concurrently. Returns the number of deleted files.
 */
export const removeFiles = async (
	{ db, storage }: { db: Db; storage: Pick<FileStorage, 'remove'> },
	isStopping: IsStopping = () => false,
): Promise<number> => {
	const limit = pLimit(FILES.atOnce);
	let removed = 0;
	let found = FILES.batch;
	while (found === FILES.batch && !isStopping()) {
		const rows = await db.select().from(fileRemovals).orderBy(asc(fileRemovals.id)).limit(FILES.batch);
		await Promise.all(rows.map(({ key }) => limit(() => storage.remove(key))));
		const ids = rows.map(({ id }) => id);
		if (ids.length > 0) await db.delete(fileRemovals).where(inArray(fileRemovals.id, ids));
		found = rows.length;
		removed += found;
	}
	return removed;
};
