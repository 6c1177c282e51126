import type { Mutant } from '#tests/mutants/mutant.ts';

/** Certificates, the directory, and comparisons between companies. */
export const certificates: readonly Mutant[] = [
	{
		file: 'shared/certificates/validity.ts',
		before: 'today < expiresOn',
		after: 'today <= expiresOn',
		test: 'tests/api/certificates/certificate-validity.test.ts',
		title: 'is what the database computes, for every day of 2023 to 2033',
	},
	{
		file: 'server/certificates/issue.ts',
		before: 'const asksListing = await endListing(tx, snapshot.companyId);',
		after: 'const asksListing = false;',
		test: 'tests/api/certificates/directory.test.ts',
		title: 'is asked again for a new certificate, until somebody answers',
	},
	{
		file: 'server/certificates/archive/complete.ts',
		before: 'if (!certificate.code) await giveCode(tx, certificate, now);',
		after: '',
		test: 'tests/api/certificates/certificate-files.test.ts',
		title: 'gets its code and its files from the sweep',
	},
	{
		file: 'server/position/members.ts',
		before: 'isNull(positionOptOuts.companyId),',
		after: '',
		test: 'tests/api/results/position.test.ts',
		title: 'is hidden at once when one is out of it because',
	},
	{
		file: 'server/position/members.ts',
		before: 'or(gte(recompletedAt, since), and(isNull(recompletedAt), gte(completedAt, since))),',
		after: '',
		test: 'tests/api/results/position.test.ts',
		title: 'is hidden at once when one is out of it because',
	},
	{
		file: 'shared/position/disclosure.ts',
		before: 'const MIN_COMPANIES = 10;',
		after: 'const MIN_COMPANIES = 9;',
		test: 'shared/position/disclosure.test.ts',
		title: 'of ten companies, not of nine',
	},
];
