import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Files on their way in. Whoever makes one removes it; what a crashed process left is swept at the next start. */

const LEFT_AFTER_MS = 24 * 60 * 60 * 1000;

/** Runs work that may write a file under the given name; whatever is left there afterwards is removed. */
export const withTemporaryFile = async <T>(folder: string, work: (file: string) => Promise<T>): Promise<T> => {
	const file = path.join(folder, `${randomUUID()}.part`);
	try {
		return await work(file);
	} finally {
		await rm(file, { force: true });
	}
};

/** Removes what nobody can be working on any more. Ages are those of the file system, so is the time. */
export const sweepTemporaryFiles = async (folder: string, now = new Date()): Promise<void> => {
	for (const entry of await readdir(folder, { withFileTypes: true })) {
		if (!entry.isFile()) continue;
		const file = path.join(folder, entry.name);
		// Another process may sweep at the same time.
		const found = await stat(file).catch(() => null);
		if (found && now.getTime() - found.mtimeMs > LEFT_AFTER_MS) await rm(file, { force: true });
	}
};
