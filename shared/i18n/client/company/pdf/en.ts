import type { TextsLike } from '#shared/i18n/translate.ts';
import type { pdf as ja } from './ja.ts';

export const pdf: TextsLike<typeof ja> = {
	making: 'Creating the PDF. It goes on if you leave this page.',
	seconds: '{{seconds}} seconds so far',
	failed: 'The PDF could not be downloaded',
};
