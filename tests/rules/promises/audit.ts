import type { Promised } from './promised.ts';

export const audit: readonly Promised[] = [
	{
		promise: 'Every write leaves its old and new values.',
		file: 'tests/api/audit/changes.test.ts',
		test: 'in a case for each that has them',
	},
	{
		promise: 'The log keeps no secret.',
		file: 'tests/api/audit/changes.test.ts',
		test: 'in any row that the writes above have left',
	},
	{
		promise: 'An autosave leaves no row; the next save has one.',
		file: 'tests/api/audit/changes.test.ts',
		test: 'write no row; the next save has one against the last recorded state',
	},
	{
		promise: 'No detail is said by its key.',
		file: 'server/audit-log/details.test.ts',
		test: 'says no detail of an event by its key (%s)',
	},
	{
		promise: 'An event says what happened to whom, in both languages.',
		file: 'tests/api/audit/audit-log.test.ts',
		test: 'say what happened to whom, in both languages, and lead to the screen of the subject',
	},
	{
		promise: 'A record has its own history.',
		file: 'tests/api/audit/audit-log.test.ts',
		test: 'name one record: a company with its assessments and people, an account, or a certificate',
	},
];
