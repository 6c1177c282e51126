import type { TextsLike } from '#shared/i18n/translate.ts';
import type { shell as ja } from './shell.ja.ts';

export const shell: TextsLike<typeof ja> = {
	navigation: 'Company menu',
	assessment: 'Assessment',
	profile: 'Company profile',
	history: 'History',
	account: '{{name}} (account)',
	editProfile: 'Edit profile',
	changePassword: 'Change password',
	companyInfo: 'Company and members',
	shares: 'Shared links',
	share: 'Share',
	logout: 'Log out',
	help: 'Help on this screen',
	notFoundLink: 'Go to the assessment',
};
