import type { TextsLike } from '#shared/i18n/translate.ts';
import { mailKindWords } from '#shared/texts/mail-kind-words.ts';
import type { mails as ja } from './mails.ja.ts';

export const mails: TextsLike<typeof ja> = {
	subject: '[Kyosei] {{title}}',
	greeting: 'Dear {{name}},',
	open: 'Open in Kyosei',
	service: 'Kyosei (assessment of the employment of foreign workers)',
	sender: 'Sender: {{name}}',
	contact: 'Contact: {{contact}}',
	askAdmin: 'Contact: the administrator of this service.',
	unsubscribe: 'Unsubscribe from emails of this kind',
	group: {
		lead: '{{count}} {{count|notice|notices}} of the same kind came within an hour. This email lists them together.',
		rest: 'And {{count}} more.',
		open: 'Open in your list of notices',
	},
	retried: 'The email will be sent again.',
	retriedAll: '{{count}} {{count|email|emails}} will be sent again.',
	settled: 'The email was already sent or is no longer needed.',
	contentGone: 'The email failed too long ago to be sent again: its content was deleted.',
	kinds: mailKindWords.en,
	failures: {
		connection: 'The mail server could not be reached or closed the connection.',
		timeout: 'The mail server did not answer in time.',
		tls: 'An encrypted connection to the mail server was not possible.',
		auth: 'The mail server refused this service’s login.',
		sender: 'The mail server refused the sender.',
		recipient: 'The mail server refused the recipient.',
		content: 'The mail server refused the message.',
		late: 'It could not be sent within a day, so we stopped trying.',
		other: 'An error occurred, and it was not sent.',
	},
};
