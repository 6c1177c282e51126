import { mkdir, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A file in DATA_DIR whose age says when the worker last had its database. */

const fileIn = (dataDir: string): string => path.join(dataDir, 'worker-heartbeat');

export const beat = async (dataDir: string): Promise<void> => {
	const now = new Date();
	try {
		await utimes(fileIn(dataDir), now, now);
	} catch {
		await mkdir(dataDir, { recursive: true });
		await writeFile(fileIn(dataDir), '');
	}
};

/** Milliseconds since the last beat; null if there was none. */
export const ageOfBeat = async (dataDir: string): Promise<number | null> => {
	const found = await stat(fileIn(dataDir)).catch(() => null);
	return found ? Date.now() - found.mtimeMs : null;
};
