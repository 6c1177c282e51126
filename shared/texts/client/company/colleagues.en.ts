import type { TextsLike } from '#shared/i18n/translate.ts';
import type { colleagues as ja } from './colleagues.ja.ts';

export const colleagues: TextsLike<typeof ja> = {
	none: 'Nobody',
	pickerOf: 'Assignee of "{{content}}"',
	filter: 'Filter by assignee',
	all: 'All ({{count}})',
	mine: 'Mine ({{count}})',
	heading: 'Given to you',
	open: '{{count}} left',
	noneOpen: 'All completed',
	remaining: '{{count}} unanswered',
	toComplete: 'Only to be marked as completed',
};
