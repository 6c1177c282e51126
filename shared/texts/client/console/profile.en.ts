import type { TextsLike } from '#shared/i18n/translate.ts';
import type { profile as ja } from './profile.ja.ts';

export const profile: TextsLike<typeof ja> = {
	title: 'Company info',
	period: 'Assessment period',
};
