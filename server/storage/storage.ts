import { createReadStream } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '#server/base/config.ts';
import { makeDataDir, makeFilePrivate, makePrivateFolder } from '#server/base/private-files.ts';
import type { FileStorage } from './file-storage.ts';
import { type FreeBytes, freeBytesOf } from './free-space.ts';
import { moveAcross } from './move-across.ts';
import { sweepTemporaryFiles } from './temporary.ts';

const KEY = /^[a-z0-9][a-z0-9/_.-]{0,200}$/i;

/** Keys become paths, so `..` is not allowed. */
export const isStorageKey = (key: string): boolean => KEY.test(key) && !key.includes('..') && !key.includes('//');

const isMissing = (error: unknown): boolean =>
	['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as { code?: string }).code ?? '');

type DirectoryOptions = { root: string; temporaryFolder: string; minFreeBytes: number; freeBytes: FreeBytes };

const directoryStorage = ({ root, temporaryFolder, minFreeBytes, freeBytes }: DirectoryOptions): FileStorage => {
	const fileOf = (key: string): string => path.join(root, key);
	return {
		temporaryFolder,
		put: async (key, localFile) => {
			await makePrivateFolder(path.dirname(fileOf(key)));
			await makeFilePrivate(localFile);
			try {
				await rename(localFile, fileOf(key));
			} catch (error) {
				if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
				await moveAcross(localFile, fileOf(key));
			}
		},
		get: async (key) => {
			try {
				const found = await stat(fileOf(key));
				return found.isFile() ? { stream: createReadStream(fileOf(key)), size: found.size } : null;
			} catch (error) {
				if (isMissing(error)) return null;
				throw error;
			}
		},
		remove: (key) => rm(fileOf(key), { force: true }),
		list: async (folder) => {
			try {
				return (await readdir(fileOf(folder))).map((name) => `${folder}/${name}`);
			} catch (error) {
				if (isMissing(error)) return [];
				throw error;
			}
		},
		check: async () => {
			await makePrivateFolder(root);
			await stat(root);
		},
		space: async () => {
			await makePrivateFolder(root);
			const free = await freeBytes(root);
			return { freeBytes: free, isFull: free < minFreeBytes };
		},
	};
};

type StorageConfig = Pick<Config, 's3' | 'dataDir' | 'storageFreeMinBytes'>;

export const openStorage = async (config: StorageConfig, freeBytes: FreeBytes = freeBytesOf): Promise<FileStorage> => {
	const dataDir = path.resolve(config.dataDir);
	const temporaryFolder = path.join(dataDir, 'tmp');
	await makeDataDir(dataDir);
	await makePrivateFolder(temporaryFolder);
	await sweepTemporaryFiles(temporaryFolder);
	return config.s3
		? (await import('./s3/storage.ts')).s3Storage(config.s3, temporaryFolder)
		: directoryStorage({
				root: path.resolve(config.dataDir, 'files'),
				temporaryFolder,
				minFreeBytes: config.storageFreeMinBytes,
				freeBytes,
			});
};
