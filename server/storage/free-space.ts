import { statfs } from 'node:fs/promises';

export type FreeBytes = (folder: string) => Promise<number>;

export const freeBytesOf: FreeBytes = async (folder) => {
	const { bavail, bsize } = await statfs(folder);
	return bavail * bsize;
};

/** Whether a write failed for lack of space: of the disk, a quota, or an S3 storage (507). */
export const isOutOfSpace = (error: unknown): boolean => {
	const { code, $metadata } = (error ?? {}) as { code?: string; $metadata?: { httpStatusCode?: number } };
	return code === 'ENOSPC' || code === 'EDQUOT' || $metadata?.httpStatusCode === 507;
};
