import type { TextsLike } from '#shared/i18n/translate.ts';
import type { certification as ja } from './ja.ts';

export const certification: TextsLike<typeof ja> = {
	title: 'Certification',
	statuses: { not_issued: 'Not issued', applied: 'Applied', certified: 'Certified', expired: 'Expired' },
	empty: 'No companies to certify yet. They appear here when an assessment is completed.',
	completedAt: 'Completed',
	apply: 'Apply',
	check: 'Check',
	applyTitle: 'Apply for the certificate of {{company}}?',
	applyText: 'The certificate can be issued afterwards.',
	application: 'Application',
	notApplied: 'Nobody has applied for the certificate yet.',
	expiredText: 'No certificate was issued.',
	results: 'Assessment results',
	report: 'Report',
	firstReport: 'First assessment report',
	secondReport: 'Re-assessment report',
	issuance: 'Issue the certificate',
	issueDateHelp: 'Choose a date from {{from}} to {{to}}.',
	dateOutside: 'The issue date must be from {{from}} to {{to}}.',
	chooseDate: 'Choose an issue date first.',
	issue: 'Issue certificate',
	issueTitle: 'Issue the certificate of {{company}}?',
	issueText: 'Its date is {{date}}. An issued certificate cannot be changed.',
	issued: 'Issued certificate',
	viewCertificate: 'View certificate',
};
