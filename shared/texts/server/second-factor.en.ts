import type { TextsLike } from '#shared/i18n/translate.ts';
import type { secondFactor as ja } from './second-factor.ja.ts';

export const secondFactor: TextsLike<typeof ja> = {
	asked: 'This account has a second factor. To continue, use an authenticator app code, a passkey or a recovery code.',
	enrolmentAsked: 'This account needs a second factor. Set up an authenticator app or a passkey to log in.',
	noMethod: 'None of this account’s second factors can be used here. Ask an administrator to remove them.',
	tooManyCodes:
		'Too many incorrect codes. You cannot use the authenticator app today. Use a passkey or a recovery code.',
	secretLost:
		'The server settings have changed, so authenticator app codes cannot be checked. Ask an administrator to remove the second factor.',
	oneAnswer: 'Send exactly one of a code, a recovery code and a passkey.',
	challengeGone: 'This login has expired or is no longer valid. Log in again.',
	codeWrong: 'The code is incorrect or was already used. Enter the new code that the authenticator app shows.',
	recoveryCodeWrong: 'The recovery code is incorrect or was already used.',
	passkeyRefused: 'The passkey could not be verified. Log in again.',
	noPasskeysHere:
		'Passkeys do not work at this address. Open the site by its domain name (or localhost), not an IP address.',
	totpExists: 'An authenticator app is already set up. To use another one, remove it first.',
	totpNotStarted: 'No authenticator app is being set up. Start again.',
	firstCodeWrong: 'The code is incorrect. Check the code in the authenticator app and the time on your phone.',
	tooManyPasskeys: 'An account can have at most {{most}} {{most|passkey|passkeys}}. Remove one you do not use.',
	startAgain: 'Adding this passkey took too long. Start again.',
	passkeyNotAdded: 'The passkey could not be added. Start again.',
	passkeyKnown: 'This passkey is already registered.',
	lastRequired: 'This account needs a second factor, so the last one cannot be removed. Add another one first.',
	noFactor: 'Set up a second factor before you create recovery codes.',
	own: 'You cannot remove your own second factor in the list. Use your profile menu instead.',
	ofCompanyAdmin: 'A company cannot remove an admin’s second factor. Ask the operator to remove it.',
	none: 'This account has no second factor.',
	totpAdded: 'The authenticator app was added.',
	passkeyAdded: 'The passkey was added.',
	passkeyRenamed: 'The passkey was renamed.',
	recoveryCodesMade: 'New recovery codes were created. Earlier ones no longer work.',
	removed: 'It was removed. Log in again.',
	removedForMember: "The member's second factor was removed.",
	removedForAccount: 'The second factor of the account was removed.',
};
