import type { TextsLike } from '#shared/i18n/translate.ts';
import type { certificate as ja } from './certificate.ja.ts';

export const certificate: TextsLike<typeof ja> = {
	title: 'Certificate',
	download: 'Download certificate',
	reissued: 'This certificate was re-issued on {{date}}',
	reissuedText: 'The previous certificate is no longer valid. Please replace your copies.',
	withdrawn: 'The certificate was withdrawn on {{date}}',
	withdrawnText:
		'The certificate for the period {{period}} is no longer valid. Please stop displaying and distributing it. Ask your assessor or the operator for details.',
	toAssessment: 'Go to the assessment',
	toHistory: 'Go to the history',
	certifiedAs: 'Certified as',
	facts: 'Certificate details',
};
