import { mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { FILE_MODE, FOLDER_MODE } from '#server/base/private-files.ts';

const MAX_BYTES = 20 * 1024 * 1024;

/** Opens a log for appending. A large one is rotated first; one old log is kept. */
export const openLogFile = (folder: string, name: string): number => {
	mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
	const file = path.join(folder, `${name}.log`);
	const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
	if (size > MAX_BYTES) renameSync(file, `${file}.1`);
	return openSync(file, 'a', FILE_MODE);
};
