import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { assertPasswordAllowed } from '#server/accounts/password-rules.ts';
import { type Config, ConfigError } from '#server/base/config.ts';
import { AppError } from '#server/base/errors.ts';
import { newPassword } from '#shared/fields.ts';
import { serverText } from '#shared/texts/server.ts';

/** 144 random bits in base64url. */
export const generatePassword = (): string => randomBytes(18).toString('base64url');

const ask = async (question: string): Promise<string> => {
	// Suppresses the echo.
	const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
	const reader = createInterface({ input: process.stdin, output: silent, terminal: true });
	reader.on('SIGINT', () => process.exit(130));
	process.stdout.write(question);
	try {
		return await reader.question('');
	} finally {
		reader.close();
		process.stdout.write('\n');
	}
};

/** Prompts for the password twice, without echo. @throws ConfigError if the inputs differ */
export const askPassword = async (): Promise<string> => {
	const password = await ask('Password (8 to 128 characters, not shown): ');
	if (password !== (await ask('Once more: '))) throw new ConfigError('The two passwords differ');
	return password;
};

/** @throws ConfigError if the password is too short or long, or too easy to guess */
export const checkPassword = (config: Pick<Config, 'passwordCheck'>, password: string, email: string): void => {
	if (!newPassword().safeParse(password).success) throw new ConfigError('A password has 8 to 128 characters');
	try {
		assertPasswordAllowed(config, { password, email });
	} catch (error) {
		throw error instanceof AppError ? new ConfigError(serverText('en', error.code)) : error;
	}
};
