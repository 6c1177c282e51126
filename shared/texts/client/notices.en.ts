import type { TextsLike } from '#shared/i18n/translate.ts';
import { noticeKinds } from '#shared/texts/notice-kind-words.ts';
import type { notices as ja } from './notices.ja.ts';

export const notices: TextsLike<typeof ja> = {
	title: 'Notices',
	bell: { some: 'Notices ({{count}} unread)', none: 'Notices (none unread)' },
	arrived: 'A new notice has arrived. Unread: {{count}}.',
	someUnread: '{{count}} unread',
	noneUnread: 'None unread',
	markAll: 'Mark all as read',
	markRead: 'Mark as read',
	toAll: 'See all notices',
	toSettings: 'Change how you are told',
	empty: 'No notices yet. They arrive here as the assessment goes on.',
	emptyUnread: 'No unread notices.',
	shown: 'Notices shown',
	showAll: 'All',
	showUnread: 'Unread only',
	ago: {
		now: 'Just now',
		minutes: '{{count}} {{count|minute|minutes}} ago',
		hours: '{{count}} {{count|hour|hours}} ago',
		days: '{{count}} {{count|day|days}} ago',
	},
	settingsTitle: 'How you are told',
	settingsLead:
		'For each kind of notice, choose whether you also get it by email, or only on the screen after you log in. A choice is saved at once.',
	mailLanguage:
		'Emails are in the language that you chose last (now {{language}}). Change it with the switch at the top of the screen.',
	alwaysText: 'These notices about the security of your account always come by email and on the screen:',
	choice: '{{name}}: {{way}}',
	ways: { mail: 'Email and screen', inbox: 'Screen only', off: 'Not at all' },
	kinds: noticeKinds.en,
};
