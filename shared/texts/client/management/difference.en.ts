import type { TextsLike } from '#shared/i18n/translate.ts';
import type { difference as ja } from './difference.ja.ts';

export const difference: TextsLike<typeof ja> = {
	title: 'Difference from the current paper',
	show: 'Show the difference',
	ofDraft: 'What the saved draft changes in the current paper.',
	counts: 'Difference from the current paper: {{new}} new, {{changed}} changed, {{gone}} gone',
	none: 'There is no difference.',
	new: 'New ({{count}})',
	changed: 'Changed ({{count}})',
	gone: 'Gone ({{count}})',
	more: 'Show {{count}} more',
	before: 'Before',
	now: 'After',
	moved: 'Moved',
	and: ', ',
	levels: { main_category: 'Category', sub_category: 'Sub-category', question: 'Question', check_item: 'Check item' },
};
