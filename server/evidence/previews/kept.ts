import { LRUCache } from 'lru-cache';
import type { FilePreview } from '#shared/evidence/preview.ts';
import { readOffice } from './run.ts';

/**
 * An in-memory cache of previews by storage key: the content of a file never changes. Access is checked at each
 * request, not here.
 */

/** Size of the cache in characters of JSON: two of the largest previews, or hundreds of ordinary ones. */
const MOST_CHARACTERS = 12_000_000;
/** Lifetime of an entry, and so the longest that a deleted file's preview stays in memory. */
const KEPT_MS = 10 * 60_000;
/** Refusals expire sooner: a file may exceed a limit only because the machine is busy. */
const REFUSED_MS = 60_000;

export type KeptPreview = { preview: FilePreview; etag: string };

const kept = new LRUCache<string, KeptPreview>({ maxSize: MOST_CHARACTERS, ttl: KEPT_MS });

export const findKept = (key: string): KeptPreview | undefined => kept.get(key);

/** Reads a local copy of a file and caches its preview. */
export const readAndKeep = async (key: string, localFile: string): Promise<KeptPreview> => {
	const read = await readOffice(localFile);
	const isOverLimit = typeof read === 'string';
	const found: KeptPreview = isOverLimit
		? { preview: { kind: 'refused', reason: read }, etag: `W/"${read}"` }
		: { preview: read.preview, etag: `W/"${read.hash}"` };
	kept.set(key, found, isOverLimit ? { size: 1, ttl: REFUSED_MS } : { size: read.size });
	return found;
};
