import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { fromBER, OctetString, Sequence } from 'asn1js';
import {
	type AlgorithmIdentifier,
	CertBag,
	ContentInfo,
	EncryptedContentInfo,
	EncryptedData,
	PBES2Params,
	PBKDF2Params,
	PFX,
	PKCS8ShroudedKeyBag,
	PrivateKeyInfo,
	SafeBag,
} from 'pkijs';
import { OldEncryption, WrongPassword } from './p12-errors.ts';

/** Reads PKCS #12 files (RFC 7292): keys and certificates, encrypted with PBES2 (RFC 8018). */

export type P12 = { keys: KeyObject[]; certificates: X509Certificate[] };

const PBES2 = '1.2.840.113549.1.5.13';
const PBKDF2 = '1.2.840.113549.1.5.12';
/** HMAC with SHA-1, SHA-256, SHA-384 and SHA-512. */
const HMACS = ['1.2.840.113549.2.7', '1.2.840.113549.2.9', '1.2.840.113549.2.10', '1.2.840.113549.2.11'];
/** AES-CBC with 128, 192 and 256 bits. */
const CIPHERS = ['2.16.840.1.101.3.4.1.2', '2.16.840.1.101.3.4.1.22', '2.16.840.1.101.3.4.1.42'];
/** More PBKDF2 iterations would delay the start by minutes. */
const MAX_ROUNDS = 10_000_000;

const isSupported = ({ algorithmId, algorithmParams }: AlgorithmIdentifier): boolean => {
	if (algorithmId !== PBES2) return false;
	const { keyDerivationFunc: derivation, encryptionScheme } = new PBES2Params({ schema: algorithmParams });
	if (derivation.algorithmId !== PBKDF2 || !CIPHERS.includes(encryptionScheme.algorithmId)) return false;
	const { iterationCount, prf } = new PBKDF2Params({ schema: derivation.algorithmParams });
	const isHmac = prf === undefined || HMACS.includes(prf.algorithmId);
	return isHmac && iterationCount > 0 && iterationCount <= MAX_ROUNDS;
};

/**
 * Decrypts with `password` and parses the result with `read`. A wrong password passes the padding check about once in
 * 256 times; then `read` fails.
 * @throws OldEncryption, WrongPassword
 */
const readEncrypted = async <T>(
	content: EncryptedContentInfo,
	password: string,
	read: (plain: ArrayBuffer) => T,
): Promise<T> => {
	if (!isSupported(content.contentEncryptionAlgorithm)) throw new OldEncryption();
	const data = new EncryptedData({ encryptedContentInfo: content });
	try {
		return read(await data.decrypt({ password: new TextEncoder().encode(password).buffer }));
	} catch {
		throw new WrongPassword();
	}
};

/** The bags of a list, which may be empty: the library's `SafeContents` refuses that. */
const bagsIn = (list: ArrayBuffer): SafeBag[] => {
	const { offset, result } = fromBER(list);
	if (offset === -1 || !(result instanceof Sequence)) throw new Error('no list of bags');
	return result.valueBlock.value.map((schema) => new SafeBag({ schema }));
};

const readBags = async ({ contentType, content }: ContentInfo, password: string): Promise<SafeBag[]> => {
	if (contentType === ContentInfo.ENCRYPTED_DATA) {
		return readEncrypted(new EncryptedData({ schema: content }).encryptedContentInfo, password, bagsIn);
	}
	if (!(content instanceof OctetString)) throw new Error('neither data nor encrypted by a password');
	return bagsIn(content.getValue());
};

const keyOf = (pkcs8: ArrayBuffer): KeyObject =>
	createPrivateKey({ key: Buffer.from(pkcs8), format: 'der', type: 'pkcs8' });

const readKey = ({ bagValue }: SafeBag, password: string): Promise<KeyObject> | KeyObject | null => {
	if (bagValue instanceof PrivateKeyInfo) return keyOf(bagValue.toSchema().toBER());
	if (!(bagValue instanceof PKCS8ShroudedKeyBag)) return null;
	const content = new EncryptedContentInfo({
		contentEncryptionAlgorithm: bagValue.encryptionAlgorithm,
		encryptedContent: bagValue.encryptedData,
	});
	return readEncrypted(content, password, keyOf);
};

/** The keys and certificates of a file. @throws OldEncryption, WrongPassword; other errors if it is no PKCS #12 file */
export const readP12 = async (file: Uint8Array<ArrayBuffer>, password: string): Promise<P12> => {
	const pfx = PFX.fromBER(file);
	await pfx.parseInternalValues({ password: new ArrayBuffer(0), checkIntegrity: false });
	const found: P12 = { keys: [], certificates: [] };
	for (const info of pfx.parsedValue?.authenticatedSafe?.safeContents ?? []) {
		for (const bag of await readBags(info, password)) {
			const key = await readKey(bag, password);
			if (key) found.keys.push(key);
			if (!(bag.bagValue instanceof CertBag)) continue;
			const certificate = bag.bagValue.certValue;
			if (certificate instanceof OctetString) {
				found.certificates.push(new X509Certificate(Buffer.from(certificate.getValue())));
			}
		}
	}
	return found;
};
