import type { TextsLike } from '#shared/i18n/translate.ts';
import type { companies as ja } from './companies.ja.ts';

export const companies: TextsLike<typeof ja> = {
	created: 'The company was registered.',
	updated: 'The company information was updated.',
	establishedTooLate: 'The established date must not be after {{latest}}.',
	termsAccepted: 'Your agreement to the terms has been recorded.',
	termsChanged: 'There is a newer version of the terms. Please read it and agree again.',
	termsDraft: 'The terms are a draft, as no operator of this service is named yet.',
	sharingChanged: 'The comparison setting was changed.',
	assessorsAssigned: 'The assessors were changed.',
};
