import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { ConfigError } from '#server/base/config.ts';

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
