import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { ConfigError } from '#server/base/config.ts';

/** 144 random bits, good to copy. */
export const generatePassword = (): string => randomBytes(18).toString('base64url');

const ask = async (question: string): Promise<string> => {
	// Nothing of what is typed is shown.
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

/** Asks on the terminal, twice, for what cannot be seen. @throws ConfigError where the answers differ */
export const askPassword = async (): Promise<string> => {
	const password = await ask('Password (8 to 128 characters, not shown): ');
	if (password !== (await ask('Once more: '))) throw new ConfigError('The two passwords differ');
	return password;
};
