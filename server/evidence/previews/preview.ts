import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Actor, CallContext } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import { FILE_MODE } from '#server/base/private-files.ts';
import type { Deps } from '#server/calls/deps.ts';
import { findVisibleFile, recordOpened } from '#server/evidence/stored-files/visible.ts';
import { isStorageKey } from '#server/storage/storage.ts';
import { withTemporaryFile } from '#server/storage/temporary.ts';
import { findKept, type KeptPreview, readAndKeep } from './kept.ts';
import { inTurn } from './run.ts';

const SHOWN: ReadonlySet<string> = new Set(['docx', 'xlsx']);

/** Groups of the fair queue: the users of a company share one, each member of staff has their own. */
const waiting = (actor: Actor) => ({
	group: actor.area === 'app' ? `company ${actor.companyId}` : `staff ${actor.userId}`,
	person: actor.userId,
});

/**
 * Copies a stored file to a temporary one, so that it is never in memory as a whole, and reads its preview; null if the
 * storage has no such file. Fetches it only when its turn comes, and only if the cache has no preview by then.
 */
const readStored = async ({ storage }: Pick<Deps, 'storage'>, actor: Actor, key: string): Promise<KeptPreview | null> =>
	findKept(key) ??
	inTurn(waiting(actor), async () => {
		const readMeanwhile = findKept(key);
		if (readMeanwhile) return readMeanwhile;
		const found = await storage.get(key);
		if (!found) return null;
		return withTemporaryFile(storage.temporaryFolder, async (file) => {
			await pipeline(found.stream, createWriteStream(file, { mode: FILE_MODE }));
			return readAndKeep(key, file);
		});
	});

/**
 * The preview of a stored docx or xlsx; recorded as opening the file.
 * @throws 404, also for files of other types; 429
 */
export const previewFile = async (
	deps: Pick<Deps, 'db' | 'storage'>,
	actor: Actor,
	{ filePath }: { filePath: string },
	call: CallContext,
): Promise<KeptPreview> => {
	const file = isStorageKey(filePath) ? await findVisibleFile(deps.db, actor, filePath) : null;
	if (!file || !SHOWN.has(file.extension)) throw notFound();
	const preview = await readStored(deps, actor, filePath);
	if (!preview) throw notFound();
	await recordOpened(deps.db, actor, file, call);
	return preview;
};
