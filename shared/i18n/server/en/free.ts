import type { free as ja } from '#shared/i18n/server/ja/free.ts';
import type { TextsLike } from '#shared/i18n/translate.ts';

export const free: TextsLike<typeof ja> = {
	resultSaved: 'Your result was saved.',
	applied: 'We received your application.',
};
