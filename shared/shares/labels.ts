import { labelsOf } from '#shared/i18n/labels.ts';

export const shareLabels = labelsOf({
	shows: ['共有する内容', 'Shared content'],
	shown_to: ['共有先', 'Recipient'],
	until: ['共有の最終日', 'Last day'],
	page_language: ['ページの言語', 'Language of the page'],
	is_ended: ['共有の停止', 'Ended'],
});
