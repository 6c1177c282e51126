import type { TextsLike } from '#shared/i18n/translate.ts';
import type { session as ja } from './ja.ts';

export const session: TextsLike<typeof ja> = {
	companyTitle: 'Company login',
	consoleTitle: 'Console login',
	login: 'Log in',
	forgot: 'Forgot your password?',
	expired: 'Your sign-in has expired. What you typed is kept.',
};
