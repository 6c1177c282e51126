import type { Readable } from 'node:stream';

/** `isFull` below the minimum of free space: files are still served, but uploads are refused. */
export type Space = { freeBytes: number; isFull: boolean };

/** File storage in a directory or an S3-compatible bucket. Keys are generated, never user input. */
export type FileStorage = {
	/** Moves a finished local file into the storage. */
	put: (key: string, localFile: string, contentType: string) => Promise<void>;
	/** Null if there is no such file. */
	get: (key: string) => Promise<{ stream: Readable; size: number } | null>;
	remove: (key: string) => Promise<void>;
	/** Keys in a folder, such as `voice-keys`; only for small folders. */
	list: (folder: string) => Promise<string[]>;
	/** @throws if the storage is unreachable */
	check: () => Promise<void>;
	/** Space for uploads; null for a bucket, which has its own limits. */
	space: () => Promise<Space | null>;
	/** Folder of uploads in progress. */
	temporaryFolder: string;
};
