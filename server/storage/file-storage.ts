import type { Readable } from 'node:stream';

/** `isFull` below the floor: what is there is still served, but no upload is accepted. */
export type Space = { freeBytes: number; isFull: boolean };

/** File storage in a directory or an S3-compatible bucket. Keys are generated, never user input. */
export type FileStorage = {
	/** Moves a finished local file into the storage. */
	put: (key: string, localFile: string, contentType: string) => Promise<void>;
	/** Null if there is no such file. */
	get: (key: string) => Promise<{ stream: Readable; size: number } | null>;
	remove: (key: string) => Promise<void>;
	/** The keys in a folder, such as `voice-keys`; for folders of few files. */
	list: (folder: string) => Promise<string[]>;
	/** Throws if the storage is unreachable. */
	check: () => Promise<void>;
	/** The space for uploads; null for a bucket, which has its own limits. */
	space: () => Promise<Space | null>;
	/** The folder for uploads in progress. */
	temporaryFolder: string;
};
