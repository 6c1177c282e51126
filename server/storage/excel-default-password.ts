import { createHash } from 'node:crypto';

/**
 * Excel protects the structure of a workbook of before 2007 by encrypting the file with a password that is the same
 * everywhere, and opens such files without asking (MS-OFFCRYPTO 2.3.6, 2.3.7).
 */
const DEFAULT_PASSWORD = 'VelvetSweatshop';

const md5 = (...parts: Buffer[]): Buffer => createHash('md5').update(Buffer.concat(parts)).digest();

const rc4 = (key: Buffer, data: Buffer): Buffer => {
	const state = Uint8Array.from({ length: 256 }, (_, at) => at);
	const swap = (one: number, other: number): void => {
		[state[one], state[other]] = [state[other] ?? 0, state[one] ?? 0];
	};
	for (let at = 0, to = 0; at < 256; at++) {
		to = (to + (state[at] ?? 0) + (key[at % key.length] ?? 0)) & 255;
		swap(at, to);
	}
	let [at, to] = [0, 0];
	return data.map((byte) => {
		at = (at + 1) & 255;
		to = (to + (state[at] ?? 0)) & 255;
		swap(at, to);
		return byte ^ (state[((state[at] ?? 0) + (state[to] ?? 0)) & 255] ?? 0);
	}) as Buffer;
};

const RC4_KEY_BYTES = 5;
const REPEATED = 16;

const isDefaultRc4 = (salt: Buffer, verifier: Buffer, hash: Buffer): boolean => {
	const password = md5(Buffer.from(DEFAULT_PASSWORD, 'utf16le')).subarray(0, RC4_KEY_BYTES);
	const salted = md5(...Array.from({ length: REPEATED }, () => Buffer.concat([password, salt])));
	const firstBlock = Buffer.alloc(4);
	const plain = rc4(md5(salted.subarray(0, RC4_KEY_BYTES), firstBlock), Buffer.concat([verifier, hash]));
	return md5(plain.subarray(0, 16)).equals(plain.subarray(16));
};

/** The verifier of the obfuscation by XOR (MS-OFFCRYPTO 2.3.7.1). */
const xorVerifier = (password: string): number => {
	const bytes = [password.length, ...Buffer.from(password, 'latin1')];
	return bytes.reduceRight((sum, byte) => (((sum & 0x4000) === 0 ? 0 : 1) | ((sum * 2) & 0x7fff)) ^ byte, 0) ^ 0xce4b;
};

const isRc4 = (record: Buffer): boolean =>
	record.length >= 54 && record.readUInt16LE(2) === 1 && record.readUInt16LE(4) === 1;

/** Whether a record FilePass is of the default password (MS-XLS 2.4.117). */
export const isOfDefaultPassword = (record: Buffer): boolean => {
	if (record.length < 6) return false;
	if (record.readUInt16LE(0) === 0) return record.readUInt16LE(4) === xorVerifier(DEFAULT_PASSWORD);
	return isRc4(record) && isDefaultRc4(record.subarray(6, 22), record.subarray(22, 38), record.subarray(38, 54));
};
