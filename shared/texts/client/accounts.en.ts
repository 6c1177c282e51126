import type { TextsLike } from '#shared/i18n/translate.ts';
import { people } from '#shared/texts/client/accounts/people.en.ts';
import { secondFactor } from '#shared/texts/client/accounts/second-factor.en.ts';
import { signIns } from '#shared/texts/client/accounts/sign-ins.en.ts';
import type { accounts as ja } from './accounts.ja.ts';

export const accounts = {
	passwordHelp: 'At least 8 characters.',
	makePassword: 'Make a password',
	made: 'A password was made. It is shown once, after you save.',
	toldTitle: 'The new password',
	told: 'Give this password to the person. It cannot be shown again once you close this.',
	copy: 'Copy the password',
	copied: 'Copied',
	notCopied: 'It could not be copied. Select what is shown and copy it.',
	toldClose: 'I have noted it',
	setTitle: 'Set a new password',
	setAction: 'Set password',
	setNoToken: 'The link is not valid',
	setToLogin: 'Go to log in',
	way: 'How the password is set',
	byPassword: 'Set one and tell the person',
	byLink: 'Email a link to set one',
	linkHelp:
		'The person opens the link of the email and sets a password. The link works for 72 hours, once. There is no password to tell.',
	linkKeeps: 'Until then the former password goes on working.',
	sendLink: 'Send the link',
	formerTold: 'Once it is saved, the former address ({{email}}) is told of the change.',
	formerToldOwn:
		'Once it is saved, the former address ({{email}}) is told of the change, and gets a link that undoes it for 72 hours.',
	people,
	secondFactor,
	signIns,
} satisfies TextsLike<typeof ja>;
