import type { TextsLike } from '#shared/i18n/translate.ts';
import type { companies as ja } from './companies.ja.ts';

export const companies: TextsLike<typeof ja> = {
	created: 'The company was registered.',
	updated: 'The company information was updated.',
	establishedTooLate: 'The established date must not be after {{latest}}.',
	termsAccepted: 'Your agreement to the terms was recorded.',
	termsChanged: 'There is a newer version of the terms. Read it and agree again.',
	termsDraft: 'The terms are a draft because this service has no named operator yet.',
	sharingChanged: 'The comparison setting was changed.',
	assessorsAssigned: 'The assessors were changed.',
};
