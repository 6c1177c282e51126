import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Config, ConfigError } from './config.ts';
import { MIN_SECRET_LENGTH } from './secret-strength.ts';

/** @throws ConfigError if the file is empty or truncated, since its content would be guessable */
const readSecret = (file: string): string => {
	const secret = readFileSync(file, 'utf8');
	const { length } = secret.trim();
	if (length >= MIN_SECRET_LENGTH) return secret;
	throw new ConfigError(
		`The secret in ${file} is ${length === 0 ? 'empty' : 'too short'}: delete the file, and the next start makes a new one`,
	);
};

/**
 * Creates a secret atomically: written to a draft and linked under its name, so that no process reads half of it and
 * the first of several wins.
 */
export const makeSecret = (file: string): void => {
	const draft = `${file}.${process.pid}-${randomBytes(6).toString('hex')}`;
	try {
		writeFileSync(draft, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true });
		linkSync(draft, file);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
	} finally {
		rmSync(draft, { force: true });
	}
};

/** The application secret: APP_SECRET, or one generated once and stored in DATA_DIR. @throws ConfigError */
export const loadSecret = (config: Pick<Config, 'secret' | 'dataDir'>): string => {
	if (config.secret) return config.secret;
	const file = path.join(config.dataDir, 'app-secret');
	mkdirSync(config.dataDir, { recursive: true });
	if (!existsSync(file)) makeSecret(file);
	return readSecret(file);
};

/** HMAC signatures bound to a purpose, so that the signature of a link is not valid as a CSRF token. */
export const createSigner = (secret: string) => {
	const sign = (purpose: string, value: string): string =>
		createHmac('sha256', secret).update(`${purpose}\n${value}`).digest('base64url');
	const verify = (purpose: string, value: string, signature: string): boolean => {
		const expected = Buffer.from(sign(purpose, value));
		const given = Buffer.from(signature);
		return expected.length === given.length && timingSafeEqual(expected, given);
	};
	return { sign, verify };
};

export type Signer = ReturnType<typeof createSigner>;
