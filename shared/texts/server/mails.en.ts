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
	unsubscribe: 'No more emails of this kind',
	manyApplications: {
		title: '{{count}} new {{count|application|applications}}',
		body: 'Visitors of the free self-assessment sent {{count}} {{count|application|applications}}. Please read them and get in touch.\n\nMany came within a short time, so this email tells of them together. Each is in your list of notices.',
	},
	retried: 'The email is sent again.',
	retriedAll: '{{count}} {{count|email is|emails are}} sent again.',
	settled: 'The email was already sent, or is not needed any more.',
	contentGone: 'The email failed too long ago to be sent: what it said was deleted.',
	kinds: mailKindWords.en,
	failures: {
		connection: 'The mail server could not be reached, or closed the connection.',
		timeout: 'The mail server did not answer in time.',
		tls: 'An encrypted connection to the mail server was not possible.',
		auth: 'The mail server refused the sign-in of this service.',
		sender: 'The mail server refused the sender.',
		recipient: 'The mail server refused the recipient.',
		content: 'The mail server refused the message.',
		late: 'It could not be sent within a day, so it was not sent.',
		other: 'An error happened, and it was not sent.',
	},
};
