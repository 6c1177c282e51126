import { and, eq, lt, notInArray, sql } from 'drizzle-orm';
import type { Deps } from '#server/calls/deps.ts';
import type { Db } from '#server/db/client.ts';
import { deleteInBatches, type IsStopping } from '#server/db/retention.ts';
import { phoneFiles, phoneUploads } from '#server/db/tables/evidence.ts';
import { removeAfterCommit, removeFiles } from '#server/storage/removals.ts';

/** How long unused photos are kept after their code expires, for a person who is called away from the computer. */
const WAIT_MS = 60 * 60_000;

const BATCH = 50;

type Needs = Pick<Deps, 'db' | 'clock' | 'storage'>;

/** Deletes a batch of unused photos and returns how many. Skips locked rows: somebody is just using those photos. */
const sweepBatch = (db: Db, end: Date): Promise<number> =>
	db.transaction(async (tx) => {
		const old = tx
			.select({ id: phoneFiles.id })
			.from(phoneFiles)
			.innerJoin(phoneUploads, eq(phoneUploads.id, phoneFiles.uploadId))
			.where(lt(phoneUploads.expiresAt, end))
			.limit(BATCH)
			.for('update', { of: phoneFiles, skipLocked: true });
		const deleted = await tx
			.delete(phoneFiles)
			.where(sql`${phoneFiles.id} = any(array(${old}))`)
			.returning({ key: phoneFiles.filePath });
		await removeAfterCommit(
			tx,
			deleted.map(({ key }) => key),
		);
		return deleted.length;
	});

/** Deletes unused photos, and the codes with which they were sent. */
export const sweepPhonePhotos = async (deps: Needs, isStopping: IsStopping): Promise<void> => {
	const { db, clock } = deps;
	const end = new Date(clock.now().getTime() - WAIT_MS);
	let swept = BATCH;
	while (swept === BATCH && !isStopping()) swept = await sweepBatch(db, end);
	await removeFiles(deps, isStopping);
	const hasPhotos = db.select({ id: phoneFiles.uploadId }).from(phoneFiles);
	const where = and(lt(phoneUploads.expiresAt, end), notInArray(phoneUploads.id, hasPhotos));
	await deleteInBatches(db, phoneUploads, { key: phoneUploads.id, where }, isStopping);
};
