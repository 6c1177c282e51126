import type { TextsLike } from '#shared/i18n/translate.ts';
import { people } from '#shared/texts/client/accounts/people.en.ts';
import { secondFactor } from '#shared/texts/client/accounts/second-factor.en.ts';
import { signIns } from '#shared/texts/client/accounts/sign-ins.en.ts';
import type { accounts as ja } from './accounts.ja.ts';

export const accounts = {
	passwordHelp: 'At least 8 characters.',
	makePassword: 'Generate a password',
	made: 'A password was generated. You see it once, after you save.',
	toldTitle: 'The new password',
	told: 'Give this password to the person. You cannot see it again after you close this.',
	copy: 'Copy the password',
	copied: 'Copied',
	notCopied: 'Could not copy. Select the text and copy it.',
	toldClose: 'I have saved it',
	setTitle: 'Set a new password',
	setAction: 'Set password',
	setCompany: 'Company',
	setUnusable: 'This link does not work',
	setNoToken: 'The link is not valid',
	setToLogin: 'Go to login',
	way: 'How to set the password',
	byPassword: 'Set one and pass it on',
	byLink: 'Email a link to set one',
	linkHelp:
		'The person opens the link in the email and sets a password. The link works once, within 72 hours. You do not need to pass on a password.',
	linkKeeps: 'Until then, the current password keeps working.',
	sendLink: 'Send the link',
	formerTold: 'When you save, we notify the previous address ({{email}}).',
	formerToldOwn:
		'When you save, we notify the previous address ({{email}}) with a link that can undo the change for 72 hours.',
	people,
	secondFactor,
	signIns,
} satisfies TextsLike<typeof ja>;
