import { X509Certificate } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ConfigError } from '#server/base/config.ts';
import { makeP12, P12_PASSWORD, type P12Options } from '#tests/support/printed/signing-keys.ts';
import { readSigningKey } from './key.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kyosei-signing-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const NOW = new Date('2026-11-22T03:00:00Z');
const VALID = { from: new Date('2026-11-22T00:00:00Z'), until: new Date('2027-11-22T00:00:00Z') };

const stored = (bytes: Uint8Array): string => {
	const file = path.join(fs.mkdtempSync(path.join(folder, 'p12-')), 'signing.p12');
	fs.writeFileSync(file, bytes);
	return file;
};

const made = (options: P12Options = {}): string => stored(makeP12({ ...VALID, ...options }));

const read = (file: string, password = P12_PASSWORD, now = NOW) => readSigningKey({ signing: { file, password } }, now);

/** The error message that ends the start, without the file name. */
const refusal = async (file: string, password = P12_PASSWORD, now = NOW): Promise<string> => {
	try {
		await read(file, password, now);
	} catch (error) {
		if (error instanceof ConfigError) return error.problems.join('\n').replace(file, 'FILE');
	}
	return 'none';
};

test('without the settings there is no key', async () => {
	expect(await readSigningKey({ signing: null }, NOW)).toBeNull();
});

test.each(['rsa', 'ec'] as const)(
	'a key of the type %s is read with its certificate and that above it',
	async (kind) => {
		const key = await read(made({ kind, chain: true }));
		expect(key?.key.asymmetricKeyType).toBe(kind);
		expect(key?.chain).toHaveLength(2);
		expect(key?.chain[0]).toEqual(key?.certificate);
		expect(key?.validTo).toEqual(VALID.until);
		const { issuer, serialNumber } = new X509Certificate(key?.certificate ?? '');
		expect([issuer, serialNumber]).toEqual(['CN=Authority', (4_711).toString(16).toUpperCase()]);
	},
);

test('a file in BER, with a string in pieces and a length without a number, is read', async () => {
	expect((await read(made({ chain: true, inPieces: true })))?.chain).toHaveLength(2);
});

test('a password that is not the one is refused, whatever comes out', async () => {
	const file = made({ kind: 'ec' });
	for (let at = 0; at < 300; at++) {
		expect(await refusal(file, `wrong ${at}`)).toBe(
			'Setting SIGNING_P12_PASSWORD is wrong: it does not open FILE, or the file is damaged',
		);
	}
});

test('the day before and after its validity a certificate is refused', async () => {
	const file = made();
	const at = (instant: string): Promise<string> => refusal(file, P12_PASSWORD, new Date(instant));
	expect(await at('2027-11-22T00:00:00Z')).toBe('none');
	expect(await at('2027-11-22T00:00:01Z')).toBe(
		'Setting SIGNING_P12 is wrong: the certificate in FILE expired on 2027-11-22',
	);
	expect(await at('2026-11-21T23:59:59Z')).toBe(
		'Setting SIGNING_P12 is wrong: the certificate in FILE is not valid before 2026-11-22',
	);
});

test.each([
	['holds no private key', { withoutKey: true }],
	['holds no certificate for its key', { certificate: 'none' }],
	['holds no certificate for its key', { certificate: 'other' }],
] as const)('a file that %s is refused', async (reason, options) => {
	expect(await refusal(made(options))).toBe(`Setting SIGNING_P12 is wrong: FILE ${reason}`);
});

test.each([
	['rsa', { modulusLength: 1024 }],
	['ec', { namedCurve: 'P-384' }],
] as const)('a key of another strength is refused: %s %o', async (kind, strength) => {
	expect(await refusal(made({ kind, ...strength }))).toBe(
		'Setting SIGNING_P12 is wrong: the key in FILE is neither RSA of 2048 bits or more nor P-256',
	);
});

test('an old way of encryption is refused', async () => {
	const p12 = fs.readFileSync(made());
	// Replaces PBES2 by an encryption scheme of PKCS #5 v1 that uses RC2.
	const [pbes2, rc2] = ['2a864886f70d01050d', '2a864886f70d01050b'];
	const old = Buffer.from(p12.toString('hex').replaceAll(pbes2, rc2), 'hex');
	expect(old).not.toEqual(p12);
	expect(await refusal(stored(old))).toBe(
		'Setting SIGNING_P12 is wrong: FILE is encrypted in an old way (RC2, 3DES); export it again with OpenSSL 3',
	);
});

test('what is no such file is refused: missing, a folder, empty, a text, cut off, endlessly nested', async () => {
	const whole = fs.readFileSync(made());
	expect(await refusal(path.join(folder, 'nowhere'))).toBe(
		'Setting SIGNING_P12 is wrong: FILE cannot be read (ENOENT)',
	);
	expect(await refusal(folder)).toBe('Setting SIGNING_P12 is wrong: FILE cannot be read (EISDIR)');
	const nested = Buffer.from('3080'.repeat(50_000), 'hex');
	for (const bytes of [Buffer.alloc(0), Buffer.from('-----BEGIN CERTIFICATE-----'), whole.subarray(0, 700), nested]) {
		expect(await refusal(stored(bytes))).toBe('Setting SIGNING_P12 is wrong: FILE is no PKCS #12 file');
	}
});

test('a byte that changed anywhere ends in one of these lines, and never in another error', async () => {
	const whole = fs.readFileSync(made({ kind: 'ec' }));
	for (let at = 0; at < whole.length; at += 7) {
		const damaged = Buffer.from(whole);
		damaged[at] = (damaged[at] ?? 0) ^ 0xff;
		expect(await refusal(stored(damaged))).toMatch(/^(none|Setting SIGNING_P12(_PASSWORD)? is wrong: .*)$/);
	}
});
