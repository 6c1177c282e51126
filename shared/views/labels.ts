import { labelsOf } from '#shared/i18n/labels.ts';

export const viewLabels = labelsOf({
	list_name: ['ビューの一覧', 'List of the view'],
	name: ['ビューの名前', 'Name of the view'],
	query: ['絞り込みと並び順', 'Filters and order'],
	is_first: ['最初に開く', 'Opens first'],
});
