import type { TextsLike } from '#shared/i18n/translate.ts';
import { noticeKinds } from '#shared/texts/notice-kind-words.ts';
import type { inbox as ja } from './inbox.ja.ts';

export const inbox: TextsLike<typeof ja> = {
	noDueDate: 'no due date',
	preferenceSaved: 'How you are told has been saved.',
	kinds: noticeKinds.en,
	unsubscribe: {
		title: 'Stop emails of a kind',
		description: 'On this page, emails of one kind of notice are stopped.',
		ask: 'You will get no more emails of this kind: {{kind}}.',
		stays: 'These notices still reach your inbox, where you see them after you log in. Other kinds stay as they are.',
		action: 'Stop these emails',
		doneTitle: 'These emails have been stopped',
		done: 'You get no more emails of this kind: {{kind}}.',
		change: 'To undo this, or to change other kinds, log in and open this screen.',
		toSettings: 'How you are told',
		unknownTitle: 'The link is not valid',
		unknown: 'Open the link in the email again. After you log in, you can change how you are told on this screen.',
		companySettings: 'Companies: how you are told',
		staffSettings: 'Assessors and admins: account',
	},
};
