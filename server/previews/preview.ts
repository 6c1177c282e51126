import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Actor, CallContext } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import { FILE_MODE } from '#server/base/private-files.ts';
import type { Deps } from '#server/calls/deps.ts';
import { findVisibleFile, recordOpened } from '#server/documents/visible-files.ts';
import { isStorageKey } from '#server/storage/storage.ts';
import { withTemporaryFile } from '#server/storage/temporary.ts';
import type { FilePreview } from '#shared/evidence/preview.ts';
import { inTurn, readOffice } from './run.ts';

const SHOWN: ReadonlySet<string> = new Set(['docx', 'xlsx']);

/**
 * Reads a stored file by way of a temporary one, so that it is never in memory as a whole; null if there is none. The
 * storage is asked when it is its turn.
 */
const readStored = ({ storage }: Pick<Deps, 'storage'>, { userId }: Actor, key: string): Promise<FilePreview | null> =>
	inTurn(userId, async () => {
		const found = await storage.get(key);
		if (!found) return null;
		return withTemporaryFile(storage.temporaryFolder, async (file) => {
			await pipeline(found.stream, createWriteStream(file, { mode: FILE_MODE }));
			return readOffice(file);
		});
	});

/** What a stored docx or xlsx holds; recorded as opening it. @throws 404, also for files of other types, 429 */
export const previewFile = async (
	deps: Pick<Deps, 'db' | 'storage'>,
	actor: Actor,
	{ filePath }: { filePath: string },
	call: CallContext,
): Promise<FilePreview> => {
	const file = isStorageKey(filePath) ? await findVisibleFile(deps.db, actor, filePath) : null;
	if (!file || !SHOWN.has(file.extension)) throw notFound();
	const preview = await readStored(deps, actor, filePath);
	if (!preview) throw notFound();
	await recordOpened(deps.db, actor, file, call);
	return preview;
};
