import type { TextsLike } from '#shared/i18n/translate.ts';
import type { account as ja } from './ja.ts';

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
};
