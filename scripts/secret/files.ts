import { existsSync, readFileSync } from 'node:fs';
import { CommandError } from '#scripts/commands/command.ts';
import type { Config } from '#server/base/config.ts';
import { makeSecret } from '#server/base/secret.ts';
import { weaknessOf } from '#server/base/secret-strength.ts';

/** Secrets in files, for `secret:rotate`. */

const read = (file: string): string => {
	if (!existsSync(file)) throw new CommandError(`There is no file ${file}`);
	return readFileSync(file, 'utf8');
};

/** Candidates for the secret in a file: settings are trimmed, the file in DATA_DIR is not. */
export const secretsIn = (file: string): string[] => {
	const text = read(file);
	return [...new Set([text.trim(), text])];
};

/** The secret in a file as the installation will read it, from APP_SECRET or DATA_DIR. Creates a missing file. */
export const newSecretIn = (file: string, { secret }: Pick<Config, 'secret'>): string => {
	if (!existsSync(file)) makeSecret(file);
	const text = read(file);
	const found = secret === null ? text : text.trim();
	const weakness = weaknessOf(found);
	if (weakness) throw new CommandError(`The secret in ${file} is too easy to guess: ${weakness}`);
	return found;
};
