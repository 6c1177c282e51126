import { mkdir, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A file in DATA_DIR whose age shows when the worker last reached its database. */

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

/** Age in milliseconds; null without a heartbeat. */
export const ageOfBeat = async (dataDir: string): Promise<number | null> => {
	const found = await stat(fileIn(dataDir)).catch(() => null);
	return found ? Date.now() - found.mtimeMs : null;
};
