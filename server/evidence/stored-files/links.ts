import type { Actor, CallContext } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { ServedFile } from '#server/calls/file.ts';
import { findViewer, hashToken } from '#server/sessions/sessions.ts';
import { isStorageKey } from '#server/storage/storage.ts';
import { contentTypeOf, documentExtension } from '#shared/files/document-types.ts';
import { findVisibleFile, recordOpened } from './visible.ts';

/**
 * Signed download links, which a browser opens without a token. A link is valid for five minutes, while the session
 * that requested it lives (the link holds its hash), and while its user may see the file: an assessor may be unassigned
 * meanwhile.
 */

const LIFETIME_MS = 5 * 60 * 1000;
const PURPOSE = 'file-link';

export const FILES_PATH = '/files';

type Signed = { key: string; expires: string; name: string; session: string };

const signedValue = ({ key, expires, name, session }: Signed): string => `${key}\n${expires}\n${name}\n${session}`;

/** The file name as uploaded, with the extension of the detected type. */
const savedName = (fileName: string, extension: string): string =>
	documentExtension(fileName) === extension ? fileName : `${fileName}.${extension}`;

/**
 * Returns a link to a file that the actor may see; recorded as opening the file.
 * @throws 404 if it is unknown or not visible
 */
export const linkToFile = async (
	{ db, clock, config, signer }: Pick<Deps, 'db' | 'clock' | 'config' | 'signer'>,
	actor: Actor,
	{ filePath }: { filePath: string },
	call: CallContext,
): Promise<{ url: string }> => {
	const file = isStorageKey(filePath) ? await findVisibleFile(db, actor, filePath) : null;
	if (!file) throw notFound();
	await recordOpened(db, actor, file, call);
	const expires = String(clock.now().getTime() + LIFETIME_MS);
	const name = savedName(file.fileName, file.extension);
	const session = hashToken(actor.sessionToken);
	const signature = signer.sign(PURPOSE, signedValue({ key: filePath, expires, name, session }));
	const query = new URLSearchParams({ expires, name, session, signature });
	return { url: `${config.publicUrl ?? ''}${FILES_PATH}/${filePath}?${query}` };
};

export type SignedLink = Signed & { signature: string };

export type OpenedFile = ServedFile & { contentType: string };

/** @throws 404 if the link is invalid or has expired, its session has ended, or its user can no longer see the file */
export const openSignedLink = async (
	deps: Pick<Deps, 'db' | 'clock' | 'config' | 'signer' | 'storage'>,
	{ signature, ...signed }: SignedLink,
): Promise<OpenedFile> => {
	const { clock, signer, storage } = deps;
	const { key, expires, name, session } = signed;
	const isValid = isStorageKey(key) && signer.verify(PURPOSE, signedValue(signed), signature);
	if (!isValid || Number(expires) < clock.now().getTime()) throw notFound();
	const viewer = await findViewer(deps, session);
	if (!viewer || !(await findVisibleFile(deps.db, viewer, key))) throw notFound();
	const extension = documentExtension(key);
	const found = await storage.get(key);
	if (!found) throw notFound();
	return {
		name,
		size: found.size,
		body: found.stream,
		contentType: extension ? contentTypeOf(extension) : 'application/octet-stream',
	};
};
