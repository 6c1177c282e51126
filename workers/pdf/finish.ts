import type { SigningKey } from '#server/base/signing/key.ts';
import { serverText } from '#shared/texts/server.ts';
import { type Described, metadataStream } from './metadata.ts';
import { fieldObject, fillSignature, formDictionary, permissionsDictionary, signatureObject } from './signature.ts';
import { firstPage, readStructure } from './structure.ts';
import { UnknownPdf, writeDictionary } from './syntax.ts';
import { appendUpdate } from './update.ts';

/**
 * Adds what PDFs printed by Chromium lack, as an incremental update: XMP metadata, identifiers and, if asked for, a
 * signature.
 */

export type Signing = { key: SigningKey; now: Date };

/** The certificate has expired since the worker started. */
export class SigningKeyExpired extends Error {
	override name = 'SigningKeyExpired';
}

const assertStillValid = ({ key, now }: Signing): void => {
	if (now <= key.validTo) return;
	const day = key.validTo.toISOString().slice(0, 10);
	throw new SigningKeyExpired(
		`the certificate of SIGNING_P12 expired on ${day}: set a new one and restart the workers`,
	);
};

const withWidget = (page: Map<string, string>, widget: number): Map<string, string> => {
	const annotations = page.get('Annots') ?? '[]';
	if (!annotations.startsWith('[')) throw new UnknownPdf('annotations in an object of their own');
	return page.set('Annots', `${annotations.slice(0, -1)} ${widget} 0 R]`);
};

/** @throws UnknownPdf, SigningKeyExpired */
export const finishPdf = async (
	printed: Uint8Array,
	described: Described,
	signing: Signing | null,
): Promise<Buffer> => {
	const pdf = Buffer.from(printed.buffer, printed.byteOffset, printed.byteLength);
	const structure = readStructure(pdf);
	const { root, size, dictionaryOf } = structure;
	const [metadata, signature, widget] = [size, size + 1, size + 2];
	const catalog = dictionaryOf(root).set('Metadata', `${metadata} 0 R`);
	const objects = new Map<number, string | Buffer>([[metadata, metadataStream(described)]]);
	if (!signing) {
		objects.set(root, writeDictionary(catalog));
		return appendUpdate(pdf, structure, objects).pdf;
	}
	assertStillValid(signing);
	const page = firstPage(structure);
	catalog.set('AcroForm', formDictionary(widget)).set('Perms', permissionsDictionary(signature));
	objects
		.set(root, writeDictionary(catalog))
		.set(page, writeDictionary(withWidget(dictionaryOf(page), widget)))
		.set(signature, signatureObject(signing.key, signing.now))
		.set(widget, fieldObject({ page, signature, label: serverText(described.locale, 'exports.signature') }));
	return fillSignature(appendUpdate(pdf, structure, objects), signature, signing.key);
};
