import type { TextsLike } from '#shared/i18n/translate.ts';
import type { tables as ja } from './tables.ja.ts';

export const tables: TextsLike<typeof ja> = {
	tickAll: 'Select all rows of this page',
	sort: 'Sort',
	pages: 'Pages',
	range: '{{from}}–{{to}} of {{total}}',
	count: '{{total}} total',
	page: 'Page {{page}}',
	filters: 'Filters',
	previous: 'Previous page',
	next: 'Next page',
};
