import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { DEMO_PASSWORD } from './demo-accounts.ts';

describe('a common password', () => {
	it.each(['12345678', 'password', 'Qwertyuiop', 'ＩＬＯＶＥＹＯＵ'])('is %s', (password) => {
		expect(isCommonPassword(password)).toBe(true);
	});

	it.each([DEMO_PASSWORD, 'correct horse battery', '\ud800 is no character', ''])('is not "%s"', (password) => {
		expect(isCommonPassword(password)).toBe(false);
	});
});
