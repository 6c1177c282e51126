import type { TextsLike } from '#shared/i18n/translate.ts';
import type { history as ja } from './history.ja.ts';

export const history: TextsLike<typeof ja> = {
	title: 'Assessment history',
	empty: 'There is no history yet. Your assessments appear here once they start.',
	totals: 'Total scores over the years',
	byCategory: 'Categories over the years',
	line: '{{category}}: {{scores}}',
	inYear: '{{year}} {{score}}',
	period: 'Period',
	submittedOn: 'Submitted on',
	actions: 'Actions',
	firstReport: 'Evaluation report',
	secondReport: 'Re-assessment report',
	proposal: 'Proposal',
	plan: 'Improvement plan',
	certificate: 'Certificate',
	withdrawnOn: 'Withdrawn {{date}}',
	others: 'Other documents',
	expired: 'Certificate expired',
	withdrawn: 'Certificate withdrawn',
	progress: {
		answering: 'In progress (answering)',
		inProgress: 'In progress',
		confirming: 'In progress (final check)',
		completed: 'Initial assessment completed',
		reassessment: 'Under re-assessment',
		improved: 'Improved (re-assessment completed)',
		applied: 'Applied for certificate',
		issued: 'Certificate issued',
		cancelled: 'Canceled',
	},
};
