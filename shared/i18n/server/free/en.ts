import type { TextsLike } from '#shared/i18n/translate.ts';
import type { free as ja } from './ja.ts';

export const free: TextsLike<typeof ja> = {
	resultSaved: 'Your result was saved.',
	applied: 'We received your application.',
};
