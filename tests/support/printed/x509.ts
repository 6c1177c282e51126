import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import jsrsasign from 'jsrsasign';

/** Keys and their certificates, written by another library than the product's. */

export type KeyKind = 'rsa' | 'ec';

export const DAY_MS = 86_400_000;

export type Pair = { publicKey: KeyObject; privateKey: KeyObject };

export type KeyOptions = { kind?: KeyKind; modulusLength?: number; namedCurve?: string };

export const makePair = ({ kind = 'rsa', modulusLength = 2048, namedCurve = 'P-256' }: KeyOptions): Pair =>
	kind === 'rsa' ? generateKeyPairSync('rsa', { modulusLength }) : generateKeyPairSync('ec', { namedCurve });

const nameOf = (value: string) => ({ array: [[{ type: 'CN', value, ds: 'utf8' as const }]] });

const timeOf = (date: Date) => ({
	type: 'gen' as const,
	str: `${date.toISOString().replace(/\D/g, '').slice(0, 14)}Z`,
});

type Issue = { of: Pair; by: Pair; subject: string; issuer: string; serial: number; from: Date; until: Date };

/** An X.509 certificate, in DER. */
export const issue = ({ of, by, subject, issuer, serial, from, until }: Issue): Buffer => {
	const certificate = new jsrsasign.KJUR.asn1.x509.Certificate({
		version: 3,
		serial: { int: serial },
		issuer: nameOf(issuer),
		subject: nameOf(subject),
		notbefore: timeOf(from),
		notafter: timeOf(until),
		sbjpubkey: String(of.publicKey.export({ type: 'spki', format: 'pem' })),
		cakey: String(by.privateKey.export({ type: 'pkcs8', format: 'pem' })),
		sigalg: by.privateKey.asymmetricKeyType === 'ec' ? 'SHA256withECDSA' : 'SHA256withRSA',
	});
	return Buffer.from(certificate.tohex(), 'hex');
};
