import type { TextsLike } from '#shared/i18n/translate.ts';
import type { info as ja } from './ja.ts';

export const info: TextsLike<typeof ja> = {
	title: 'Company and members',
	tabs: 'Company or members',
	infoTab: 'Company info',
	membersTab: 'Members',
	period: 'Assessment period',
	noActiveVersion: 'No active version',
	toEdit: 'Edit company profile',
};
