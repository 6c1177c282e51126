import type { TextsLike } from '#shared/i18n/translate.ts';
import type { colleagues as ja } from './colleagues.ja.ts';

export const colleagues: TextsLike<typeof ja> = {
	none: 'No one',
	pickerOf: 'Assignee of "{{content}}"',
	filter: 'Filter by assignee',
	all: 'All ({{count}})',
	mine: 'Mine ({{count}})',
	heading: 'Assigned to you',
	open: '{{count}} left',
	noneOpen: 'All completed',
	remaining: '{{count}} unanswered',
	toComplete: 'Just mark as completed',
	team: 'Progress by assignee',
	cells: 'Progress of sub-categories',
	done: 'Completed',
	begun: 'Partly answered',
	untouched: 'Not answered',
};
