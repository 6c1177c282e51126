/** Tables and their pages, in all areas. */
export const tables = {
	tickAll: 'このページの行をすべて選択',
	sort: '並べ替え',
	pages: 'ページ',
	range: '{{from}}〜{{to}} / {{total}}件',
	count: '全{{total}}件',
	page: '{{page}}ページ',
	filters: '絞り込み',
	previous: '前のページ',
	next: '次のページ',
} as const;
