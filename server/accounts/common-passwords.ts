import { readFileSync } from 'node:fs';

/** The 10,000 most used passwords of 8 and more characters (`common-passwords.license.txt` says where they are from). */

/** Equal for passwords that differ in case or in the width of their characters only. */
export const foldPassword = (password: string): string => password.normalize('NFKC').toLowerCase();

let known: ReadonlySet<string> | null = null;

const load = (): ReadonlySet<string> =>
	new Set(
		readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
			.trim()
			.split('\n'),
	);

export const isCommonPassword = (password: string): boolean => {
	known ??= load();
	return known.has(foldPassword(password));
};
