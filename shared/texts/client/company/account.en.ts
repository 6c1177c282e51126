import type { TextsLike } from '#shared/i18n/translate.ts';
import type { account as ja } from './account.ja.ts';

export const account: TextsLike<typeof ja> = {
	logoutTitle: 'Log out?',
	logoutText: 'To come back, log in with your email address and password.',
	logoutUnsaved: 'Unsaved changes will be lost.',
	profileTitle: 'Edit profile',
	profileHelp: 'Saving logs you out. Log in again with your new details.',
	saveProfile: 'Save profile',
	passwordTitle: 'Change password',
	passwordHelp: 'Changing your password logs you out. Log in again with the new one.',
	newPasswordHelp: 'At least 8 characters',
	savePassword: 'Change password',
	saveFirstTitle: 'You have unsaved changes',
	saveFirst: 'This logs you out. Save your changes on this screen first.',
	profilePasswordHelp: 'To change the email address, enter your current password.',
	profileChangedTitle: 'Someone else updated the profile',
	profileChanged:
		'The profile now has the name "{{name}}" and the email address "{{email}}". Saving again replaces them with your entries.',
	noTokenText: 'Open the link in the email again. If that does not work, ask for a new one below.',
	undoTitle: 'Undo the email address change',
	undoText: 'This restores the email address that received the message and ends all sessions of the account.',
	undoAction: 'Restore email address',
	undoneText:
		'Someone else may know your password. Log in and change it. If you cannot log in, ask your administrator to reset it.',
	undoNoToken: 'The link is not valid',
	undoNoTokenText: 'Open the link in the email again.',
	securityTitle: 'Login and security',
	toLogin: 'Go to login',
};
