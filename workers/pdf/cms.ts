import { createHash, sign } from 'node:crypto';
import { Null, ObjectIdentifier, OctetString, Sequence, Set as SetOf } from 'asn1js';
import {
	AlgorithmIdentifier,
	Attribute,
	Certificate,
	ContentInfo,
	EncapsulatedContentInfo,
	IssuerAndSerialNumber,
	SignedAndUnsignedAttributes,
	SignedData,
	SignerInfo,
} from 'pkijs';
import type { SigningKey } from '#server/base/signing/key.ts';

/**
 * A detached CMS signature (RFC 5652) with the attributes of the PAdES profile B-B (ETSI EN 319 142-1, 6.3): type of the
 * content, its digest, and the certificate that signed (RFC 5035). The time stands in the PDF, not here.
 */

const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';
const SHA256 = '2.16.840.1.101.3.4.2.1';
const RSA_WITH_SHA256 = '1.2.840.113549.1.1.11';
const ECDSA_WITH_SHA256 = '1.2.840.10045.4.3.2';

/** The digest of the certificate in a list of one (ESSCertIDv2); SHA-256 is the default and not named. */
const signingCertificate = (certificate: Buffer): Sequence => {
	const digest = new OctetString({ valueHex: createHash('sha256').update(certificate).digest() });
	const id = new Sequence({ value: [digest] });
	return new Sequence({ value: [new Sequence({ value: [id] })] });
};

/** Sorted by length, as DER requires of a SET here. */
const attributesOf = (digest: Buffer, { certificate }: SigningKey): Attribute[] => [
	new Attribute({ type: CONTENT_TYPE, values: [new ObjectIdentifier({ value: ContentInfo.DATA })] }),
	new Attribute({ type: MESSAGE_DIGEST, values: [new OctetString({ valueHex: digest })] }),
	new Attribute({ type: SIGNING_CERTIFICATE_V2, values: [signingCertificate(certificate)] }),
];

/** RFC 5754, section 3: NULL parameters for RSA, none for ECDSA. */
const signatureAlgorithm = ({ key }: SigningKey): AlgorithmIdentifier =>
	key.asymmetricKeyType === 'ec'
		? new AlgorithmIdentifier({ algorithmId: ECDSA_WITH_SHA256 })
		: new AlgorithmIdentifier({ algorithmId: RSA_WITH_SHA256, algorithmParams: new Null() });

/** @param digest SHA-256 of the signed bytes */
export const signCms = (digest: Buffer, signing: SigningKey): Buffer => {
	const attributes = attributesOf(digest, signing);
	// Signed as a SET, but stored with the tag [0] (RFC 5652, 5.4).
	const signed = new SetOf({ value: attributes.map((attribute) => attribute.toSchema()) }).toBER();
	const own = Certificate.fromBER(signing.certificate);
	const digestAlgorithm = new AlgorithmIdentifier({ algorithmId: SHA256 });
	const signer = new SignerInfo({
		version: 1,
		sid: new IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
		digestAlgorithm,
		signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes }),
		signatureAlgorithm: signatureAlgorithm(signing),
		signature: new OctetString({ valueHex: sign('sha256', Buffer.from(signed), signing.key) }),
	});
	const signedData = new SignedData({
		version: 1,
		digestAlgorithms: [digestAlgorithm],
		encapContentInfo: new EncapsulatedContentInfo({ eContentType: ContentInfo.DATA }),
		certificates: signing.chain.toSorted(Buffer.compare).map((certificate) => Certificate.fromBER(certificate)),
		signerInfos: [signer],
	});
	const content = signedData.toSchema(true);
	return Buffer.from(new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content }).toSchema().toBER());
};
