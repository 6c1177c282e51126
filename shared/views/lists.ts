/** Lists of the console of which people save views: those with filters in the URL. */
export const VIEW_LISTS = [
	'work',
	'assessments',
	'submissions',
	'to_confirm',
	're_assessments',
	'to_confirm_again',
	'certification',
	'evidence_requests',
	'audit_events',
	'companies',
	'assessors',
	'inquiries',
	'phrases',
	'failed_jobs',
	'mails',
] as const;

export type ViewList = (typeof VIEW_LISTS)[number];
