import type { TextsLike } from '#shared/i18n/translate.ts';
import type { mails as ja } from './ja.ts';

export const mails: TextsLike<typeof ja> = {
	subject: '[Kyosei] {{title}}',
	greeting: 'Dear {{name}},',
	open: 'Open in Kyosei',
	service: 'Kyosei (assessment of the employment of foreign workers)',
	sender: 'Sender: {{name}}',
	contact: 'Contact: {{contact}}',
	askAdmin: 'Contact: the administrator of this service.',
	unsubscribe: 'No more mails of this kind',
};
