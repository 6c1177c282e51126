import type { TextsLike } from '#shared/i18n/translate.ts';
import type { session as ja } from './session.ja.ts';

export const session: TextsLike<typeof ja> = {
	companyTitle: 'Company login',
	consoleTitle: 'Console login',
	login: 'Log in',
	forgot: 'Forgot your password?',
	passkeyLogin: 'Use a passkey',
	second: {
		title: 'Confirm that it is you',
		lead: 'The password of {{email}} is right. Next, confirm that it is you.',
		usePasskey: 'Confirm with a passkey',
		or: 'or',
		codeHelp: 'The six digits that the authenticator app shows now. They are checked once all six are there.',
		submit: 'Confirm and log in',
		useRecovery: 'Use a recovery code',
		recoveryHelp: 'One of the recovery codes that you saved and have not used yet.',
		useOthers: 'Confirm in another way',
		passkeyElsewhere:
			'Passkeys do not work on a page at an IP address. Open its address with a domain name or localhost to use one.',
		back: 'Back to email and password',
		lost: 'Can you not confirm it?',
		lostHelp:
			'If you have neither the authenticator app nor a passkey nor a recovery code, ask your administrator to remove the second factor.',
	},
	enrolment: {
		title: 'Set up a second factor',
		lead: 'To log in with this account, a second factor has to be set up. Set up one of these within 10 minutes; you can add the other after you have logged in.',
		chooseApp: 'Use an authenticator app',
		appHelp: 'An app on your phone shows a code of six digits.',
		choosePasskey: 'Use a passkey',
		passkeyHelp: 'The fingerprint, face or screen lock of a device.',
		chooseAgain: 'Choose again',
		over: 'The time for setting it up is over. Please log in again.',
		goOn: 'Log in',
	},
	signedOut: 'You are unauthorized to access this page. Please login.',
	why: {
		goesOn: 'Log in to go on to the page that you wanted to open.',
		expired: 'Your sign-in has expired. Log in to go back to where you were.',
		kept: 'Your sign-in has expired. What you typed is kept.',
	},
};
