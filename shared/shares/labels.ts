import { labelsOf } from '#shared/i18n/labels.ts';

export const shareLabels = labelsOf({
	content: ['共有する内容', 'What is shared'],
	label: ['共有先', 'For whom'],
	until: ['共有の最終日', 'Last day'],
	language: ['ページの言語', 'Language of the page'],
	is_ended: ['共有の停止', 'Ended'],
	views: ['表示回数', 'Views'],
	last_viewed_on: ['最後に表示された日', 'Last viewed'],
	state: ['状態', 'State'],
	path: ['リンク', 'Link'],
	created_by: ['作成者', 'Created by'],
});
