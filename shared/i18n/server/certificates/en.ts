import type { TextsLike } from '#shared/i18n/translate.ts';
import type { certificates as ja } from './ja.ts';

export const certificates: TextsLike<typeof ja> = {
	applied: 'Certificate application recorded.',
	issued: 'The certificate was issued.',
	withdrawn: 'The certificate was withdrawn.',
	reissued: 'The certificate was re-issued.',
	alreadyWithdrawn: 'This certificate was already withdrawn.',
	nothingToReissue: 'Nothing would change in the certificate, so it cannot be re-issued.',
	issueDateRange: 'The issue date must be from {{from}} to {{to}}.',
	fileDamaged: 'The kept PDF of the certificate cannot be read. Please contact the operator.',
	listingChanged: 'The listing in the directory of certified companies has been changed.',
	expiredNotListed: 'The certificate has expired, so it cannot be listed.',
	withdrawnNotListed: 'The certificate was withdrawn, so it cannot be listed.',
};
