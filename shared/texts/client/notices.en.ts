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
	unfold: 'Show {{count}}',
	fold: 'Hide',
	markGroup: 'Mark {{count}} as read',
	ofGroup: 'Notices of the same kind that came within an hour.',
	toAll: 'View all notices',
	toSettings: 'Notification settings',
	empty: 'No notices yet. They appear here as your assessment progresses.',
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
	settingsTitle: 'Notification settings',
	settingsLead:
		'For each kind of notice, choose whether to get it by email as well, or only on screen after you log in. Your choices are saved immediately.',
	mailLanguage:
		'Emails are in the language you chose last (now {{language}}). Change it with the switch at the top of the screen.',
	alwaysText: 'These notices about your account security always come by email and on screen:',
	choice: '{{name}}: {{way}}',
	ways: { mail: 'Email and screen', inbox: 'Screen only', off: 'Off' },
	kinds: noticeKinds.en,
};
