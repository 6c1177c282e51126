import type { TextsLike } from '#shared/i18n/translate.ts';
import { mailKindWords } from '#shared/texts/mail-kind-words.ts';
import type { mails as ja } from './mails.ja.ts';

export const mails: TextsLike<typeof ja> = {
	lead: 'The emails that this service has sent or is about to send, without their texts. An email that could not be sent is tried again for a day, with growing pauses.',
	search: 'Address, name or company',
	all: 'All',
	kinds: mailKindWords.en,
	states: { waiting: 'Waiting', sent: 'Sent', failed: 'Not sent', void: 'Not needed' },
	recipient: 'Recipient',
	deleted: 'Address deleted',
	created: 'Created',
	about: 'About',
	sentAt: 'Sent: {{time}}',
	attempts: '{{count}} {{count|attempt|attempts}}',
	next: 'Next attempt: {{time}}',
	planned: 'To be sent: {{time}}',
	why: 'Why not',
	response: 'Answer of the mail server',
	retry: 'Send again',
	retryOf: 'Send again: {{kind}} ({{to}})',
	sendNow: 'Send now',
	sendNowOf: 'Send now: {{kind}} ({{to}})',
	retryAll: 'Send all that failed',
	retryAllTitle: 'Send {{count}} failed {{count|email|emails}} again?',
	retryAllText:
		'Those that match the search and the kind are sent. Do this once the cause of the failures is gone. Reminders of a former day, and emails whose recipient has left, are not sent.',
	failedCount: '{{count}} failed {{count|email|emails}}',
	empty: 'There are no emails yet.',
	noHit: 'No emails match.',
};
