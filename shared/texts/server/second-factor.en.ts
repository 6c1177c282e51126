import type { TextsLike } from '#shared/i18n/translate.ts';
import type { secondFactor as ja } from './second-factor.ja.ts';

export const secondFactor: TextsLike<typeof ja> = {
	asked:
		'This account has a second factor. To go on, a code of the authenticator app, a passkey or a recovery code is needed.',
	enrolmentAsked: 'This account needs a second factor. Set up an authenticator app or a passkey to log in.',
	noMethod: 'None of the second factors of this account can be used here. Ask an administrator to remove them.',
	tooManyCodes:
		'Too many codes were wrong. Today the authenticator app cannot be used; use a passkey or a recovery code.',
	secretLost:
		'The settings of the server have changed, so that codes of the authenticator app cannot be checked. Ask an administrator to remove the second factor.',
	oneAnswer: 'Send exactly one of a code, a recovery code and a passkey.',
	challengeGone: 'This login has expired or is no longer valid. Log in again from the beginning.',
	codeWrong: 'The code is incorrect or was used already. Enter the new code that the authenticator app shows.',
	recoveryCodeWrong: 'The recovery code is incorrect or was used already.',
	passkeyRefused: 'The passkey could not be verified. Log in again from the beginning.',
	noPasskeysHere:
		'Passkeys do not work at this address. Open the site by its domain name (or localhost), not by an IP address.',
	totpExists: 'An authenticator app is set up already. To use another one, remove it first.',
	totpNotStarted: 'No authenticator app is being set up. Start again from the beginning.',
	firstCodeWrong: 'The code is incorrect. Check the code that the authenticator app shows, and the time of the phone.',
	tooManyPasskeys: 'An account has at most {{most}} {{most|passkey|passkeys}}. Remove one that is not used.',
	startAgain: 'Adding this passkey has expired. Start again from the beginning.',
	passkeyNotAdded: 'The passkey could not be added. Start again from the beginning.',
	passkeyKnown: 'This passkey is registered already.',
	lastRequired: 'This account needs a second factor, so the last one cannot be removed. Add another one first.',
	noFactor: 'There is no second factor, so there are no recovery codes to make.',
	own: 'You cannot remove your own second factor in a list. Use your profile menu instead.',
	ofCompanyAdmin: 'The second factor of an admin cannot be removed by a company. Ask the operator to remove it.',
	none: 'This account has no second factor.',
	totpAdded: 'The authenticator app was added.',
	passkeyAdded: 'The passkey was added.',
	passkeyRenamed: 'The passkey was renamed.',
	recoveryCodesMade: 'New recovery codes were made. Earlier ones no longer work.',
	removed: 'It was removed. Log in again.',
	removedForMember: "The member's second factor was removed.",
	removedForAccount: 'The second factor of the account was removed.',
};
