import type { TextsLike } from '#shared/i18n/translate.ts';
import type { inquiries as ja } from './inquiries.ja.ts';

export const inquiries: TextsLike<typeof ja> = {
	search: 'Company, name or email',
	scoreAndGrade: '{{score}} ({{grade}})',
	noResult: 'No result',
	appliedAt: 'Applied on {{date}}',
	all: 'All',
	yes: 'Applied',
	no: 'Not applied',
	open: 'Open',
	done: 'Handled',
	openCount: '{{count}} open',
	handledBy: '{{date}} {{name}}',
	markHandled: 'Mark as handled',
	reopen: 'Mark as open',
	makeCompany: 'Register as a company',
	company: 'Registered company',
	categories: 'Scores by category',
	empty: 'No results yet. They appear here when visitors finish the self-assessment.',
	noHit: 'No results match.',
};
