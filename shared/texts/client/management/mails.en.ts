import type { TextsLike } from '#shared/i18n/translate.ts';
import { mailKindWords } from '#shared/texts/mail-kind-words.ts';
import type { mails as ja } from './mails.ja.ts';

export const mails: TextsLike<typeof ja> = {
	lead: 'The emails this service has sent or is about to send, without their texts. An email that cannot be sent is retried for a day, at growing intervals.',
	search: 'Address, name or company',
	all: 'All',
	kinds: mailKindWords.en,
	states: { waiting: 'Waiting', sent: 'Sent', failed: 'Not sent', void: 'Not needed' },
	recipient: 'Recipient',
	deleted: 'Address deleted',
	created: 'Created',
	about: 'Subject',
	sentAt: 'Sent: {{time}}',
	attempts: '{{count}} {{count|attempt|attempts}}',
	next: 'Next attempt: {{time}}',
	planned: 'To be sent: {{time}}',
	why: 'Reason',
	response: 'Response of the mail server',
	retry: 'Send again',
	retryOf: 'Send again: {{kind}} ({{to}})',
	sendNow: 'Send now',
	sendNowOf: 'Send now: {{kind}} ({{to}})',
	retryAll: 'Send all failed again',
	retryAllTitle: 'Send {{count}} failed {{count|email|emails}} again?',
	retryAllText:
		'This sends the emails that match the search and the kind. Fix the cause of the failures first. Reminders for past days, and emails whose recipient has left, are not sent.',
	failedCount: '{{count}} failed {{count|email|emails}}',
	empty: 'No emails yet.',
	noHit: 'No emails match.',
};
