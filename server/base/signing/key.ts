import type { KeyObject, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Config, ConfigError } from '#server/base/config.ts';
import type { P12 } from './p12.ts';
import { OldEncryption, WrongPassword } from './p12-errors.ts';

/** The key that signs certificates, its certificate, and the chain of issuers, each in DER. */
export type SigningKey = {
	key: KeyObject;
	certificate: Buffer<ArrayBuffer>;
	/** All certificates of the file, the signer's first. */
	chain: readonly Buffer<ArrayBuffer>[];
	validTo: Date;
};

type Setting = NonNullable<Config['signing']>;

/** The product's own wording, so that nothing from the file's contents is logged. */
const reasonOf = (error: unknown, { file }: Setting): string => {
	if (error instanceof WrongPassword)
		return `Setting SIGNING_P12_PASSWORD is wrong: it does not open ${file}, or the file is damaged`;
	if (error instanceof OldEncryption)
		return `Setting SIGNING_P12 is wrong: ${file} is encrypted in an old way (RC2, 3DES); export it again with OpenSSL 3`;
	const { code, syscall } = error as NodeJS.ErrnoException;
	if (syscall) return `Setting SIGNING_P12 is wrong: ${file} cannot be read (${code})`;
	return `Setting SIGNING_P12 is wrong: ${file} is no PKCS #12 file`;
};

const openFile = async (setting: Setting): Promise<P12> => {
	// Loaded on demand: most installations do not sign.
	const { readP12 } = await import('./p12.ts');
	try {
		return await readP12(readFileSync(setting.file), setting.password);
	} catch (error) {
		throw new ConfigError(reasonOf(error, setting));
	}
};

const MIN_RSA_BITS = 2048;
const P256 = 'prime256v1';

const isSupported = ({ asymmetricKeyType: type, asymmetricKeyDetails: details }: KeyObject): boolean =>
	(type === 'rsa' && (details?.modulusLength ?? 0) >= MIN_RSA_BITS) || (type === 'ec' && details?.namedCurve === P256);

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

const periodProblem = (certificate: X509Certificate, now: Date): string | null => {
	const [from, to] = [new Date(certificate.validFrom), new Date(certificate.validTo)];
	if (now > to) return `expired on ${dayOf(to)}`;
	return now < from ? `is not valid before ${dayOf(from)}` : null;
};

/**
 * The key of SIGNING_P12; null if it is not set.
 * @throws ConfigError if the file cannot be read or its certificate does not allow signing at `now`
 */
export const readSigningKey = async ({ signing }: Pick<Config, 'signing'>, now: Date): Promise<SigningKey | null> => {
	if (!signing) return null;
	const refuse = (reason: string): ConfigError => new ConfigError(`Setting SIGNING_P12 is wrong: ${reason}`);
	const { keys, certificates } = await openFile(signing);
	if (keys.length === 0) throw refuse(`${signing.file} holds no private key`);
	const pairs = keys.flatMap((key) =>
		certificates.filter((one) => one.checkPrivateKey(key)).map((certificate) => ({ key, certificate })),
	);
	const [pair] = pairs;
	if (!pair) throw refuse(`${signing.file} holds no certificate for its key`);
	const { key, certificate } = pair;
	if (!isSupported(key)) throw refuse(`the key in ${signing.file} is neither RSA of 2048 bits or more nor P-256`);
	const problem = periodProblem(certificate, now);
	if (problem) throw refuse(`the certificate in ${signing.file} ${problem}`);
	const own = Buffer.from(certificate.raw);
	const others = certificates.filter((one) => one !== certificate).map(({ raw }) => Buffer.from(raw));
	return {
		key,
		certificate: own,
		chain: [own, ...others],
		validTo: new Date(certificate.validTo),
	};
};
