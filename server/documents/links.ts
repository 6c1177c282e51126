import type { Actor } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { ServedFile } from '#server/calls/file.ts';
import { isStorageKey } from '#server/storage/storage.ts';
import { contentTypeOf, documentExtension } from '#shared/files/documents.ts';
import { findVisibleDocument } from './queries.ts';

/** Signed download links, valid for five minutes, which a browser can open without a token. */

const LIFETIME_MS = 5 * 60 * 1000;
const PURPOSE = 'file-link';

export const FILES_PATH = '/files';

const signedValue = (key: string, expires: string, name: string): string => `${key}\n${expires}\n${name}`;

/** The download name: the given name, with the extension of the detected type. */
const savedName = (fileName: string, extension: string): string =>
	documentExtension(fileName) === extension ? fileName : `${fileName}.${extension}`;

/** A link to a document that the actor may see. @throws 404, the same if it is unknown */
export const linkToFile = async (
	{ db, clock, config, signer }: Pick<Deps, 'db' | 'clock' | 'config' | 'signer'>,
	actor: Actor,
	{ filePath }: { filePath: string },
): Promise<{ url: string }> => {
	const document = isStorageKey(filePath) ? await findVisibleDocument(db, actor, { filePath }) : null;
	if (!document) throw notFound();
	const expires = String(clock.now().getTime() + LIFETIME_MS);
	const name = savedName(document.fileName, document.extension);
	const signature = signer.sign(PURPOSE, signedValue(filePath, expires, name));
	const query = new URLSearchParams({ expires, name, signature });
	return { url: `${config.publicUrl ?? ''}${FILES_PATH}/${filePath}?${query}` };
};

export type SignedLink = { key: string; expires: string; name: string; signature: string };

export type OpenedFile = ServedFile & { contentType: string };

/** The file of a signed link. @throws 404 if the signature is invalid, it has expired, or the file is missing */
export const openSignedLink = async (
	{ clock, signer, storage }: Pick<Deps, 'clock' | 'signer' | 'storage'>,
	{ key, expires, name, signature }: SignedLink,
): Promise<OpenedFile> => {
	const isValid = isStorageKey(key) && signer.verify(PURPOSE, signedValue(key, expires, name), signature);
	if (!isValid || Number(expires) < clock.now().getTime()) throw notFound();
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
