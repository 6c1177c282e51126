import { createHash, X509Certificate } from 'node:crypto';
import jsrsasign from 'jsrsasign';
import { type Ber, identifierOf, partAt, partsOf, readBer } from '#server/base/signing/ber.ts';
import { octets, sequence, tagged } from '#workers/pdf/der.ts';

/** Verification of the signature in a PDF by another library than the one that wrote it. */

export type VerifiedSignature = {
	/** Whether the signature is one of the key of its certificate over these bytes. */
	isValid: boolean;
	/** Whether these bytes are all of the file but the place of the signature itself. */
	coversAll: boolean;
	subFilter: string | null;
	/** As it stands in the PDF. */
	time: string | null;
	/** The certificate that the signed attributes name by its hash; null if the signature brings none such. */
	signer: X509Certificate | null;
	certificates: X509Certificate[];
	/** The types of the signed attributes, as they are encoded. */
	attributes: string[];
	/** Whether they are in the order of DER. */
	isOrdered: boolean;
};

const SIGNING_CERTIFICATE_V2 = '2a864886f70d010910022f';

type Parts = { signed: Buffer; cms: Buffer; coversAll: boolean };

const partsOfPdf = (pdf: Buffer): Parts => {
	const range = /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\]/.exec(pdf.toString('latin1'));
	if (!range) throw new Error('no signature');
	const [from = 0, place = 0, after = 0, rest = 0] = range.slice(1).map(Number);
	const hex = pdf.toString('latin1', place + 1, after - 1);
	const isPlace = pdf[place] === 0x3c && pdf[after - 1] === 0x3e && /^[\da-f]+$/.test(hex);
	return {
		signed: Buffer.concat([pdf.subarray(from, place), pdf.subarray(after, after + rest)]),
		cms: Buffer.from(hex, 'hex'),
		coversAll: isPlace && from === 0 && after + rest === pdf.length,
	};
};

/** The hash in a list in a list in a list, of an attribute. */
const hashIn = (attribute: Ber | undefined): Buffer | null =>
	attribute ? partAt(partAt(partAt(partAt(partAt(attribute, 1), 0), 0), 0), 0).content : null;

/** The library wants the content inside the signature, where a PDF has none, and one certificate. */
const withContent = (signedData: Ber, content: Buffer, certificate: Buffer): string => {
	const [version, algorithms, info, , signers] = partsOf(signedData);
	if (!version || !algorithms || !info || !signers) throw new Error('no signed data');
	const encapsulated = sequence(partAt(info, 0).encoding, tagged(0, octets(content)));
	return sequence(
		Buffer.from('06092a864886f70d010702', 'hex'),
		tagged(0, sequence(version.encoding, algorithms.encoding, encapsulated, tagged(0, certificate), signers.encoding)),
	).toString('hex');
};

export const verifySignature = (pdf: Buffer): VerifiedSignature => {
	const { signed, cms, coversAll } = partsOfPdf(pdf);
	const signedData = partAt(partAt(readBer(cms), 1), 0);
	const certificates = partsOf(partAt(signedData, 3)).map(({ encoding }) => new X509Certificate(encoding));
	const attributes = partsOf(partAt(partAt(partAt(signedData, 4), 0), 3));
	const type = (attribute: Ber): string => identifierOf(partAt(attribute, 0));
	const named = hashIn(attributes.find((attribute) => type(attribute) === SIGNING_CERTIFICATE_V2));
	const signer = certificates.find(({ raw }) => named?.equals(createHash('sha256').update(raw).digest())) ?? null;
	const text = pdf.toString('latin1');
	const attached = signer ? withContent(signedData, signed, signer.raw) : '';
	return {
		isValid: signer !== null && jsrsasign.KJUR.asn1.cms.CMSUtil.verifySignedData({ cms: attached }).isValid,
		coversAll,
		subFilter: /\/SubFilter \/([\w.]+)/.exec(text)?.[1] ?? null,
		time: /\/M \((.*?)\)/.exec(text)?.[1] ?? null,
		signer,
		certificates,
		attributes: attributes.map(type),
		isOrdered: attributes.every(
			({ encoding }, at) => at === 0 || Buffer.compare(attributes[at - 1]?.encoding ?? encoding, encoding) < 0,
		),
	};
};
