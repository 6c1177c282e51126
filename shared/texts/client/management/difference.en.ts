import type { TextsLike } from '#shared/i18n/translate.ts';
import type { difference as ja } from './difference.ja.ts';

export const difference: TextsLike<typeof ja> = {
	title: 'Changes from the current paper',
	show: 'Show changes',
	ofDraft: 'How the saved draft differs from the current paper.',
	counts: 'Changes from the current paper: {{new}} new, {{changed}} changed, {{gone}} removed',
	none: 'No changes.',
	new: 'New ({{count}})',
	changed: 'Changed ({{count}})',
	gone: 'Removed ({{count}})',
	more: 'Show {{count}} more',
	before: 'Before',
	now: 'After',
	moved: 'Moved',
	and: ', ',
	levels: { main_category: 'Category', sub_category: 'Sub-category', question: 'Question', check_item: 'Check item' },
};
