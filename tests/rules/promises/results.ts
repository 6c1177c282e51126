import type { Promised } from './promised.ts';

export const results: readonly Promised[] = [
	{
		promise: 'The company sees how its score came about from the same status as its report.',
		file: 'tests/api/results/explanation.test.ts',
		test: 'is the company from the status of its report on, and staff from grading on',
	},
	{
		promise: 'The parts add up to the stored score exactly.',
		file: 'tests/api/results/explanation.test.ts',
		test: 'has parts that add up to the stored scores exactly, for any sheet',
	},
	{
		promise: 'At each level a company is told so much and no more.',
		file: 'tests/api/results/explanation-secrets.test.ts',
		test: 'finds out no rating at the level `none`',
	},
	{
		promise: 'Memos are never shown to a company.',
		file: 'tests/api/results/explanation-secrets.test.ts',
		test: 'never sees a memo, at the level `%s`',
	},
	{
		promise: 'The second report shows both rounds, the most improved first.',
		file: 'tests/api/assessment/rounds.test.ts',
		test: 'shows totals, categories and sub-categories of both rounds, the most improved first',
	},
	{
		promise: 'A plan is written at 7 and 8, and readable later.',
		file: 'tests/api/plans/plans.test.ts',
		test: 'is still written at 7, when the next assessment has started',
	},
	{
		promise: 'Without a version the last write of a plan wins, but not over what staff accepted.',
		file: 'tests/api/plans/plans.test.ts',
		test: 'that names no version overwrites what is stored, but not what staff have accepted',
	},
	{
		promise: 'Applying again keeps the plan and archives what staff said.',
		file: 'tests/api/plans/plans.test.ts',
		test: 'again keeps the plan and archives what staff said',
	},
	{
		promise: 'The name of an owner who has left stays.',
		file: 'tests/api/plans/plan-owners.test.ts',
		test: 'is no longer a member who has left, whose name stays',
	},
	{
		promise: 'A position is shown with quartiles and the own quarter.',
		file: 'tests/api/results/position.test.ts',
		test: 'tells quartiles, in total and by category, and the own quarter, in both areas and languages',
	},
	{
		promise: 'First drafts are made of ratings and anchors, never of memos.',
		file: 'tests/api/results/first-drafts.test.ts',
		test: 'are made of ratings and anchors in the reader’s language, and never of memos',
	},
	{
		promise: 'A draft is marked until its first edit.',
		file: 'tests/api/results/first-drafts.test.ts',
		test: 'is marked until its first edit, in whatever language it was drafted and however its lines are broken',
	},
	{
		promise: 'Whoever approves sees which texts nobody edited.',
		file: 'tests/e2e/first-drafts.spec.ts',
		test: 'whoever approves sees which texts nobody edited',
	},
];
