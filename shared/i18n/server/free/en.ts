import type { TextsLike } from '#shared/i18n/translate.ts';
import type { free as ja } from './ja.ts';

export const free: TextsLike<typeof ja> = {
	resultSaved: 'Your result was saved.',
	handled: 'Marked as handled.',
	reopened: 'Marked as open again.',
	hasCompany: 'A company was already registered from this inquiry.',
	applied: 'We received your application.',
};
