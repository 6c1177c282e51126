import type { TextsLike } from '#shared/i18n/translate.ts';
import type { members as ja } from './members.ja.ts';

export const members: TextsLike<typeof ja> = {
	empty: 'No members yet. Members you add appear here.',
	add: 'Add member',
	edit: 'Edit',
	save: 'Save member',
	reset: 'Reset password',
	resetHelp: 'Resetting the password logs this member out.',
	delete: 'Delete',
	deleteAction: 'Delete member',
};
