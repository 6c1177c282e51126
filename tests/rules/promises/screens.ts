import type { Promised } from './promised.ts';

export const screens: readonly Promised[] = [
	{
		promise:
			'The list of submissions and that of re-assessments show when and by whom it was submitted, in two columns from 1,280 pixels on.',
		file: 'tests/e2e/console/console-work.spec.ts',
		test: 'lists of submissions and re-assessments have a column for the time and one for the person',
	},
	{
		promise: "The report's screen opens with the profile of the company, in the first and in the second round.",
		file: 'tests/e2e/console/console-desk.spec.ts',
		test: 'the report of an assessment at … opens with the profile of its company',
	},
	{
		promise: 'The overview shows a category as finished or unfinished, with its detail beside.',
		file: 'tests/e2e/company/company-overview.spec.ts',
		test: '@phone shows remaining days, progress and the next sub-category',
	},
	{
		promise: 'The overview shows the remaining days, the progress and what comes next.',
		file: 'tests/e2e/company/company-overview.spec.ts',
		test: '@phone shows remaining days, progress and the next sub-category',
	},
	{
		promise: 'After the submission the date of the submission stands in place of the days that were left.',
		file: 'tests/e2e/company/company-overview.spec.ts',
		test: '@phone submits after a review, and then shows the date instead of the remaining days',
	},
	{
		promise: 'The status card, the reports and the next act follow the status.',
		file: 'tests/e2e/company/company-overview.spec.ts',
		test: 'the card, the next action and the reports follow the status',
	},
	{
		promise: 'Without an assessment the overview says that none has started.',
		file: 'tests/e2e/company/company-overview.spec.ts',
		test: '@phone has an empty state before the first assessment',
	},
	{
		promise: 'A document is added up to the fifth, shown, downloaded, and deleted after a question.',
		file: 'tests/e2e/company/company-overview.spec.ts',
		test: 'are added up to five, shown over the screen, downloaded, and deleted after a confirmation',
	},
	{
		promise: 'A category shows how many of the questions of each sub-category are answered.',
		file: 'tests/e2e/company/company-questionnaire.spec.ts',
		test: 'a category says how many questions of each sub-category are answered',
	},
	{
		promise: 'A draft is saved only after a change, and completing needs every answer.',
		file: 'tests/e2e/company/company-questionnaire.spec.ts',
		test: '@phone saves a draft only after changes, and marks as completed once all is answered',
	},
	{
		promise: 'Once submitted, a sheet is read-only.',
		file: 'tests/e2e/company/company-questionnaire.spec.ts',
		test: 'is read-only once submitted',
	},
	{
		promise: 'The history offers the documents at 6 to 13.',
		file: 'tests/e2e/company/company-records.spec.ts',
		test: '… the history offers reports from 6 to 13, and the certificate',
	},
	{
		promise: 'Without a report, a proposal or a certificate one is led to the assessment.',
		file: 'tests/e2e/company/company-records.spec.ts',
		test: 'report, proposal and certificate redirect to the assessment',
	},
	{
		promise: 'The report shows its sections in order.',
		file: 'tests/e2e/company/company-records.spec.ts',
		test: '… the report has its sections in order, with long notes and without scores',
	},
	{
		promise: 'The profile shows every error at its field, and asks before it discards changes.',
		file: 'tests/e2e/company/company-people.spec.ts',
		test: 'asks before it discards changes, and restores them after a reload',
	},
	{
		promise: 'Members are added, edited, reset and deleted by admins, not themselves.',
		file: 'tests/e2e/company/company-people.spec.ts',
		test: '@phone an admin adds, edits, resets and deletes members, but not themselves',
	},
	{
		promise: 'A member sees the list of members without acts.',
		file: 'tests/e2e/company/company-people.spec.ts',
		test: 'the list is read-only for a member',
	},
	{
		promise: "The change of one's own profile or password signs out and says so.",
		file: 'tests/e2e/company/company-people.spec.ts',
		test: 'changing the own profile signs out with a message',
	},
	{
		promise: 'A success toast goes after 2 seconds, an error after 4.',
		file: 'tests/e2e/everywhere/shared-conventions.spec.ts',
		test: 'a success goes after 2 seconds, an error after 4, each with a second to disappear',
	},
	{
		promise: 'Every request carries token, CSRF token and language.',
		file: 'tests/e2e/everywhere/shared-conventions.spec.ts',
		test: 'a sign-in fetches the CSRF cookie first; every request carries token, CSRF token and language',
	},
	{
		promise: 'The chart by years shows four points.',
		file: 'tests/e2e/everywhere/shared-conventions.spec.ts',
		test: 'the chart of scores by year shows four points: the score, and three hollow years at 0',
	},
	{
		promise: 'Guards lead to the first step of the free assessment that is missing.',
		file: 'tests/e2e/public/public-guards.spec.ts',
		test: 'guards redirect to the first incomplete step',
	},
	{
		promise: 'Reloading the free questions asks, and discards the answers.',
		file: 'tests/e2e/public/public-guards.spec.ts',
		test: 'reload asks for confirmation, and discards the answers',
	},
	{
		promise: 'The referer is carried through all steps, and leads back to the partner.',
		file: 'tests/e2e/public/public-guards.spec.ts',
		test: 'the referer is kept through all steps, and the last link leads back to the partner',
	},
	{
		promise: 'A load that fails with 500 shows the unexpected-error screen.',
		file: 'tests/e2e/public/public-failures.spec.ts',
		test: '500: the unexpected-error screen',
	},
	{
		promise: 'A load without a connection shows a message and goes home.',
		file: 'tests/e2e/public/public-failures.spec.ts',
		test: 'no connection: shows a message and redirects home',
	},
	{
		promise: 'A write that fails keeps what was typed.',
		file: 'tests/e2e/public/public-failures.spec.ts',
		test: 'keeps every answer, and a retry works',
	},
	{
		promise: 'An unknown address shows the not-found screen with its link.',
		file: 'tests/e2e/public/public-failures.spec.ts',
		test: 'an unknown URL shows the not-found screen with a link home @phone',
	},
	{
		promise: 'With an invalid user cookie the console leads to the login of companies.',
		file: 'tests/e2e/console/console-work.spec.ts',
		test: 'with an invalid user cookie the console redirects to the company login; an unknown URL is not found',
	},
	{
		promise: 'A failed download of the console shows no message.',
		file: 'tests/e2e/console/console-work.spec.ts',
		test: 'a failed download shows no message, and its button becomes idle',
	},
	{
		promise: 'A submission goes through the console to its certificate, on the specified screens.',
		file: 'tests/e2e/console/console-journey.spec.ts',
		test: 'a submission becomes a certificate (…)',
	},
	{
		promise: 'A company gets from the first login to the certificate.',
		file: 'tests/e2e/company/company-journey.spec.ts',
		test: 'a company gets from its first login to the certificate …',
	},
	{
		promise: 'An answer of "not applicable" preselects 0.',
		file: 'tests/e2e/console/console-work.spec.ts',
		test: 'an answer of "not applicable" preselects 0, and marking saves it',
	},
	{
		promise: 'A paper is refused for each rule, and published.',
		file: 'tests/e2e/management/management-papers.spec.ts',
		test: 'a regular paper is written from scratch, refused for each rule, and published',
	},
	{
		promise: 'Sentences and words that are fixed are worded as specified, in both languages.',
		file: 'tests/rules/texts/specified-sentences.test.ts',
		test: 'specification %s',
	},
	{
		promise: 'A company is registered with its first administrator.',
		file: 'tests/e2e/management/management-companies.spec.ts',
		test: 'a company is registered with its first administrator, and edited',
	},
	{
		promise:
			'Each row that awaits finalizing has its button, also while a proposal is being written, which is said beside it.',
		file: 'tests/e2e/console/console-work.spec.ts',
		test: 'without a proposal both sides and the admin who finalizes are told the same',
	},
	{
		promise: 'The figures of requests lead to a list of exactly these rows.',
		file: 'tests/api/programme/programme.test.ts',
		test: 'has the requests that were asked and answered, by the query of the link itself',
	},
	{
		promise: 'Every screen that shows a result prints on A4.',
		file: 'tests/e2e/everywhere/printed-screens.spec.ts',
		test: 'every screen with a result prints on A4',
	},
	{
		promise: 'The history shows each document of an assessment from 6 to 13 as a link.',
		file: 'tests/e2e/company/company-records.spec.ts',
		test: '… the history offers reports from 6 to 13, and the certificate',
	},
	{
		promise: 'A form and the server say the same sentences.',
		file: 'tests/rules/texts/specified-sentences.test.ts',
		test: 'a form and the server use the same sentences',
	},
	{
		promise: 'A category whose questions are all answered and completed is shown as finished, with its detail.',
		file: 'tests/e2e/everywhere/aria.spec.ts',
		test: 'submission: what is asked before, and what is told after',
	},
];
