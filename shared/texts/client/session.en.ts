import type { TextsLike } from '#shared/i18n/translate.ts';
import type { session as ja } from './session.ja.ts';

export const session: TextsLike<typeof ja> = {
	companyTitle: 'Company login',
	consoleTitle: 'Console login',
	login: 'Log in',
	forgot: 'Forgot your password?',
	other: { app: 'Log in as an assessor or operator', console: 'Log in as a company' },
	passkeyLogin: 'Use a passkey',
	second: {
		title: 'Confirm your identity',
		lead: 'The password for {{email}} is correct. Now confirm your identity.',
		usePasskey: 'Confirm with a passkey',
		or: 'or',
		codeHelp: 'The six digits that the authenticator app shows now. We check them once you have entered all six.',
		submit: 'Confirm and log in',
		useRecovery: 'Use a recovery code',
		recoveryHelp: 'One of your saved recovery codes that you have not used yet.',
		useOthers: 'Try another way',
		passkeyElsewhere:
			'Passkeys do not work at an IP address. To use one, open the page by its domain name or localhost.',
		back: 'Back to email and password',
		lost: 'Cannot confirm?',
		lostHelp:
			'If you have no authenticator app, passkey or recovery code, ask your administrator to remove the second factor.',
	},
	enrolment: {
		title: 'Set up a second factor',
		lead: 'This account needs a second factor to log in. Set up one of these within 10 minutes. You can add the other after you log in.',
		chooseApp: 'Use an authenticator app',
		appHelp: 'An app on your phone shows a six-digit code.',
		choosePasskey: 'Use a passkey',
		passkeyHelp: 'Your device’s fingerprint, face or screen lock.',
		chooseAgain: 'Choose again',
		over: 'The time to set it up has run out. Log in again.',
		goOn: 'Log in',
	},
	signedOut: 'You are unauthorized to access this page. Please login.',
	why: {
		goesOn: 'Log in to continue to the page you wanted to open.',
		expired: 'Your session has expired. Log in to go back to where you were.',
		kept: 'Your session has expired. Your entries are kept.',
	},
};
