import type { TextsLike } from '#shared/i18n/translate.ts';
import type { certificates as ja } from './ja.ts';

export const certificates: TextsLike<typeof ja> = {
	applied: 'Certificate application recorded.',
	issued: 'The certificate was issued.',
	issueDateRange: 'The issue date must be from {{from}} to {{to}}.',
	listingChanged: 'The listing in the directory of certified companies has been changed.',
	expiredNotListed: 'The certificate has expired, so it cannot be listed.',
	withdrawnNotListed: 'The certificate was withdrawn, so it cannot be listed.',
};
