import type { TextsLike } from '#shared/i18n/translate.ts';
import type { accounts as ja } from './ja.ts';

export const accounts: TextsLike<typeof ja> = {
	loginFailed: 'The email address or password is incorrect.',
	loggedIn: 'You are logged in.',
	loggedOut: 'You are logged out.',
	profileUpdated: 'Your profile was updated. Log in again.',
	passwordChanged: 'Your password was changed. Log in again.',
	passwordCommon: 'This password is one of the most used and easy to guess. Choose another one.',
	passwordIsEmail: 'The password must not be the email address. Choose another one.',
	oldPasswordWrong: 'The current password is incorrect.',
	memberAdded: 'The member was added.',
	memberUpdated: 'The member was updated.',
	memberDeleted: 'The member was deleted.',
	memberPasswordReset: "The member's password was reset.",
	lastCompanyAdmin: 'A company needs at least one admin. Make another member an admin first.',
	lastConsoleAdmin: 'The console needs at least one admin. Make another account an admin first.',
	ownAccount: 'You cannot delete your own account or change its role.',
	ownProfile: 'You cannot change your own details or password in the list of members. Use your profile menu instead.',
	assessorAdded: 'The account was registered.',
	assessorUpdated: 'The account was updated.',
	assessorDeleted: 'The account was deleted.',
	assessorAssigned: 'The assigned companies were updated.',
	assessorPasswordReset: 'The password was changed.',
	adminHasNoCompanies: 'Companies cannot be assigned to an admin.',
	notAssessor: 'One of the chosen accounts is not that of an assessor.',
	resetMailSent: 'If the address is registered, instructions to reset the password are on their way.',
	resetLinkInvalid: 'This link cannot be used. Ask for a new password reset.',
	passwordReset: 'The password was reset. Log in with the new password.',
	resetMailTitle: 'Reset your password',
	resetMailText:
		'We received a request to reset your password. Open the link below within 60 minutes and set a new password. The link works once.',
	resetMailUnasked: 'If you did not ask for this, ignore this mail. Your password stays as it is.',
	resetMailAction: 'Set a new password',
	emailChangedTo:
		'The email address of your account was changed from this address to {{email}} at {{time}} (Japan time).',
	emailChangedYourself: 'If you changed it yourself, there is nothing to do.',
	emailChangedUndo:
		'If not, undo the change with the link below. It is valid for 72 hours from the change and works once. Undoing restores this address and ends all sign-ins.',
	undoAction: 'Undo the change',
	emailChangedByAdmin:
		'An administrator changed the email address of your account from this address to another one at {{time}} (Japan time).',
	emailChangedAskAdmin: 'If you did not expect this, contact your administrator.',
	emailUndone: 'The former email address was restored, and all sign-ins have ended.',
	undoLinkInvalid: 'This link cannot be used: it has expired or was used already.',
	formerEmailTaken: 'Another account uses the former email address now. Contact your administrator.',
};
