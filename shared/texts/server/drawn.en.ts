import type { TextsLike } from '#shared/i18n/translate.ts';
import type { drawn as ja } from './drawn.ja.ts';

export const drawn: TextsLike<typeof ja> = {
	failedTitle: 'This page could not be shown',
	again: 'Try again',
	slow: 'This is taking longer than usual.',
	reload: 'Reload',
};
