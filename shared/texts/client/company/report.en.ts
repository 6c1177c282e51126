import type { TextsLike } from '#shared/i18n/translate.ts';
import type { report as ja } from './report.ja.ts';

export const report: TextsLike<typeof ja> = {
	title: 'Assessment result',
	download: 'Download report',
	contentsToggle: 'Show contents',
	toSharing: 'View the setting',
};
