import type { TextsLike } from '#shared/i18n/translate.ts';
import type { members as ja } from './members.ja.ts';

export const members: TextsLike<typeof ja> = {
	heading: 'Members',
	count: 'Members: {{count}}',
	add: 'Add member',
	empty: 'There are no members yet.',
	you: '(You)',
	actions: 'Actions',
	actionsOf: 'Actions for {{name}}',
	edit: 'Edit',
	reset: 'Reset password',
	remove: 'Delete',
	addTitle: 'Add a member',
	editTitle: 'Edit {{name}}',
	resetTitle: 'Reset the password of {{name}}',
	resetHelp: 'This logs the member out.',
	removeTitle: 'Delete {{name}}?',
	removeText: 'This cannot be undone.',
	addAction: 'Add member',
	editAction: 'Save member',
	resetAction: 'Reset password',
	removeAction: 'Delete member',
};
