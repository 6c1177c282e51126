import { randomUUID } from 'node:crypto';
import { copyFile, rename, rm } from 'node:fs/promises';
import { makeFilePrivate } from '#server/base/private-files.ts';

/** Moves a file to another device. At `to` is the whole file or none, and no part of it anywhere if the copy fails. */
export const moveAcross = async (from: string, to: string): Promise<void> => {
	const part = `${to}.${randomUUID()}.part`;
	try {
		await copyFile(from, part);
		await makeFilePrivate(part);
		await rename(part, to);
	} catch (error) {
		await rm(part, { force: true });
		throw error;
	}
	await rm(from, { force: true });
};
