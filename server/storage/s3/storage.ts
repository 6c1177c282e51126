import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import {
	DeleteObjectCommand,
	GetObjectCommand,
	HeadBucketCommand,
	PutObjectCommand,
	paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import type { Config } from '#server/base/config.ts';
import type { FileStorage } from '#server/storage/file-storage.ts';
import { ATTEMPTS, BucketError, s3Client, withoutDetails } from './client.ts';

const FIRST_PAUSE_MS = 100;

const isMissing = (error: unknown): boolean =>
	error instanceof BucketError && ['NoSuchKey', 'NotFound'].includes(error.name);

const mayPass = (error: unknown): boolean =>
	!(error instanceof BucketError) || error.status >= 500 || error.status === 429;

const told = async <T>(work: () => Promise<T>): Promise<T> => {
	try {
		return await work();
	} catch (error) {
		throw withoutDetails(error);
	}
};

/** Retries with a new stream for each attempt; the client itself cannot retry consumed streams. */
const again = async (work: () => Promise<void>): Promise<void> => {
	for (let number = 1; ; number++) {
		try {
			return await told(work);
		} catch (error) {
			if (number >= ATTEMPTS || !mayPass(error)) throw error;
			await sleep(FIRST_PAUSE_MS * 2 ** number * (0.5 + Math.random() / 2));
		}
	}
};

/** `send` gets the file's content, and a signal that aborts if it cannot be read. */
const withContent = async <T>(
	file: string,
	send: (content: Readable, signal: AbortSignal) => Promise<T>,
): Promise<T> => {
	const content = createReadStream(file);
	const unreadable = new AbortController();
	content.once('error', (error) => unreadable.abort(error));
	try {
		return await send(content, unreadable.signal);
	} catch (error) {
		throw unreadable.signal.aborted ? unreadable.signal.reason : error;
	} finally {
		content.destroy();
	}
};

/** File storage in an S3-compatible bucket. */
export const s3Storage = (settings: NonNullable<Config['s3']>, temporaryFolder: string): FileStorage => {
	const client = s3Client(settings);
	const Bucket = settings.bucket;
	return {
		temporaryFolder,
		put: async (key, localFile, contentType) => {
			const { size } = await stat(localFile);
			const file = { Bucket, Key: key, ContentLength: size, ContentType: contentType };
			await again(() =>
				withContent(localFile, async (Body, abortSignal) => {
					await client.send(new PutObjectCommand({ ...file, Body }), { abortSignal });
				}),
			);
			await rm(localFile, { force: true });
		},
		get: async (key) => {
			try {
				const { Body, ContentLength } = await told(() => client.send(new GetObjectCommand({ Bucket, Key: key })));
				if (!(Body instanceof Readable) || ContentLength === undefined) throw new Error('the bucket sent no file');
				return { stream: Body, size: ContentLength };
			} catch (error) {
				if (isMissing(error)) return null;
				throw error;
			}
		},
		remove: (key) =>
			told(async () => {
				await client.send(new DeleteObjectCommand({ Bucket, Key: key }));
			}),
		list: (folder) =>
			told(async () => {
				const keys: string[] = [];
				for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: `${folder}/` })) {
					keys.push(...Contents.flatMap(({ Key }) => Key ?? []));
				}
				return keys;
			}),
		check: () =>
			told(async () => {
				await client.send(new HeadBucketCommand({ Bucket }));
			}),
		space: async () => null,
	};
};
