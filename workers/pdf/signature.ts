import { createHash } from 'node:crypto';
import type { SigningKey } from '#server/base/signing/key.ts';
import { dateString, textString, UnknownPdf } from './syntax.ts';
import type { Updated } from './update.ts';

/** A signature in a PDF (ISO 32000-1, 12.8): first a place for it, then the signature of everything around this place. */

const PLACE = '/Contents <';
const RANGE = '/ByteRange ';
/** Three numbers of up to ten digits. */
const RANGE_WIDTH = 40;

/** What is signed: from the begin to the place for the signature, and from its end to the end of the file. */
const rangeOf = (place: number, after: number, length: number): string =>
	`${RANGE}[0 ${place} ${after} ${length}]`.padEnd(RANGE.length + RANGE_WIDTH);

/** It certifies, and allows no change at all (12.8.2.2): an annotation added later is a violation, not 'signed, then changed'. */
const NO_CHANGES =
	'/Reference [<</Type /SigRef /TransformMethod /DocMDP /TransformParams <</Type /TransformParams /P 1 /V /1.2>>>>]';

/** A signature of RSA keys up to 8,192 bits, the attributes, and what surrounds them. */
const OTHER_BYTES = 2_048;

/** No signature of this key takes more bytes: what varies are the certificates, and the issuer as part of the own one. */
const mostBytes = ({ chain, certificate }: SigningKey): number =>
	chain.reduce((total, { length }) => total + length, certificate.length + OTHER_BYTES);

/** The signature dictionary, with an empty place for the signature. */
export const signatureObject = (key: SigningKey, now: Date): string =>
	[
		'<</Type /Sig',
		'/Filter /Adobe.PPKLite',
		'/SubFilter /ETSI.CAdES.detached',
		`/M ${dateString(now)}`,
		NO_CHANGES,
		rangeOf(0, 0, 0),
		`${PLACE}${'0'.repeat(mostBytes(key) * 2)}>>>`,
	].join('\n');

/** Printed and locked (12.5.3). */
const FIELD_FLAGS = 4 + 128;

type Field = { page: number; signature: number; label: string };

/** The field of the signature: a widget without an area, so that nothing is drawn; its label is read aloud. */
export const fieldObject = ({ page, signature, label }: Field): string =>
	`<</Type /Annot\n/Subtype /Widget\n/FT /Sig\n/T (Signature1)\n/TU ${textString(label)}\n/Rect [0 0 0 0]\n/F ${FIELD_FLAGS}\n/P ${page} 0 R\n/V ${signature} 0 R>>`;

/** The form of the document: its signature covers the file, which must only be added to (12.7.2). */
export const formDictionary = (field: number): string => `<</Fields [${field} 0 R] /SigFlags 3>>`;

/** What the catalog says: the document is certified by this signature (12.8.4). */
export const permissionsDictionary = (signature: number): string => `<</DocMDP ${signature} 0 R>>`;

/** Signs the file: all of it but the place for the signature, which it then fills. */
export const fillSignature = async ({ pdf, offsets }: Updated, signature: number, key: SigningKey): Promise<Buffer> => {
	const at = offsets.get(signature) ?? -1;
	const range = pdf.indexOf(RANGE, at, 'latin1');
	const place = pdf.indexOf(PLACE, range, 'latin1') + PLACE.length - 1;
	if (at < 0 || range < at || place < range) throw new UnknownPdf('no place for a signature');
	const after = place + 2 + mostBytes(key) * 2;
	const signed = Buffer.from(pdf);
	signed.write(rangeOf(place, after, pdf.length - after), range, 'latin1');
	const digest = createHash('sha256').update(signed.subarray(0, place)).update(signed.subarray(after)).digest();
	// Only what is signed loads the library.
	const { signCms } = await import('./cms.ts');
	const value = signCms(digest, key);
	if (value.length > mostBytes(key)) throw new Error('the signature is longer than its place');
	signed.write(value.toString('hex'), place + 1, 'latin1');
	return signed;
};
