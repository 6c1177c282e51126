import type { TextsLike } from '#shared/i18n/translate.ts';
import type { terms as ja } from './terms.ja.ts';

export const terms: TextsLike<typeof ja> = {
	terms: 'Terms of service',
	privacy: 'Privacy policy',
	title: 'Please agree to the terms of service',
	text: 'Read version {{version}} of the terms of service and the privacy policy (effective from {{date}}), and agree for your company. This notice disappears once one of your admins has agreed. You can go on typing and saving before that.',
	accept: 'Agree to the terms',
};
