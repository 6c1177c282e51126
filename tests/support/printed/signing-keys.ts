import { createCipheriv, pbkdf2Sync, randomBytes } from 'node:crypto';
import jsrsasign, { type Asn1 } from 'jsrsasign';
import { DAY_MS, issue, type KeyOptions, makePair, type Pair } from '#tests/support/printed/x509.ts';

/**
 * PKCS #12 files with keys and certificates. Another library than the product's writes the files and certificates,
 * OpenSSL encrypts the keys.
 */

export const P12_PASSWORD = 'correct horse 秘密';

export type P12Options = KeyOptions & {
	from?: Date;
	until?: Date;
	/** Whether an authority issued the certificate; the file then also contains the authority's own. */
	chain?: boolean;
	withoutKey?: boolean;
	/** Whether the file is in BER instead of DER. */
	inPieces?: boolean;
	/** Whether the file's certificate belongs to its key. */
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

const octets = (bytes: Buffer): Asn1 => ({ octstr: { hex: bytes.toString('hex') } });
const der = (value: Asn1): Buffer => Buffer.from(jsrsasign.KJUR.asn1.ASN1Util.newObject(value).tohex(), 'hex');
const written = (bytes: Buffer): Asn1 => ({ asn1: { tlv: bytes.toString('hex') } });
const tagged = (obj: Asn1): Asn1 => ({ tag: { tag: 'a0', explicit: true, obj } });

const DATA: Asn1 = { oid: '1.2.840.113549.1.7.1' };
const bag = (type: string, value: Asn1): Asn1 => ({ seq: [{ oid: type }, tagged(value)] });
const keyBag = (key: Buffer): Asn1 => bag('1.2.840.113549.1.12.10.1.2', written(key));
const certificateBag = (certificate: Buffer): Asn1 =>
	bag('1.2.840.113549.1.12.10.1.3', { seq: [{ oid: '1.2.840.113549.1.9.22.1' }, tagged(octets(certificate))] });

const ROUNDS = 2_048;

/** EncryptedContentInfo with PBES2. */
const encrypted = (plain: Buffer): Asn1 => {
	const [salt, iv] = [randomBytes(16), randomBytes(16)];
	const cipher = createCipheriv('aes-256-cbc', pbkdf2Sync(P12_PASSWORD, salt, ROUNDS, 32, 'sha256'), iv);
	const hmac: Asn1 = { seq: [{ oid: '1.2.840.113549.2.9' }] };
	const derivation: Asn1 = {
		seq: [{ oid: '1.2.840.113549.1.5.12' }, { seq: [octets(salt), { int: ROUNDS }, hmac] }],
	};
	const encryption: Asn1 = { seq: [{ oid: '2.16.840.1.101.3.4.1.42' }, octets(iv)] };
	const algorithm: Asn1 = { seq: [{ oid: '1.2.840.113549.1.5.13' }, { seq: [derivation, encryption] }] };
	const data = Buffer.concat([cipher.update(plain), cipher.final()]);
	return { seq: [DATA, algorithm, { tag: { tag: '80', explicit: false, obj: octets(data) } }] };
};

/** An OCTET STRING in two pieces with an indefinite length: BER but not DER, as some tools write it. */
const inPieces = (bytes: Buffer): Buffer => {
	const pieces = [bytes.subarray(0, 100), bytes.subarray(100)].map((piece) => der(octets(piece)));
	return Buffer.concat([Buffer.from([0x24, 0x80]), ...pieces, Buffer.from([0, 0])]);
};

/** A PKCS #12 file with a new key and its certificate, each encrypted separately, as OpenSSL 3 does. */
export const makeP12 = (options: P12Options = {}): Buffer => {
	const pair = makePair(options);
	const key = pair.privateKey.export({
		type: 'pkcs8',
		format: 'der',
		cipher: 'aes-256-cbc',
		passphrase: P12_PASSWORD,
	});
	const certificates = der({ seq: certificatesFor(pair, options).map(certificateBag) });
	const keys = der({ seq: options.withoutKey ? [] : [keyBag(key)] });
	const safe = der({
		seq: [
			{ seq: [{ oid: '1.2.840.113549.1.7.6' }, tagged({ seq: [{ int: 0 }, encrypted(certificates)] })] },
			{ seq: [DATA, tagged(octets(keys))] },
		],
	});
	const content = options.inPieces ? written(inPieces(safe)) : octets(safe);
	return der({ seq: [{ int: 3 }, { seq: [DATA, tagged(content)] }] });
};
