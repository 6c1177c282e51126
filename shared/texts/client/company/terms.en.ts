import type { TextsLike } from '#shared/i18n/translate.ts';
import type { terms as ja } from './terms.ja.ts';

export const terms: TextsLike<typeof ja> = {
	title: 'Please agree to the terms of service',
	text: 'Please agree to version {{version}} of the terms (effective {{date}}).',
	accept: 'Agree for the company',
};
