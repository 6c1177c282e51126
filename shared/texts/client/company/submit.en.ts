import type { TextsLike } from '#shared/i18n/translate.ts';
import type { submit as ja } from './submit.ja.ts';

export const submit: TextsLike<typeof ja> = {
	button: 'Submit self-assessment',
	heading: 'Submit the self-assessment',
	ready: 'Every category is answered. Check your answers and submit.',
	blocked: 'Unfinished categories: {{count}}. Start with "{{category}}".',
	overdue: 'The deadline has passed, so this cannot be submitted.',
	title: 'Submit the self-assessment?',
	warning: 'You cannot change answers or documents afterward.',
	sending: 'Submitting',
};
