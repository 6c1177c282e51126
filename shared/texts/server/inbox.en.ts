import type { TextsLike } from '#shared/i18n/translate.ts';
import { noticeKinds } from '#shared/texts/notice-kind-words.ts';
import type { inbox as ja } from './inbox.ja.ts';

export const inbox: TextsLike<typeof ja> = {
	noDueDate: 'no due date',
	preferenceSaved: 'Notification settings saved.',
	kinds: noticeKinds.en,
	unsubscribe: {
		title: 'Unsubscribe from emails of one kind',
		description: 'Unsubscribe from emails about one kind of notice.',
		ask: 'You will no longer get emails of this kind: {{kind}}.',
		stays: 'You will still see these notices in your inbox after you log in. Other kinds of email continue.',
		action: 'Unsubscribe',
		doneTitle: 'You have unsubscribed',
		done: 'You no longer get emails of this kind: {{kind}}.',
		change: 'To undo this or to change other kinds, log in and open this screen.',
		toSettings: 'Notification settings',
		unknownTitle: 'The link is not valid',
		unknown:
			'Open the link in the email again. You can also change your notification settings on this screen after you log in.',
		companySettings: 'Companies: notification settings',
		staffSettings: 'Assessors and admins: account',
	},
};
