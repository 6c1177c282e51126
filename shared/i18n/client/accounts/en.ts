import type { TextsLike } from '#shared/i18n/translate.ts';
import type { accounts as ja } from './ja.ts';

export const accounts = {
	passwordHelp: 'At least 8 characters.',
	makePassword: 'Make a password',
	made: 'A password was made. It is shown once, after you save.',
	toldTitle: 'The new password',
	told: 'Give this password to the person. It cannot be shown again once you close this.',
	copy: 'Copy the password',
	copied: 'Copied',
	notCopied: 'It could not be copied. Select the password and copy it.',
	toldClose: 'I have noted it',
} satisfies TextsLike<typeof ja>;
