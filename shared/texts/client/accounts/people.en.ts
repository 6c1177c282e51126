import type { TextsLike } from '#shared/i18n/translate.ts';
import type { people as ja } from './people.ja.ts';

export const people: TextsLike<typeof ja> = {
	editTitle: 'Edit {{name}}',
	removeTitle: 'Delete {{name}}?',
	removeText: 'This cannot be undone.',
	actions: 'Actions',
	actionsOf: 'Actions for {{name}}',
	members: 'Members',
	lastSignIn: 'Last login',
	invitedBadge: 'Invited',
	invitedUntil: 'Valid until {{time}}',
	invitationOver: 'Invitation expired',
	neverCame: 'Never logged in',
	sendAgain: 'Send again',
	sendAgainTo: 'Send again: the invitation of {{name}}',
	invited: 'The role is “{{role}}”. A link to set a password, valid for 72 hours, is sent to this address.',
	more: 'Set department, role and more',
	addMemberTitle: 'Add a member',
	resetPasswordTitle: 'Reset the password of {{name}}',
	admin: 'Admin',
	member: 'Member',
};
