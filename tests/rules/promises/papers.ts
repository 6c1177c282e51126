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
	{
		promise: 'A law is shown as coming until its first day, in force, or past after its last.',
		file: 'shared/papers/law-days.test.ts',
		test: 'is on %s %s',
	},
	{
		promise: 'The days of texts that were shipped without them are shown, also in papers published before.',
		file: 'tests/api/papers/law-days.test.ts',
		test: 'are answered with the guidance, also of a text that was shipped without them',
	},
	{
		promise: 'A shipped paper shows no law as in force before its day.',
		file: 'scripts/seed/seeds.test.ts',
		test: 'shows no law as in force before its day: what begins later has its first day, or also says what is in force already',
	},
	{
		promise:
			'A coming paper stands in no list and no draft until its day, and is active from its first instant in Tokyo.',
		file: 'tests/api/papers/coming-papers.test.ts',
		test: 'is in no list and no draft until its day, and active from its first instant, at which it is published',
	},
	{
		promise: 'An assessment keeps the paper that it was started with when a coming one is published.',
		file: 'tests/api/papers/coming-papers.test.ts',
		test: 'is what an assessment starts on from its day, and the free assessment shows; what was started keeps its paper',
	},
	{
		promise: 'A paper that is taken back before its day is the draft again, and the audit log says so.',
		file: 'tests/api/papers/coming-papers.test.ts',
		test: 'becomes the draft when taken back, unless there is one; both are audited',
	},
	{
		promise: "The papers' screen lists the laws that were read more than a year ago or change within 90 days.",
		file: 'tests/e2e/management/management-paper-coming.spec.ts',
		test: 'old laws are listed; a draft is scheduled for a day to come, and taken back',
	},
	{
		promise: 'The preview of a paper shows what was typed, as the company and as the assessor see it.',
		file: 'tests/e2e/management/management-paper-substance.spec.ts',
		test: 'a question gets its condition, guidance and rating guide by keyboard',
	},
	{
		promise: 'What a paper says survives Excel in either language.',
		file: 'tests/api/papers/paper-lineage.test.ts',
		test: 'carries keys and statements out and in, in either language',
	},
	{
		promise: 'Records and departments survive Excel in either language.',
		file: 'tests/api/papers/paper-records.test.ts',
		test: 'are carried by a workbook in either language; one without their columns leaves them as they are',
	},
	{
		promise: 'All evidence of the shipped paper names its record and department.',
		file: 'tests/rules/shipped-records.test.ts',
		test: 'all evidence of the 75 questions has a record and a department',
	},
];
