import { labelsOf } from '#shared/i18n/labels.ts';

/** Labels of fields used by calls of several features. */
export const commonLabels = labelsOf({
	body: ['送信内容', 'Content'],
	id: ['ID', 'ID'],
	version: ['バージョン', 'Version'],
	page: ['ページ', 'Page'],
	per_page: ['1ページの件数', 'Items per page'],
	sort: ['並び順', 'Sort'],
	q: ['検索語', 'Search'],
	date_from: ['期間の初日', 'From'],
	date_to: ['期間の末日', 'To'],
});
