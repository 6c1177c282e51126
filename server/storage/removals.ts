import { asc, eq, inArray } from 'drizzle-orm';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import type { Db, Executor } from '#server/db/client.ts';
import type { IsStopping } from '#server/db/retention.ts';
import { fileRemovals } from '#server/db/tables/erased.ts';
import { later } from '#server/db/transactions.ts';
import type { FileStorage } from './file-storage.ts';

/** Stored files to delete after the commit that deleted their rows. */

/** Files per batch, and how many are removed concurrently. */
const FILES = { batch: 200, atOnce: 8 };

/** Schedules files for deletion after the commit, by `removeAtOnce`, `removeFiles` or the next sweep. */
export const removeAfterCommit = async (tx: Executor, keys: readonly string[]): Promise<void> => {
	if (keys.length === 0) return;
	const rows = keys.map((key) => ({ key }));
	await later(tx, tx.insert(fileRemovals).values(rows).onConflictDoNothing());
};

/** Removes a file. A failure is logged, not thrown: the next sweep retries a scheduled file. */
export const removeAtOnce = async (
	{ db, storage, log }: { db: Db; storage: Pick<FileStorage, 'remove'>; log: Logger },
	key: string,
): Promise<void> => {
	try {
		await storage.remove(key);
		await db.delete(fileRemovals).where(eq(fileRemovals.key, key));
	} catch (error) {
		log.warn({ key, error: error instanceof Error ? error.name : 'unknown' }, 'a stored file could not be removed');
	}
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
