import { createReadStream } from 'node:fs';
import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Config } from '#server/base/config.ts';
import { type FreeBytes, freeBytesOf } from './free-space.ts';
import { sweepTemporaryFiles } from './temporary.ts';

/** `isFull` below the floor: what is there is still served, but no upload is accepted. */
export type Space = { freeBytes: number; isFull: boolean };

/** File storage in a directory or an S3-compatible bucket. Keys are generated, never user input. */
export type FileStorage = {
	/** Moves a finished local file into the storage. */
	put: (key: string, localFile: string, contentType: string) => Promise<void>;
	/** Null if there is no such file. */
	get: (key: string) => Promise<{ stream: Readable; size: number } | null>;
	remove: (key: string) => Promise<void>;
	/** Throws if the storage is unreachable. */
	check: () => Promise<void>;
	/** The space for uploads; null for a bucket, which has its own limits. */
	space: () => Promise<Space | null>;
	/** The folder for uploads in progress. */
	temporaryFolder: string;
};

const KEY = /^[a-z0-9][a-z0-9/_.-]{0,200}$/i;

/** Keys become paths, so `..` is not allowed. */
export const isStorageKey = (key: string): boolean => KEY.test(key) && !key.includes('..') && !key.includes('//');

const isMissing = (error: unknown): boolean =>
	['ENOENT', 'ENOTDIR', 'EISDIR', 'NoSuchKey', 'NotFound'].includes(
		(error as { code?: string }).code ?? (error as { name?: string }).name ?? '',
	);

type DirectoryOptions = { root: string; temporaryFolder: string; minFreeBytes: number; freeBytes: FreeBytes };

const directoryStorage = ({ root, temporaryFolder, minFreeBytes, freeBytes }: DirectoryOptions): FileStorage => {
	const fileOf = (key: string): string => path.join(root, key);
	return {
		temporaryFolder,
		put: async (key, localFile) => {
			await mkdir(path.dirname(fileOf(key)), { recursive: true });
			try {
				await rename(localFile, fileOf(key));
			} catch (error) {
				if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
				await copyFile(localFile, fileOf(key));
				await rm(localFile, { force: true });
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
		check: async () => {
			await mkdir(root, { recursive: true });
			await stat(root);
		},
		space: async () => {
			await mkdir(root, { recursive: true });
			const free = await freeBytes(root);
			return { freeBytes: free, isFull: free < minFreeBytes };
		},
	};
};

type S3Settings = NonNullable<Config['s3']>;

const s3Storage = async (settings: S3Settings, temporaryFolder: string): Promise<FileStorage> => {
	const s3 = await import('@aws-sdk/client-s3');
	const { accessKeyId, secretAccessKey } = settings;
	const client = new s3.S3Client({
		region: settings.region,
		forcePathStyle: settings.forcePathStyle,
		requestHandler: { connectionTimeout: 5_000, socketTimeout: 30_000 },
		// Many S3-compatible storages do not support checksums in trailers.
		requestChecksumCalculation: 'WHEN_REQUIRED',
		responseChecksumValidation: 'WHEN_REQUIRED',
		...(settings.endpoint ? { endpoint: settings.endpoint } : {}),
		...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
	});
	const Bucket = settings.bucket;
	return {
		temporaryFolder,
		put: async (key, localFile, contentType) => {
			const { size } = await stat(localFile);
			const Body = createReadStream(localFile);
			await client.send(
				new s3.PutObjectCommand({ Bucket, Key: key, Body, ContentLength: size, ContentType: contentType }),
			);
			await rm(localFile, { force: true });
		},
		get: async (key) => {
			try {
				const found = await client.send(new s3.GetObjectCommand({ Bucket, Key: key }));
				if (!found.Body || found.ContentLength === undefined) throw new Error('the bucket sent no file');
				// In Node the body is a readable stream; the type also covers browsers.
				return { stream: found.Body as Readable, size: found.ContentLength };
			} catch (error) {
				if (isMissing(error)) return null;
				throw error;
			}
		},
		remove: async (key) => {
			await client.send(new s3.DeleteObjectCommand({ Bucket, Key: key }));
		},
		check: async () => {
			await client.send(new s3.HeadBucketCommand({ Bucket }));
		},
		space: async () => null,
	};
};

type StorageConfig = Pick<Config, 's3' | 'dataDir' | 'storageFreeMinBytes'>;

export const openStorage = async (config: StorageConfig, freeBytes: FreeBytes = freeBytesOf): Promise<FileStorage> => {
	const temporaryFolder = path.resolve(config.dataDir, 'tmp');
	await mkdir(temporaryFolder, { recursive: true });
	await sweepTemporaryFiles(temporaryFolder);
	return config.s3
		? s3Storage(config.s3, temporaryFolder)
		: directoryStorage({
				root: path.resolve(config.dataDir, 'files'),
				temporaryFolder,
				minFreeBytes: config.storageFreeMinBytes,
				freeBytes,
			});
};
