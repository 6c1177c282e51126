import { and, eq, inArray, lt, notInArray } from 'drizzle-orm';
import pLimit from 'p-limit';
import type { Deps } from '#server/calls/deps.ts';
import type { Db } from '#server/db/client.ts';
import { deleteInBatches, type IsStopping } from '#server/db/retention.ts';
import { phoneFiles, phoneUploads } from '#server/db/tables/evidence.ts';

/** How long photos wait after the time of their code is over, for somebody who is called away from the computer. */
const WAIT_MS = 60 * 60_000;

/** Files of one batch, and how many of them are removed at once. */
const FILES = { batch: 50, atOnce: 8 };

type Needs = Pick<Deps, 'db' | 'clock' | 'storage'>;

/**
 * Deletes a batch of photos that nobody has used: first their files, then their rows. The rows are locked before, so that
 * a photo which is being used keeps its file. Answers how many there were.
 */
const sweepBatch = (db: Db, storage: Needs['storage'], end: Date): Promise<number> =>
	db.transaction(async (tx) => {
		const old = await tx
			.select({ id: phoneFiles.id, filePath: phoneFiles.filePath })
			.from(phoneFiles)
			.innerJoin(phoneUploads, eq(phoneUploads.id, phoneFiles.uploadId))
			.where(lt(phoneUploads.expiresAt, end))
			.limit(FILES.batch)
			.for('update', { of: phoneFiles, skipLocked: true });
		if (old.length === 0) return 0;
		const limit = pLimit(FILES.atOnce);
		await Promise.all(old.map(({ filePath }) => limit(() => storage.remove(filePath))));
		await tx.delete(phoneFiles).where(
			inArray(
				phoneFiles.id,
				old.map(({ id }) => id),
			),
		);
		return old.length;
	});

/** Deletes photos by phone that were not used, and the codes by which they came. */
export const sweepPhonePhotos = async ({ db, clock, storage }: Needs, isStopping: IsStopping): Promise<void> => {
	const end = new Date(clock.now().getTime() - WAIT_MS);
	let swept = FILES.batch;
	while (swept === FILES.batch && !isStopping()) swept = await sweepBatch(db, storage, end);
	const hasPhotos = db.select({ id: phoneFiles.uploadId }).from(phoneFiles);
	const where = and(lt(phoneUploads.expiresAt, end), notInArray(phoneUploads.id, hasPhotos));
	await deleteInBatches(db, phoneUploads, { key: phoneUploads.id, where }, isStopping);
};
