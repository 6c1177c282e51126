import { rm, stat } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { Config } from '#server/base/config.ts';
import type { FileStorage } from '#server/storage/file-storage.ts';
import { BucketError, createBucket } from './client.ts';

const isMissing = (error: unknown): boolean =>
	error instanceof BucketError && ['NoSuchKey', 'NotFound'].includes(error.name);

/** The file storage in an S3-compatible bucket. */
export const s3Storage = (settings: NonNullable<Config['s3']>, temporaryFolder: string): FileStorage => {
	const call = createBucket(settings);
	return {
		temporaryFolder,
		put: async (key, localFile, contentType) => {
			const { size } = await stat(localFile);
			const headers = { 'content-length': String(size), 'content-type': contentType };
			const response = await call({ method: 'PUT', key, file: localFile, headers });
			response.resume();
			await rm(localFile, { force: true });
		},
		get: async (key) => {
			try {
				const stream = await call({ method: 'GET', key });
				const size = stream.headers['content-length'];
				if (size === undefined) throw new Error('the bucket sent no file');
				return { stream, size: Number(size) };
			} catch (error) {
				if (isMissing(error)) return null;
				throw error;
			}
		},
		remove: async (key) => {
			(await call({ method: 'DELETE', key })).resume();
		},
		list: async (folder) => {
			const keys: string[] = [];
			for (;;) {
				const last = keys.at(-1);
				const query = { 'list-type': '2', prefix: `${folder}/`, ...(last ? { 'start-after': last } : {}) };
				const page = await text(await call({ method: 'GET', query }));
				keys.push(...[...page.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key));
				if (!page.includes('<IsTruncated>true</IsTruncated>')) return keys;
			}
		},
		check: async () => {
			(await call({ method: 'HEAD' })).resume();
		},
		space: async () => null,
	};
};
