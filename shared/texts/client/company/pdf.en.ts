import type { TextsLike } from '#shared/i18n/translate.ts';
import type { pdf as ja } from './pdf.ja.ts';

export const pdf: TextsLike<typeof ja> = {
	making: 'Creating the PDF. You can leave this page in the meantime.',
	seconds: '{{seconds}} {{seconds|second|seconds}} so far',
	failed: 'The PDF could not be downloaded',
};
