import type { Promised } from './promised.ts';

export const data: readonly Promised[] = [
	{
		promise: 'The export of a company has every column that is given, and no other.',
		file: 'tests/commands/company-export.test.ts',
		test: 'has every column that is given, and no other',
	},
	{
		promise: 'The export has nothing of another company or of staff.',
		file: 'tests/commands/company-export.test.ts',
		test: 'has nothing of another company or of staff',
	},
	{
		promise: 'The export does not tell that workers were asked.',
		file: 'tests/commands/company-export.test.ts',
		test: 'does not tell that workers were asked',
	},
	{
		promise: 'The export overwrites nothing.',
		file: 'tests/commands/company-export.test.ts',
		test: 'overwrites nothing, and leaves nothing half-written',
	},
	{
		promise: 'Of two people the second is told who saved, and loses nothing.',
		file: 'tests/e2e/console/two-people.spec.ts',
		test: 'the profile of a company: the second is told who saved, chooses, and loses nothing',
	},
	{
		promise: 'Who comes by a link without a sign-in is told nothing of an expiry.',
		file: 'tests/e2e/accounts/signed-out.spec.ts',
		test: 'who was not signed in on this device and comes by a link is told nothing of an expiry @phone',
	},
	{
		promise: 'What was typed is said to be kept only where it is.',
		file: 'tests/e2e/accounts/signed-out.spec.ts',
		test: 'what was typed is said to be kept where it is',
	},
	{
		promise: 'Toasts stand below the header after a sign-in.',
		file: 'tests/e2e/everywhere/toast-place.spec.ts',
		test: 'after a sign-in it stands below the header (…)',
	},
	{
		promise: 'An admin accepts the terms once, and members see links.',
		file: 'tests/e2e/accounts/terms.spec.ts',
		test: 'a member is not asked, and has the links below every screen',
	},
	{
		promise: 'An assessor finds nothing of other people’s companies.',
		file: 'tests/api/search/search.test.ts',
		test: 'an assessor finds nothing of a company of others, by any kind',
	},
	{
		promise: 'A link of unknown, ended and expired kind is the same.',
		file: 'tests/api/shares/shares.test.ts',
		test: 'like one that never was: the same bytes for unknown, ended, expired and unreadable',
	},
	{
		promise: 'A token of a share is in no log.',
		file: 'tests/api/shares/share-traces.test.ts',
		test: 'is in no log and no metric, also when the link is unknown or drawing it fails',
	},
	{
		promise: 'After an expired sign-in what was typed is there again, and is dropped once it is saved.',
		file: 'tests/e2e/company/company-questionnaire.spec.ts',
		test: 'an expired session loses no input',
	},
	{
		promise: 'Signing out leaves no draft of a company in the tab.',
		file: 'tests/e2e/accounts/signed-out-drafts.spec.ts',
		test: 'a company’s are removed',
	},
	{
		promise: 'Signing out leaves no draft of staff in the tab.',
		file: 'tests/e2e/accounts/signed-out-drafts.spec.ts',
		test: 'those of staff are removed',
	},
];
