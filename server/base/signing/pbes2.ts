import { createDecipheriv, pbkdf2Sync } from 'node:crypto';
import { type Ber, bytesOf, countOf, identifierOf, partAt, partsOf, TAG } from './ber.ts';

/** Decryption by a password: PBES2 with PBKDF2 and AES (RFC 8018), which is what OpenSSL 3 and others write today. */

/** Object identifiers, as they are encoded. */
const PBES2 = '2a864886f70d01050d';
const PBKDF2 = '2a864886f70d01050c';

const HMAC_SHA1 = '2a864886f70d0207';
const HASHES: Readonly<Record<string, string>> = {
	[HMAC_SHA1]: 'sha1',
	'2a864886f70d0209': 'sha256',
	'2a864886f70d020a': 'sha384',
	'2a864886f70d020b': 'sha512',
};
const AES_BITS: Readonly<Record<string, number>> = {
	'608648016503040102': 128,
	'608648016503040116': 192,
	'60864801650304012a': 256,
};

/** More rounds would hold up the start for minutes. */
const MAX_ROUNDS = 10_000_000;

/** It was encrypted in another way, such as RC2 or 3DES. */
export class OldEncryption extends Error {
	override name = 'OldEncryption';
}

/** What was decrypted is nothing: the password is another one, or the data is damaged. */
export class WrongPassword extends Error {
	override name = 'WrongPassword';
}

type Method = { hash: string; bits: number; salt: Buffer; rounds: number; iv: Buffer };

const methodOf = (algorithm: Ber): Method => {
	if (identifierOf(partAt(algorithm, 0)) !== PBES2) throw new OldEncryption();
	const [derivation, cipher] = [partAt(partAt(algorithm, 1), 0), partAt(partAt(algorithm, 1), 1)];
	if (identifierOf(partAt(derivation, 0)) !== PBKDF2) throw new OldEncryption();
	const [salt, rounds, ...rest] = partsOf(partAt(derivation, 1));
	if (!salt || !rounds) throw new OldEncryption();
	// The length of the key may stand before the function; without one it is HMAC with SHA-1.
	const prf = rest.find(({ tag }) => tag === TAG.sequence);
	const hash = HASHES[prf ? identifierOf(partAt(prf, 0)) : HMAC_SHA1];
	const bits = AES_BITS[identifierOf(partAt(cipher, 0))];
	const count = countOf(rounds);
	if (!hash || !bits || !(count > 0 && count <= MAX_ROUNDS)) throw new OldEncryption();
	return { hash, bits, salt: bytesOf(salt), rounds: count, iv: bytesOf(partAt(cipher, 1)) };
};

/** @throws OldEncryption, WrongPassword */
export const decrypt = (algorithm: Ber, data: Buffer, password: string): Buffer => {
	const { hash, bits, salt, rounds, iv } = methodOf(algorithm);
	const key = pbkdf2Sync(password, salt, rounds, bits / 8, hash);
	try {
		const decipher = createDecipheriv(`aes-${bits}-cbc`, key, iv);
		return Buffer.concat([decipher.update(data), decipher.final()]);
	} catch {
		throw new WrongPassword();
	}
};
