import type { TextsLike } from '#shared/i18n/translate.ts';
import type { terms as ja } from './terms.ja.ts';

export const terms: TextsLike<typeof ja> = {
	title: 'Please agree to the terms of service',
	text: 'Read version {{version}} of the terms of service and the privacy policy (effective {{date}}), and agree on behalf of your company. This notice disappears once one of your admins has agreed. You can keep typing and saving until then.',
	accept: 'Agree to the terms',
};
