import { LRUCache } from 'lru-cache';
import type { FilePreview } from '#shared/evidence/preview.ts';
import { readOffice } from './run.ts';

/** Previews by the key of their file, whose content never changes. Whether somebody may see one is asked each time. */

/** Of all that are kept, in characters of JSON: two of the largest, or hundreds of ordinary ones. */
const MOST_CHARACTERS = 12_000_000;
/** What was removed or erased is in memory for so long at most. */
const KEPT_MS = 10 * 60_000;
/** A file that exceeded a limit on a busy machine may be shown later. */
const REFUSED_MS = 60_000;

export type KeptPreview = { preview: FilePreview; etag: string };

const kept = new LRUCache<string, KeptPreview>({ maxSize: MOST_CHARACTERS, ttl: KEPT_MS });

export const findKept = (key: string): KeptPreview | undefined => kept.get(key);

/** Reads a local copy of the file, and keeps its preview. */
export const readAndKeep = async (key: string, localFile: string): Promise<KeptPreview> => {
	const read = await readOffice(localFile);
	const isOverLimit = typeof read === 'string';
	const found: KeptPreview = isOverLimit
		? { preview: { kind: 'refused', reason: read }, etag: `W/"${read}"` }
		: { preview: read.preview, etag: `W/"${read.hash}"` };
	kept.set(key, found, isOverLimit ? { size: 1, ttl: REFUSED_MS } : { size: read.size });
	return found;
};
