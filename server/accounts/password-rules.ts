import type { Config } from '#server/base/config.ts';
import { invalidField } from '#server/base/errors.ts';
import { foldPassword, isCommonPassword } from './common-passwords.ts';

/** What a new password is refused for, besides its length. Not checked at sign-in: earlier passwords stay valid. */

type Chosen = {
	password: string;
	/** The e-mail of the account. */
	email: string;
	/** The field on the wire that is refused. */
	field?: string;
};

/** @throws 422 on the field, if the password is one of the most used, or the account's own e-mail */
export const assertPasswordAllowed = (
	{ passwordCheck }: Pick<Config, 'passwordCheck'>,
	{ password, email, field = 'password' }: Chosen,
): void => {
	if (!passwordCheck) return;
	if (isCommonPassword(password)) throw invalidField(field, 'accounts.passwordCommon');
	if (foldPassword(password) === foldPassword(email)) throw invalidField(field, 'accounts.passwordIsEmail');
};
