import type { TextsLike } from '#shared/i18n/translate.ts';
import type { members as ja } from './members.ja.ts';

export const members: TextsLike<typeof ja> = {
	caption: 'Members',
	empty: 'No members yet. Members that you add appear here.',
	add: 'Add member',
	addTitle: 'Add a member',
	edit: 'Edit',
	editTitle: 'Edit {{name}}',
	save: 'Save member',
	reset: 'Reset password',
	resetTitle: 'Reset the password of {{name}}',
	resetHelp: 'Resetting it signs this member out.',
	delete: 'Delete',
	deleteTitle: 'Delete {{name}}?',
	deleteAction: 'Delete member',
	roles: { admin: 'Admin', member: 'Member' },
};
