import type { TextsLike } from '#shared/i18n/translate.ts';
import type { companyRecords as ja } from './ja.ts';

export const companyRecords: TextsLike<typeof ja> = {
	report: {
		title: 'Assessment result',
		download: 'Download report',
		contents: 'Contents',
	},
	proposal: {
		title: 'Improvement proposal',
		download: 'Download proposal',
	},
	certificate: {
		title: 'Certificate',
		download: 'Download certificate',
		company: 'Company',
		stars: 'Certified as',
		registrationNumber: 'Registration number',
		address: 'Address',
		issuedAt: 'Issue date',
		expiresAt: 'Valid until',
		facts: 'What the certificate says',
	},
	pdf: {
		making: 'Creating the PDF. It goes on if you leave this page.',
		seconds: '{{seconds}} seconds so far',
		failed: 'The PDF could not be downloaded',
	},
	history: {
		title: 'Assessment history',
		empty: 'There is no history yet. Assessments appear here once one starts.',
		status: 'Status',
		period: 'Period',
		submittedAt: 'Submitted on',
		submittedBy: 'Submitted by',
		score: 'Score',
		issuedAt: 'Certificate issued on',
		updatedAt: 'Updated',
		actions: 'Actions',
		firstReport: 'Evaluation report',
		secondReport: 'Re-assessment report',
		proposal: 'Improvement proposal',
		certificate: 'Certificate',
		progress: {
			inProgress: 'In progress',
			completed: 'Initial assessment completed',
			reassessment: 'Under re-assessment',
			improved: 'Improved (re-assessment completed)',
			applied: 'Applied for certificate',
			issued: 'Certificate issued',
			cancelled: 'Cancelled',
		},
	},
};
