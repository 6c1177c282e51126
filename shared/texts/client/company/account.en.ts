import type { TextsLike } from '#shared/i18n/translate.ts';
import type { account as ja } from './account.ja.ts';

export const account: TextsLike<typeof ja> = {
	logoutTitle: 'Log out?',
	logoutText: 'To come back, log in with your email address and password.',
	logoutUnsaved: 'Unsaved changes will be lost.',
	profileTitle: 'Edit profile',
	profileHelp: 'Saving logs you out. Log in again with the new details.',
	saveProfile: 'Save profile',
	passwordTitle: 'Change password',
	passwordHelp: 'Changing it logs you out. Log in again with the new password.',
	newPasswordHelp: 'At least 8 characters',
	savePassword: 'Change password',
	saveFirstTitle: 'There are unsaved changes',
	saveFirst: 'This logs you out. Save the changes on the screen first.',
	profilePasswordHelp: 'To change the email address, enter your current password.',
	profileChangedTitle: 'Somebody else updated the profile',
	profileChanged:
		'The name "{{name}}" and the email address "{{email}}" are stored now. Saving again replaces them with what is entered here.',
	noTokenText: 'Open the link in the email again. If that does not help, ask your administrator for a new one.',
	undoTitle: 'Undo the change of email address',
	undoText: 'This restores the email address that received the message. All sign-ins of the account end.',
	undoAction: 'Restore email address',
	undoneText:
		'Somebody else may know your password. Log in and change it. If you cannot log in, ask your administrator for a password reset.',
	undoNoToken: 'The link is not valid',
	undoNoTokenText: 'Open the link in the email again.',
	securityTitle: 'Login and security',
	toLogin: 'Go to log in',
};
