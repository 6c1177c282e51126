import type { Mutant } from '#tests/mutants/mutant.ts';

/** What a company is given of its data, and what is erased with it. */
export const archives: readonly Mutant[] = [
	{
		file: 'scripts/company/tables.ts',
		before: "'proposal_note_draft',",
		after: '',
		test: 'tests/rules/company-tables.test.ts',
		title: 'is what was decided',
	},
	{
		file: 'scripts/company/tables.ts',
		before: "without: { notes: ['reason'], staffWork: ['is_return', 'is_same_person'] },",
		after: "without: { staffWork: ['is_return', 'is_same_person'] },",
		test: 'tests/rules/company-tables.test.ts',
		title: 'is what was decided',
	},
	{
		file: 'scripts/company/tables.ts',
		before:
			"without: { notes: ['withdrawal_reason', 'reissue_reason'], inner: ['search_name', 'search_folded', 'seal_sha256'] },",
		after: "without: { inner: ['search_name', 'search_folded', 'seal_sha256'] },",
		test: 'tests/rules/company-tables.test.ts',
		title: 'is what was decided',
	},
	{
		file: 'scripts/company/tables.ts',
		before: 'given: openResults,',
		after: '',
		test: 'tests/commands/company-export-rounds.test.ts',
		title: 'none at 5',
	},
	{
		file: 'scripts/company/stored-keys.ts',
		before: "'phone_files',",
		after: '',
		test: 'tests/commands/company-data.test.ts',
		title: 'leaves nothing of the company but its certificate',
	},
];
