import { expect, it } from 'vitest';
import { importsOf } from './support/imports.ts';

it('passwords are hashed and verified in one file, which folds them', () => {
	const imports = ['server', 'workers', 'scripts', 'shared', 'client'].flatMap(importsOf);
	expect(imports.length).toBeGreaterThan(1_000);
	const hashing = imports.filter(({ to }) => /argon2|bcrypt|scrypt/.test(to)).map(({ from }) => from);
	expect(hashing).toEqual(['server/accounts/passwords.ts']);
});
