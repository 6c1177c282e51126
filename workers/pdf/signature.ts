import { createHash } from 'node:crypto';
import type { SigningKey } from '#server/base/signing/key.ts';
import { dateString, textString, UnknownPdf } from './syntax.ts';
import type { Updated } from './update.ts';

/**
 * A signature in a PDF (ISO 32000-1, 12.8). The file is written with an empty placeholder; everything around it is
 * signed, and the signature is put into the placeholder.
 */

const PLACE = '/Contents <';
const RANGE = '/ByteRange ';
/** Three numbers of up to ten digits. */
const RANGE_WIDTH = 40;

/** The byte range that is signed: from the start to the placeholder, and from its end to the end of the file. */
const rangeOf = (place: number, after: number, length: number): string =>
	`${RANGE}[0 ${place} ${after} ${length}]`.padEnd(RANGE.length + RANGE_WIDTH);

/**
 * A certification signature that permits no changes (12.8.2.2): viewers report a later annotation as a violation, not
 * as 'signed, then changed'.
 */
const NO_CHANGES =
	'/Reference [<</Type /SigRef /TransformMethod /DocMDP /TransformParams <</Type /TransformParams /P 1 /V /1.2>>>>]';

/**
 * Upper bound for everything but certificates: a signature of an RSA key of up to 8,192 bits, attributes and structure.
 */
const OTHER_BYTES = 2_048;

/**
 * Upper bound of a signature by this key. The size varies with the chain and with the name of the issuer, which the
 * signature repeats; the name is part of the certificate, whose length is added for it.
 */
const mostBytes = ({ chain, certificate }: SigningKey): number =>
	chain.reduce((total, { length }) => total + length, certificate.length + OTHER_BYTES);

/** The signature dictionary with an empty placeholder. */
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

/** Annotation flags Print and Locked (12.5.3). */
const FIELD_FLAGS = 4 + 128;

type Field = { page: number; signature: number; label: string };

/** The signature field: a widget without an area, so that nothing is drawn. Screen readers read its label. */
export const fieldObject = ({ page, signature, label }: Field): string =>
	`<</Type /Annot\n/Subtype /Widget\n/FT /Sig\n/T (Signature1)\n/TU ${textString(label)}\n/Rect [0 0 0 0]\n/F ${FIELD_FLAGS}\n/P ${page} 0 R\n/V ${signature} 0 R>>`;

/** The form dictionary. Its flags say that the document is signed and may only be appended to (12.7.2). */
export const formDictionary = (field: number): string => `<</Fields [${field} 0 R] /SigFlags 3>>`;

/** The permissions entry of the catalog: this signature certifies the document (12.8.4). */
export const permissionsDictionary = (signature: number): string => `<</DocMDP ${signature} 0 R>>`;

/** Signs everything around the placeholder, and writes the signature into it. */
export const fillSignature = async ({ pdf, offsets }: Updated, signature: number, key: SigningKey): Promise<Buffer> => {
	const at = offsets.get(signature) ?? -1;
	const range = pdf.indexOf(RANGE, at, 'latin1');
	const place = pdf.indexOf(PLACE, range, 'latin1') + PLACE.length - 1;
	if (at < 0 || range < at || place < range) throw new UnknownPdf('no place for a signature');
	const after = place + 2 + mostBytes(key) * 2;
	const signed = Buffer.from(pdf);
	signed.write(rangeOf(place, after, pdf.length - after), range, 'latin1');
	const digest = createHash('sha256').update(signed.subarray(0, place)).update(signed.subarray(after)).digest();
	// Loaded on demand: most documents are not signed.
	const { signCms } = await import('./cms.ts');
	const value = signCms(digest, key);
	if (value.length > mostBytes(key)) throw new Error('the signature is longer than its place');
	signed.write(value.toString('hex'), place + 1, 'latin1');
	return signed;
};
