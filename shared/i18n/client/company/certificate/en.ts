import type { TextsLike } from '#shared/i18n/translate.ts';
import type { certificate as ja } from './ja.ts';

export const certificate: TextsLike<typeof ja> = {
	title: 'Certificate',
	download: 'Download certificate',
	company: 'Company',
	stars: 'Certified as',
	registrationNumber: 'Registration number',
	address: 'Address',
	issuedAt: 'Issue date',
	expiresAt: 'Valid until',
	facts: 'What the certificate says',
};
