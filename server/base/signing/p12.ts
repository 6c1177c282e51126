import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { type Ber, bytesOf, identifierOf, Malformed, partAt, partsOf, readBer } from './ber.ts';
import { decrypt, WrongPassword } from './pbes2.ts';

/** Reading of PKCS #12 files (RFC 7292): keys and certificates, encrypted by a password. */

/** Object identifiers, as they are encoded. */
const DATA = '2a864886f70d010701';
const ENCRYPTED_DATA = '2a864886f70d010706';
const KEY_BAG = '2a864886f70d010c0a0101';
const SHROUDED_KEY_BAG = '2a864886f70d010c0a0102';
const CERTIFICATE_BAG = '2a864886f70d010c0a0103';

export type P12 = { keys: KeyObject[]; certificates: X509Certificate[] };

/** The content of a ContentInfo: [0] EXPLICIT. */
const contentOf = (info: Ber): Ber => partAt(partAt(info, 1), 0);

/** With a wrong password, one time in some hundred, what is decrypted looks whole and is nothing that can be read. */
const readDecrypted = <T>(algorithm: Ber, data: Buffer, password: string, read: (plain: Buffer) => T): T => {
	const plain = decrypt(algorithm, data, password);
	try {
		return read(plain);
	} catch {
		throw new WrongPassword();
	}
};

/** The bags of one part of the file. */
const bagsOf = (info: Ber, password: string): readonly Ber[] => {
	const type = identifierOf(partAt(info, 0));
	if (type === DATA) return partsOf(readBer(bytesOf(contentOf(info))));
	if (type !== ENCRYPTED_DATA) throw new Malformed('neither data nor encrypted by a password');
	const encrypted = partAt(contentOf(info), 1);
	return readDecrypted(partAt(encrypted, 1), bytesOf(partAt(encrypted, 2)), password, (plain) =>
		partsOf(readBer(plain)),
	);
};

const keyOf = (plain: Buffer): KeyObject => createPrivateKey({ key: plain, format: 'der', type: 'pkcs8' });

const certificateOf = (bag: Ber): X509Certificate => new X509Certificate(bytesOf(partAt(partAt(bag, 1), 0)));

/** The keys and certificates of a file. @throws Malformed, OldEncryption, WrongPassword */
export const readP12 = (file: Buffer, password: string): P12 => {
	const safe = contentOf(partAt(readBer(file), 1));
	const bags = partsOf(readBer(bytesOf(safe))).flatMap((info) => bagsOf(info, password));
	const found: P12 = { keys: [], certificates: [] };
	for (const bag of bags) {
		const [type, value] = [identifierOf(partAt(bag, 0)), partAt(partAt(bag, 1), 0)];
		if (type === CERTIFICATE_BAG) found.certificates.push(certificateOf(value));
		if (type === KEY_BAG) found.keys.push(keyOf(value.encoding));
		if (type === SHROUDED_KEY_BAG)
			found.keys.push(readDecrypted(partAt(value, 0), bytesOf(partAt(value, 1)), password, keyOf));
	}
	return found;
};
