import type { TextsLike } from '#shared/i18n/translate.ts';
import type { submit as ja } from './submit.ja.ts';

export const submit: TextsLike<typeof ja> = {
	button: 'Submit answers',
	heading: 'Submit your answers',
	ready: 'All categories are answered. Check your answers and submit.',
	blocked: 'Unfinished categories: {{count}}. Start with "{{category}}".',
	overdue: 'The deadline has passed, so you cannot submit.',
	title: 'Submit your answers?',
	warning: 'You cannot change your answers or documents after submitting.',
	sending: 'Submitting',
};
