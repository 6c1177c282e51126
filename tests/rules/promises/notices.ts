import type { Promised } from './promised.ts';

export const notices: readonly Promised[] = [
	{
		promise: 'Who is told of what on the way of a company.',
		file: 'tests/api/notices/notices.test.ts',
		test: 'from its start to a withdrawn certificate: who is told of what, and what it says',
	},
	{
		promise: 'An event is told once.',
		file: 'tests/api/notices/notices.test.ts',
		test: 'is told once, by however many workers and however often, with one mail each',
	},
	{
		promise: 'Reminders reach everybody once.',
		file: 'tests/api/notices/reminders.test.ts',
		test: 'reach everybody once over forty days, whatever moves, fails and runs twice',
	},
	{
		promise: 'A mail holds nothing that a visitor typed.',
		file: 'tests/api/free-assessment/receipts.test.ts',
		test: 'tells an applicant that it came, with no word that was typed',
	},
	{
		promise: 'Notices of an hour are one that stands alone and one group.',
		file: 'tests/api/notices/groups.test.ts',
		test: 'are 600 rows, two entries of the inbox and two mails, with two workers and each event told twice',
	},
	{
		promise: 'Security, requests and deadlines are never grouped.',
		file: 'tests/api/notices/groups.test.ts',
		test: 'security, requests and deadlines are never grouped',
	},
	{
		promise: 'What became untrue is read by itself.',
		file: 'tests/api/notices/groups.test.ts',
		test: 'is read by itself and not mailed: a submission, once it is graded',
	},
	{
		promise: 'The list of a person is never shown to another.',
		file: 'tests/api/notices/inbox.test.ts',
		test: 'never shows or changes another person’s, nor one that is no longer true',
	},
	{
		promise: "Inboxes show one's own notices, newest first, in the language of the call.",
		file: 'tests/api/notices/inbox.test.ts',
		test: 'has one’s own notices, newest first, in the language of the call, with where one goes on',
	},
	{
		promise: "A mail's link ends mails of its kind after a question.",
		file: 'tests/api/notices/inbox.test.ts',
		test: 'asks first, ends them with one click, as often as it comes, and only that kind',
	},
	{
		promise: 'A failed mail is tried for a day and shown in the console.',
		file: 'tests/api/notices/mails.test.ts',
		test: 'is tried again for a day, with its own job or another, and the audit log says so',
	},
	{
		promise: 'A mail that is sent again keeps its Message-ID.',
		file: 'tests/workers/mails.test.ts',
		test: 'is tried for a day with growing pauses, fails, and goes out with its Message-ID when it is tried again',
	},
	{
		promise: 'A reminder of a deadline that moved is void.',
		file: 'tests/api/notices/reminders.test.ts',
		test: 'are void once the deadline has passed, and the mail goes to nobody who switched it off meanwhile',
	},
	{
		promise: 'That a company has no assessor is told once, until somebody is assigned.',
		file: 'tests/api/notices/notices.test.ts',
		test: 'are told once that a company has no assessor, until somebody is assigned, who ends the notice',
	},
];
