import { expect, it } from 'vitest';
import { ConfigError } from '#server/base/config.ts';
import { checkPassword } from './password.ts';

const check = (password: string, passwordCheck = true) => checkPassword({ passwordCheck }, password, 'a@example.com');

it.each([
	['1234567', /8 to 128 characters/],
	['12345678', /too common/],
	['A@example.com', /must not be the email address/],
])('the commands refuse %s in a line', (password, message) => {
	expect(() => check(password)).toThrow(ConfigError);
	expect(() => check(password)).toThrow(message);
});

it('the commands accept a passable password, and any where the check is off', () => {
	expect(() => check('correct horse battery')).not.toThrow();
	expect(() => check('12345678', false)).not.toThrow();
});
