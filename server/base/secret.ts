import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from './config.ts';

/** The application secret: APP_SECRET, or one generated once and stored in DATA_DIR. */
export const loadSecret = (config: Pick<Config, 'secret' | 'dataDir'>): string => {
	if (config.secret) return config.secret;
	const file = path.join(config.dataDir, 'app-secret');
	mkdirSync(config.dataDir, { recursive: true });
	try {
		writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
	}
	return readFileSync(file, 'utf8');
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
