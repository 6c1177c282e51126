import type { TextsLike } from '#shared/i18n/translate.ts';
import type { forgot as ja } from './forgot.ja.ts';

export const forgot: TextsLike<typeof ja> = {
	title: 'Forgot your password?',
	lead: 'Enter the email address of your company account. Admins get a link to reset the password; members are told which admin of their company can send one.',
	send: 'Send instructions',
	toLogin: 'Back to the company login',
	sentHelp:
		'If nothing arrives within a few minutes, check the spam folder and the address that you entered. A reset link is valid for 60 minutes.',
};
