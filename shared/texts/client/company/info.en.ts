import type { TextsLike } from '#shared/i18n/translate.ts';
import type { info as ja } from './info.ja.ts';

export const info: TextsLike<typeof ja> = {
	title: 'Company and members',
	lead: 'Your assessment period and the members who use this service.',
	summary: 'Summary',
	toProfile: 'View company profile',
	tabs: 'Company or members',
	infoTab: 'Company info',
	membersTab: 'Members',
	period: 'Assessment period',
	noActiveVersion: 'No active version',
	toEdit: 'Edit company profile',
};
