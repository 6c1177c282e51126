import { createHash, sign } from 'node:crypto';
import type { SigningKey } from '#server/base/signing/key.ts';
import { identifier, nothing, octets, retagged, sequence, setOf, smallInteger, tagged } from './der.ts';

/**
 * A detached CMS signature (RFC 5652) with the attributes of the PAdES profile B-B (ETSI EN 319 142-1, 6.3): type of the
 * content, its digest, and the certificate that signed (RFC 5035). The time stands in the PDF, not here.
 */

const DATA = '1.2.840.113549.1.7.1';
const SIGNED_DATA = '1.2.840.113549.1.7.2';
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';
const SHA256 = '2.16.840.1.101.3.4.2.1';
const RSA_WITH_SHA256 = '1.2.840.113549.1.1.11';
const ECDSA_WITH_SHA256 = '1.2.840.10045.4.3.2';

const attribute = (type: string, value: Buffer): Buffer => sequence(identifier(type), setOf(value));

/** The certificate's digest, by SHA-256 as without a named algorithm, in a list of one. */
const signingCertificate = (certificate: Buffer): Buffer =>
	sequence(sequence(sequence(octets(createHash('sha256').update(certificate).digest()))));

/** RFC 5754, 3: of RSA with an empty parameter, of ECDSA without. */
const signatureAlgorithm = ({ key }: SigningKey): Buffer =>
	key.asymmetricKeyType === 'ec'
		? sequence(identifier(ECDSA_WITH_SHA256))
		: sequence(identifier(RSA_WITH_SHA256), nothing());

/** @param digest of what is signed, by SHA-256 */
export const signCms = (digest: Buffer, signing: SigningKey): Buffer => {
	const { key, certificate, chain, issuer, serialNumber } = signing;
	const attributes = setOf(
		attribute(CONTENT_TYPE, identifier(DATA)),
		attribute(MESSAGE_DIGEST, octets(digest)),
		attribute(SIGNING_CERTIFICATE_V2, signingCertificate(certificate)),
	);
	const digestAlgorithm = sequence(identifier(SHA256));
	// They are signed as a SET and stored as [0] (RFC 5652, 5.4).
	const signer = sequence(
		smallInteger(1),
		sequence(issuer, serialNumber),
		digestAlgorithm,
		retagged(0, attributes),
		signatureAlgorithm(signing),
		octets(sign('sha256', attributes, key)),
	);
	const signedData = sequence(
		smallInteger(1),
		setOf(digestAlgorithm),
		sequence(identifier(DATA)),
		retagged(0, setOf(...chain)),
		setOf(signer),
	);
	return sequence(identifier(SIGNED_DATA), tagged(0, signedData));
};

/** Signatures of RSA keys up to 8,192 bits, attributes and what surrounds them. */
const OTHER_BYTES = 2_048;

/** No signature of this key takes more bytes: what varies are the certificates. */
export const mostBytes = ({ chain, issuer }: SigningKey): number =>
	chain.reduce((total, { length }) => total + length, issuer.length + OTHER_BYTES);
