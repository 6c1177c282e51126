import { mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';

const LARGEST = 20 * 1024 * 1024;

/** Opens a log to append to. One that has grown large steps aside at a start and replaces the one before it. */
export const openLogFile = (folder: string, name: string): number => {
	mkdirSync(folder, { recursive: true });
	const file = path.join(folder, `${name}.log`);
	const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
	if (size > LARGEST) renameSync(file, `${file}.1`);
	return openSync(file, 'a', 0o600);
};
