import type { Config } from '#server/base/config.ts';
import { invalidField } from '#server/base/errors.ts';
import { guessed, isCommonPassword } from './common-passwords.ts';

/** Reasons to refuse a new password, besides its length. Not checked at sign-in: existing passwords stay valid. */

type Chosen = {
	password: string;
	email: string;
	/** Wire name of the field that gets the error. */
	field?: string;
};

/** @throws 422 on `field` if the password is one of the most used or equals the account's email */
export const assertPasswordAllowed = (
	{ passwordCheck }: Pick<Config, 'passwordCheck'>,
	{ password, email, field = 'password' }: Chosen,
): void => {
	if (!passwordCheck) return;
	if (isCommonPassword(password)) throw invalidField(field, 'accounts.passwordCommon');
	if (guessed(password) === guessed(email)) throw invalidField(field, 'accounts.passwordIsEmail');
};
