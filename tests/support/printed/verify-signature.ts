import { createHash, X509Certificate } from 'node:crypto';
import jsrsasign, { type Asn1 } from 'jsrsasign';

/** Verifies the signature in a PDF with another library than the one that wrote it. */

export type VerifiedSignature = {
	/** Whether the certificate's key made the signature over these bytes. */
	isValid: boolean;
	/** Whether these bytes are the whole file except the signature's placeholder. */
	coversAll: boolean;
	subFilter: string | null;
	/** The time in the PDF. */
	time: string | null;
	/** The certificate whose hash is among the signed attributes; null if the signature does not contain it. */
	signer: X509Certificate | null;
	/** Whether the signature also names it by issuer and serial number. */
	namesSigner: boolean;
	certificates: X509Certificate[];
	/** Types of the signed attributes, in encoded order. */
	attributes: string[];
	/** Whether the attributes are sorted as DER requires. */
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

const { ASN1HEX, KJUR } = jsrsasign;

/** The children of a value, as TLVs in hexadecimal. */
const partsOf = (value: string): string[] => ASN1HEX.getChildIdx(value, 0).map((at) => ASN1HEX.getTLV(value, at));

/** A descendant by the indices that lead to it. */
const partAt = (value: string, ...path: number[]): string =>
	path.reduce((whole, index) => partsOf(whole)[index] ?? '', value);

const contentOf = (value: string): string => ASN1HEX.getV(value, 0);

const asIs = (tlv: string): Asn1 => ({ asn1: { tlv } });
const tagged = (obj: Asn1): Asn1 => ({ tag: { tag: 'a0', explicit: true, obj } });

/**
 * Inserts the content into the signature, where the library expects it and a PDF has none, with a single certificate.
 */
const withContent = (signedData: string, content: Buffer, certificate: Buffer): string => {
	const [version = '', algorithms = '', info = '', , signers = ''] = partsOf(signedData);
	const encapsulated: Asn1 = {
		seq: [asIs(partAt(info, 0)), tagged({ octstr: { hex: content.toString('hex') } })],
	};
	const parts = [
		asIs(version),
		asIs(algorithms),
		encapsulated,
		tagged(asIs(certificate.toString('hex'))),
		asIs(signers),
	];
	const attached: Asn1 = { seq: [{ oid: '1.2.840.113549.1.7.2' }, tagged({ seq: parts })] };
	return KJUR.asn1.ASN1Util.newObject(attached).tohex();
};

/** Issuer and serial number of a certificate, as signatures name them. */
const issuerAndSerialOf = ({ raw }: X509Certificate): string => {
	const [, serialNumber = '', , issuer = ''] = partsOf(partAt(raw.toString('hex'), 0));
	return KJUR.asn1.ASN1Util.newObject({ seq: [asIs(issuer), asIs(serialNumber)] }).tohex();
};

export const verifySignature = (pdf: Buffer): VerifiedSignature => {
	const { signed, cms, coversAll } = partsOfPdf(pdf);
	const signedData = partAt(cms.toString('hex'), 1, 0);
	const certificates = partsOf(partAt(signedData, 3)).map((one) => new X509Certificate(Buffer.from(one, 'hex')));
	const signerInfo = partAt(signedData, 4, 0);
	const attributes = partsOf(partAt(signerInfo, 3));
	const typeOf = (attribute: string): string => contentOf(partAt(attribute, 0));
	const naming = attributes.find((attribute) => typeOf(attribute) === SIGNING_CERTIFICATE_V2) ?? '';
	// The hash is three lists deep.
	const named = Buffer.from(contentOf(partAt(naming, 1, 0, 0, 0, 0)), 'hex');
	const signer = certificates.find(({ raw }) => named.equals(createHash('sha256').update(raw).digest())) ?? null;
	const text = pdf.toString('latin1');
	const attached = signer ? withContent(signedData, signed, signer.raw) : '';
	return {
		isValid: signer !== null && KJUR.asn1.cms.CMSUtil.verifySignedData({ cms: attached }).isValid,
		coversAll,
		subFilter: /\/SubFilter \/([\w.]+)/.exec(text)?.[1] ?? null,
		time: /\/M \((.*?)\)/.exec(text)?.[1] ?? null,
		signer,
		namesSigner: signer !== null && partAt(signerInfo, 1) === issuerAndSerialOf(signer),
		certificates,
		attributes: attributes.map(typeOf),
		isOrdered: attributes.every((attribute, at) => at === 0 || (attributes[at - 1] ?? '') < attribute),
	};
};
