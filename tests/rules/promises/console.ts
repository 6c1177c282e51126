import type { Promised } from './promised.ts';

export const console: readonly Promised[] = [
	{
		promise: 'Search finds what the actor may see, in groups.',
		file: 'tests/e2e/console/console-search.spec.ts',
		test: 'an assessor finds own companies and own screens, and nothing is left after signing out',
	},
	{
		promise: 'Saved views keep filters under a name.',
		file: 'tests/e2e/console/saved-views.spec.ts',
		test: 'filters are saved under a name, chosen by keyboard, changed, overwritten, opened first and deleted',
	},
	{
		promise: 'A file of companies shows every error at its cell.',
		file: 'tests/api/companies/company-import.test.ts',
		test: 'names every error at its cell, with how to put it right',
	},
	{
		promise: 'The same file twice changes nothing.',
		file: 'tests/api/companies/company-import.test.ts',
		test: 'registers companies with their administrators once, and the same file again changes nothing',
	},
	{
		promise: 'A figure of the programme leads to the rows that were counted.',
		file: 'tests/api/programme/programme.test.ts',
		test: 'has the assessments that were counted',
	},
	{
		promise: 'Every link of the programme leads to a list with as many rows as its figure says.',
		file: 'tests/api/programme/oracle.test.ts',
		test: 'agree with the base tables after any history',
	},
	{
		promise: 'The figures are those of the tables.',
		file: 'tests/api/programme/oracle.test.ts',
		test: 'agree with the base tables after any history',
	},
	{
		promise: 'A file tells nothing about fewer than ten companies.',
		file: 'tests/api/programme/files.test.ts',
		test: 'tell nothing about fewer than ten companies',
	},
	{
		promise: 'The page of a company says whose move it is.',
		file: 'tests/api/companies/company-detail.test.ts',
		test: 'an assessor checks, and is late after 14 days',
	},
	{
		promise: 'The column of a document leads to the records of a day.',
		file: 'tests/e2e/company/company-first-day.spec.ts',
		test: '… records are found from the overview, ticked, and added to all their questions (…)',
	},
	{
		promise: 'The guides lead to the place of each screen.',
		file: 'tests/e2e/public/guides.spec.ts',
		test: "the '?' of the console leads on from each screen",
	},
	{
		promise: 'The demo shows what is promised of it.',
		file: 'tests/e2e/everywhere/demo-shows.spec.ts',
		test: 'the demo shows: …',
	},
	{
		promise: "Every '?' of the company's screens leads to a task.",
		file: 'tests/rules/documentation/guide.test.ts',
		test: 'leads each screen of the company to a task',
	},
	{
		promise: 'A picture of a guide shows what its screen has.',
		file: 'tests/e2e/everywhere/guide-pictures.spec.ts',
		test: 'the picture "…" shows what its screen has: …',
	},
	{
		promise: 'The demo has a company at each status.',
		file: 'tests/workers/demo.test.ts',
		test: 'has a company at each status from 1 to 13, made through the API operations',
	},
	{
		promise: 'A move back lists its effects before it is confirmed.',
		file: 'tests/e2e/management/management-companies.spec.ts',
		test: 'a move back lists its effects before the confirmation',
	},
	{
		promise: 'An account is shown with who has a second factor.',
		file: 'tests/api/accounts/second-factor.test.ts',
		test: 'is shown in the lists of members and accounts, whose statements do not grow',
	},
	{
		promise: 'A wrong filter of a saved view is named.',
		file: 'tests/api/views/views.test.ts',
		test: 'that names what is gone is named, and the list itself still answers',
	},
	{
		promise: 'What is left before going live is said step by step.',
		file: 'tests/e2e/console/going-live.spec.ts',
		test: 'an admin reads what is left before going live …',
	},
	{
		promise: 'Inquiries show the whole result.',
		file: 'tests/api/free-assessment/inquiries.test.ts',
		test: 'show the whole result with the names of its categories, in the language of the request',
	},
	{
		promise: 'A list behind a figure that has all requests is theirs to the server too.',
		file: 'tests/api/evidence/evidence-requests.test.ts',
		test: 'is newest first, filtered and searched; a company sees its own',
	},
	{
		promise: 'The further companies of the demo stay behind the known ones.',
		file: 'tests/api/programme/demo.test.ts',
		test: 'stay behind: what waits does so since yesterday, what is finished was so weeks ago',
	},
	{
		promise: 'A company is found by name and kana, whatever the case, width and kana.',
		file: 'tests/api/companies/companies.test.ts',
		test: 'searches names and kana regardless of case, width and kana, without wildcards',
	},
	{
		promise: 'Search shows five of a kind at most, the best match first.',
		file: 'tests/api/search/search.test.ts',
		test: 'the best match is the first, and there are five at most',
	},
];
