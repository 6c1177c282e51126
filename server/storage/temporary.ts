import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Temporary files. Their creator removes them; leftovers of crashed processes are removed at the next start. */

const MAX_AGE_MS = 24 * 60 * 60 * 1000;

/** Runs `work` with a temporary path, and removes the file afterward. */
export const withTemporaryFile = async <T>(folder: string, work: (file: string) => Promise<T>): Promise<T> => {
	const file = path.join(folder, `${randomUUID()}.part`);
	try {
		return await work(file);
	} finally {
		await rm(file, { force: true });
	}
};

/** Removes temporary files older than a day, by their modification time, hence the system clock. */
export const sweepTemporaryFiles = async (folder: string, now = new Date()): Promise<void> => {
	for (const entry of await readdir(folder, { withFileTypes: true })) {
		if (!entry.isFile()) continue;
		const file = path.join(folder, entry.name);
		// Another process may be removing files at the same time.
		const found = await stat(file).catch(() => null);
		if (found && now.getTime() - found.mtimeMs > MAX_AGE_MS) await rm(file, { force: true });
	}
};
