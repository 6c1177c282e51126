import type { Promised } from './promised.ts';

export const critical: readonly Promised[] = [
	{
		promise: 'A critical failure is one as soon as it is rated, whatever else earns points.',
		file: 'tests/api/checking/critical-failures.test.ts',
		test: 'a violation is a critical failure as soon as it is rated, whatever else earns points',
	},
	{
		promise: 'From the grading on the failures of that day stand.',
		file: 'tests/api/checking/critical-failures.test.ts',
		test: 'the failures of that day hold in preview, report, decisions and bulk, whatever the sheet says later',
	},
	{
		promise: 'The reason of a decision is kept in history and audit log.',
		file: 'tests/api/checking/decisions.test.ts',
		test: 'keeps its reason in history and audit log, in both rounds and for the certificate',
	},
	{
		promise: 'Without a reason a decision succeeds over REST, and the log says so.',
		file: 'tests/api/checking/decisions.test.ts',
		test: 'succeeds without a reason, and the audit log says so',
	},
	{
		promise: 'A reason is in no answer to a company.',
		file: 'tests/api/checking/decisions.test.ts',
		test: 'is in no answer to a company, over REST and tRPC',
	},
	{
		promise: 'The report names failed critical questions.',
		file: 'tests/api/checking/decisions.test.ts',
		test: 'names the failed critical questions to staff and company, and says nothing of ratings',
	},
	{
		promise: 'On our screens the reason is in sight, and obligatory.',
		file: 'tests/e2e/console/console-decisions.spec.ts',
		test: '…: the failed questions are named above the reason, which stays in sight',
	},
	{
		promise: 'A preview that cannot be read is said, and one goes on after a tick.',
		file: 'tests/e2e/console/console-decisions.spec.ts',
		test: '…: what cannot be read is said, and one goes on after a tick',
	},
	{
		promise: 'With the setting, applying and issuing are refused with the ways on.',
		file: 'tests/api/certificates/certificate-block.test.ts',
		test: 'applying after a failed assessment is refused, and re-assessment is the way on',
	},
	{
		promise: 'Lists, the certification and the company say that a certificate is blocked.',
		file: 'tests/api/certificates/certificate-block.test.ts',
		test: 'lists, the certification and the company say so',
	},
];
