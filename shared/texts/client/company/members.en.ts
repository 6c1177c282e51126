import type { TextsLike } from '#shared/i18n/translate.ts';
import type { members as ja } from './members.ja.ts';

export const members: TextsLike<typeof ja> = {
	count: 'Members: {{count}}',
	add: 'Add member',
	empty: 'There are no members yet.',
	you: '(You)',
	edit: 'Edit',
	reset: 'Reset password',
	remove: 'Delete',
	resetHelp: 'This logs the member out.',
	addAction: 'Add member',
	editAction: 'Save member',
	removeAction: 'Delete member',
};
