import type { TextsLike } from '#shared/i18n/translate.ts';
import type { people as ja } from './people.ja.ts';

export const people: TextsLike<typeof ja> = {
	editTitle: 'Edit {{name}}',
	removeTitle: 'Delete {{name}}?',
	removeText: 'This cannot be undone.',
	actions: 'Actions',
	actionsOf: 'Actions for {{name}}',
	members: 'Members',
	addMemberTitle: 'Add a member',
	resetPasswordTitle: 'Reset the password of {{name}}',
	admin: 'Admin',
	member: 'Member',
};
