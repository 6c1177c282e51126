import type { TextsLike } from '#shared/i18n/translate.ts';
import type { guide as ja } from './guide.ja.ts';

export const guide: TextsLike<typeof ja> = {
	title: 'Guide',
	lead: 'Choose what you want to do. The “?” at the top of each screen also leads to its explanation.',
	description: 'How to use Kyosei, for companies, assessors and operators, by what you want to do.',
	guides: {
		company: {
			title: 'Guide for companies',
			lead: 'To answer, add documents, read the result, and improve.',
		},
		assessor: {
			title: 'Guide for assessors',
			lead: 'To check answers, grade, and write reports.',
		},
		administrator: {
			title: 'Guide for operators',
			lead: 'To welcome companies, finalize assessments, and issue certificates.',
		},
	},
	allGuides: 'All guides',
	contents: 'Contents',
	before: 'Before you start',
	steps: 'Steps',
	next: 'What happens next',
	problems: 'If something goes wrong',
	linkTo: 'Link to “{{title}}”',
	search: {
		label: 'Search the guide',
		help: 'The search runs on your device. What you type is not sent.',
		found: 'Found: {{count}}.',
		none: 'Nothing found. Try other words.',
	},
	pictures: {
		overview: 'The company’s assessment: its stages, what to do next, the progress, and the deadline',
		sheet: 'Where a company answers: questions, choices, notes, and supporting documents',
		request: 'A request for evidence: what was asked, the question, and the documents to add',
		result: 'A finished assessment: the total, the scores of the categories, and what to do next',
		check: 'Where an assessor rates check items: the answers on the left, the check items on the right',
		desk: 'Where a report is written: contents, notes, memos and drafts',
		approval: 'The approval sheet: critical questions not met, the total, stars, and the buttons to return or finalize',
		issue: 'Before a certificate is issued: what will be printed, and its dates',
	},
	keys: {
		title: 'Keyboard card',
		lead: 'Print it and keep it beside you. On the screens, the key “?” shows the same.',
		check: 'Where check items are rated',
		desk: 'Where reports and proposals are written',
		everywhere: 'On every screen',
	},
};
