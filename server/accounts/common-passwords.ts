import { readFileSync } from 'node:fs';
import { foldPassword } from '#shared/folded-password.ts';

/** The 10,000 most used passwords of at least 8 characters. Source: `common-passwords.license.txt`. */

/** Normal form in which passwords are guessed: ignores case and character width. */
export const guessed = (password: string): string => foldPassword(password).toLowerCase();

let known: ReadonlySet<string> | null = null;

const load = (): ReadonlySet<string> =>
	new Set(
		readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
			.trim()
			.split('\n'),
	);

export const isCommonPassword = (password: string): boolean => {
	known ??= load();
	return known.has(guessed(password));
};
