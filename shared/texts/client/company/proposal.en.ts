import type { TextsLike } from '#shared/i18n/translate.ts';
import type { proposal as ja } from './proposal.ja.ts';

export const proposal: TextsLike<typeof ja> = {
	title: 'Improvement proposal',
	download: 'Download proposal',
};
