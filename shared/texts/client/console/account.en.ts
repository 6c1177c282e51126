import type { TextsLike } from '#shared/i18n/translate.ts';
import type { account as ja } from './account.ja.ts';

export const account: TextsLike<typeof ja> = {
	forgotTitle: 'Reset your password',
	forgotText: 'We will send a link to set a new password to your registered email address. It is valid for 60 minutes.',
	send: 'Send reset email',
	toLogin: 'Back to login',
	passwordHelp: 'At least {{min}} {{min|character|characters}}',
	noTokenText: 'Open the link in the email again, or request a new email.',
	ownTitle: 'Account',
	passwordTitle: 'Change password',
	passwordText: 'Changing your password logs you out. Log in again with the new one.',
	changePassword: 'Change password',
};
