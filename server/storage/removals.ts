import { asc, inArray } from 'drizzle-orm';
import pLimit from 'p-limit';
import type { Db, Executor } from '#server/db/client.ts';
import type { IsStopping } from '#server/db/retention.ts';
import { fileRemovals } from '#server/db/tables/erased.ts';
import type { FileStorage } from './file-storage.ts';

/** Stored files that are deleted once the transaction that deleted their rows is committed. */

/** Files of one batch, and how many of them are removed at once. */
const FILES = { batch: 200, atOnce: 8 };

/** Has files removed after the commit: `removeFiles` does so, now or in the next sweep. */
export const removeAfterCommit = async (tx: Executor, keys: readonly string[]): Promise<void> => {
	if (keys.length === 0) return;
	await tx
		.insert(fileRemovals)
		.values(keys.map((key) => ({ key })))
		.onConflictDoNothing();
};

/**
 * Removes the files that wait for it: first the file, then its line, so that a run that is killed leaves a line and not a
 * file. Any number of processes may do so at once. Answers how many there were.
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
