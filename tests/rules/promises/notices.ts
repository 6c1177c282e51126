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
];
