import { writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { FileStorage } from '#server/storage/file-storage.ts';
import { withTemporaryFile } from '#server/storage/temporary.ts';

/**
 * Keys of open rounds, each a file in the storage: not in the database, whose WAL and copies would contain them
 * (docs/decisions/workers-voice.md). No row references them, so they are in no backup and no company archive.
 */

const FOLDER = 'voice-keys';

const fileOf = (roundId: number): string => `${FOLDER}/${roundId}`;

/** Format of `newKey`. */
const KEY = /^[\w-]{43}$/;

export const storeKey = (storage: FileStorage, roundId: number, key: string): Promise<void> =>
	withTemporaryFile(storage.temporaryFolder, async (file) => {
		// Flushed to disk before the round is committed.
		await writeFile(file, key, { mode: 0o600, flush: true });
		await storage.put(fileOf(roundId), file, 'text/plain');
	});

/** Null if there is no such file. @throws if it cannot be read */
export const readKey = async (storage: Pick<FileStorage, 'get'>, roundId: number): Promise<string | null> => {
	const found = await storage.get(fileOf(roundId));
	if (!found) return null;
	const key = await text(found.stream);
	if (!KEY.test(key)) throw new Error('the file of a key holds none');
	return key;
};

export const removeKey = (storage: Pick<FileStorage, 'remove'>, roundId: number): Promise<void> =>
	storage.remove(fileOf(roundId));

/** Rounds that have a key file. */
export const listKeys = async (storage: Pick<FileStorage, 'list'>): Promise<number[]> =>
	(await storage.list(FOLDER)).map((key) => Number(key.slice(FOLDER.length + 1))).filter(Number.isSafeInteger);
