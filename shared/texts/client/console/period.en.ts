import type { TextsLike } from '#shared/i18n/translate.ts';
import type { period as ja } from './period.ja.ts';

export const period: TextsLike<typeof ja> = {
	endHelp: 'Without an end date, there is no deadline.',
	startAfterEnd: 'The start date must not be after the end date.',
};
