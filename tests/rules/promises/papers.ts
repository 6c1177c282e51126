import type { Promised } from './promised.ts';

export const papers: readonly Promised[] = [
	{
		promise: 'A shipped paper never publishes itself, and is offered with what differs.',
		file: 'tests/api/papers/paper-standard.test.ts',
		test: 'is offered to an installation with an older one, with what differs, and taken as the draft',
	},
	{
		promise: 'A published paper never changes.',
		file: 'tests/api/papers/papers.test.ts',
		test: 'never changes a published paper: assessments keep the paper on which they started',
	},
	{
		promise: 'Keys stay through every way of editing.',
		file: 'tests/api/papers/paper-keys.test.ts',
		test: 'the shipped paper keeps every key: duplicated, through Excel and JSON, edited and published',
	},
	{
		promise: 'A key that stands twice is refused on both places.',
		file: 'tests/api/papers/paper-lineage.test.ts',
		test: 'are refused where one was sent twice, on both places',
	},
	{
		promise: 'What a client does not send of a paper stays.',
		file: 'tests/api/papers/paper-lineage.test.ts',
		test: 'stays as it is where it is omitted; null clears it',
	},
	{
		promise: 'Nobody outside the console is shown what a paper says for assessors.',
		file: 'tests/api/papers/paper-lineage.test.ts',
		test: 'shows nobody outside the console what a paper says',
	},
	{
		promise: 'A paper survives Excel whole.',
		file: 'tests/api/papers/paper-excel.test.ts',
		test: 'survives out and in whole: regular %s, downloaded in %s',
	},
	{
		promise: 'What the paper says stands beside the rating.',
		file: 'tests/e2e/console/console-work.spec.ts',
		test: 'what the paper says stands beside the rating, and what to look at before grading in its dialog',
	},
	{
		promise: 'The company reads when a question does not apply, and what it rests on.',
		file: 'tests/e2e/company/company-questionnaire.spec.ts',
		test: '@phone the paper says who is meant, when a question does not apply, and what it rests on',
	},
	{
		promise: 'A simulation stores nothing, and shows assessors their own companies.',
		file: 'tests/api/papers/simulation-visibility.test.ts',
		test: 'sees own companies, and no distribution while nine sheets are of others',
	},
	{
		promise: 'Records stay where a client does not know them.',
		file: 'tests/api/papers/paper-records.test.ts',
		test: 'stay where a client does not know them; null and an empty list clear them',
	},
	{
		promise: 'The free paper carries guidance only where it is asked for.',
		file: 'tests/api/free-assessment/free-assessment.test.ts',
		test: 'tells the introduction and the conditions, and guidance only where it is asked for',
	},
];
