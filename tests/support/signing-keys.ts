import { createCipheriv, generateKeyPairSync, type KeyObject, pbkdf2Sync, randomBytes } from 'node:crypto';
import jsrsasign from 'jsrsasign';
import { identifier, octets, retagged, sequence, smallInteger, tagged } from '#workers/pdf/der.ts';

/** Keys with certificates in PKCS #12 files. The certificates are another library's, the encrypted keys are OpenSSL's. */

export const P12_PASSWORD = 'correct horse 秘密';

export type KeyKind = 'rsa' | 'ec';

const DAY_MS = 86_400_000;

type Pair = { publicKey: KeyObject; privateKey: KeyObject };

type KeyOptions = { kind?: KeyKind; modulusLength?: number; namedCurve?: string };

const makePair = ({ kind = 'rsa', modulusLength = 2048, namedCurve = 'P-256' }: KeyOptions): Pair =>
	kind === 'rsa' ? generateKeyPairSync('rsa', { modulusLength }) : generateKeyPairSync('ec', { namedCurve });

const nameOf = (value: string) => ({ array: [[{ type: 'CN', value, ds: 'utf8' as const }]] });

const timeOf = (date: Date) => ({
	type: 'gen' as const,
	str: `${date.toISOString().replace(/\D/g, '').slice(0, 14)}Z`,
});

type Issue = { of: Pair; by: Pair; subject: string; issuer: string; serial: number; from: Date; until: Date };

const issue = ({ of, by, subject, issuer, serial, from, until }: Issue): Buffer => {
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

export type P12Options = KeyOptions & {
	from?: Date;
	until?: Date;
	/** Whether an authority issued the certificate; its own one is then in the file too. */
	chain?: boolean;
	withoutKey?: boolean;
	/** Whose certificate is in the file. */
	certificate?: 'own' | 'other' | 'none';
};

const certificatesFor = (own: Pair, options: P12Options): Buffer[] => {
	const { chain = false, certificate = 'own' } = options;
	const period = {
		from: options.from ?? new Date(Date.now() - DAY_MS),
		until: options.until ?? new Date(Date.now() + 365 * DAY_MS),
	};
	if (certificate === 'none') return [];
	const of = certificate === 'own' ? own : makePair(options);
	const subject = '認証機構';
	if (!chain) return [issue({ of, by: of, subject, issuer: subject, serial: 4_711, ...period })];
	const by = makePair(options);
	const above = 'Authority';
	return [
		issue({ of: by, by, subject: above, issuer: above, serial: 1, ...period }),
		issue({ of, by, subject, issuer: above, serial: 4_711, ...period }),
	];
};

const DATA = identifier('1.2.840.113549.1.7.1');
const bag = (type: string, value: Buffer): Buffer => sequence(identifier(type), tagged(0, value));
const keyBag = (key: Buffer): Buffer => bag('1.2.840.113549.1.12.10.1.2', key);
const certificateBag = (certificate: Buffer): Buffer =>
	bag('1.2.840.113549.1.12.10.1.3', sequence(identifier('1.2.840.113549.1.9.22.1'), tagged(0, octets(certificate))));

const ROUNDS = { value: 2_048, encoded: Buffer.from([2, 2, 8, 0]) };

/** EncryptedContentInfo by PBES2. */
const encrypted = (plain: Buffer): Buffer => {
	const [salt, iv] = [randomBytes(16), randomBytes(16)];
	const cipher = createCipheriv('aes-256-cbc', pbkdf2Sync(P12_PASSWORD, salt, ROUNDS.value, 32, 'sha256'), iv);
	const hmac = sequence(identifier('1.2.840.113549.2.9'));
	const derivation = sequence(identifier('1.2.840.113549.1.5.12'), sequence(octets(salt), ROUNDS.encoded, hmac));
	const encryption = sequence(identifier('2.16.840.1.101.3.4.1.42'), octets(iv));
	const algorithm = sequence(identifier('1.2.840.113549.1.5.13'), sequence(derivation, encryption));
	const data = Buffer.concat([cipher.update(plain), cipher.final()]);
	// [0] of a string has no parts.
	const content = retagged(0, octets(data));
	content[0] = 0x80;
	return sequence(DATA, algorithm, content);
};

/** A file with a new key and its certificate: as OpenSSL 3 writes them, key and certificates encrypted apart. */
export const makeP12 = (options: P12Options = {}): Buffer => {
	const pair = makePair(options);
	const key = pair.privateKey.export({
		type: 'pkcs8',
		format: 'der',
		cipher: 'aes-256-cbc',
		passphrase: P12_PASSWORD,
	});
	const certificates = sequence(...certificatesFor(pair, options).map(certificateBag));
	const safe = sequence(
		sequence(identifier('1.2.840.113549.1.7.6'), tagged(0, sequence(smallInteger(0), encrypted(certificates)))),
		sequence(DATA, tagged(0, octets(sequence(...(options.withoutKey ? [] : [keyBag(key)]))))),
	);
	return sequence(smallInteger(3), sequence(DATA, tagged(0, octets(safe))));
};
