import type { TextsLike } from '#shared/i18n/translate.ts';
import type { companies as ja } from './companies.ja.ts';

export const companies: TextsLike<typeof ja> = {
	created: 'The company was registered.',
	updated: 'The company information was updated.',
	establishedTooLate: 'The established date must not be after {{latest}}.',
	sharingChanged: 'The comparison setting has been changed.',
	assessorsAssigned: 'The assessors were changed.',
};
