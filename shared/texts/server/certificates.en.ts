import type { TextsLike } from '#shared/i18n/translate.ts';
import type { certificates as ja } from './certificates.ja.ts';

export const certificates: TextsLike<typeof ja> = {
	applied: 'The certificate application was recorded.',
	issued: 'The certificate was issued.',
	blocked: {
		applyFirst:
			'You cannot apply for a certificate because critical questions failed ({{questions}}). Apply for a re-assessment, confirm the improvement, then apply for the certificate.',
		applySecond:
			'You cannot apply for a certificate because critical questions failed ({{questions}}). Start a new assessment. If the assessment is wrong, move it back and correct it.',
		issueFirst:
			'You cannot issue the certificate because critical questions failed ({{questions}}). Move back to "Assessment completed", then apply for a re-assessment.',
		issueSecond:
			'You cannot issue the certificate because critical questions failed ({{questions}}). Move back to "Re-assessment completed", then start a new assessment. If the assessment is wrong, move further back and correct it.',
	},
	withdrawn: 'The certificate was withdrawn.',
	reissued: 'The certificate was re-issued.',
	alreadyWithdrawn: 'This certificate was already withdrawn.',
	nothingToReissue: 'Nothing would change in the certificate, so it cannot be re-issued.',
	expiredNotReissued:
		'The certificate has expired, so it cannot be re-issued. A new assessment is needed for another certificate.',
	noScore:
		'The assessment has no score, so no certificate can be issued. Move it back and rate it again, or start a new assessment.',
	issueDateRange: 'The issue date must be from {{from}} to {{to}}.',
	fileDamaged: 'The stored PDF of the certificate cannot be read. Contact the operator.',
	listingChanged: 'The listing in the directory of certified companies was changed.',
	expiredNotListed: 'The certificate has expired, so it cannot be listed.',
	withdrawnNotListed: 'The certificate was withdrawn, so it cannot be listed.',
	noStarNotListed: 'The certificate has no star, so it cannot be listed.',
};
