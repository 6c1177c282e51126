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
		file: 'tests/e2e/console/first-drafts.spec.ts',
		test: 'whoever approves sees which texts nobody edited',
	},
	{
		promise: 'The result stays readable after a cancellation.',
		file: 'tests/api/results/results.test.ts',
		test: 'stays readable after a cancellation at %i',
	},
	{
		promise: 'The result is hidden again by a move back.',
		file: 'tests/api/results/results.test.ts',
		test: 'is hidden again by a move back',
	},
	{
		promise: 'The result has nulls for parts without a score.',
		file: 'tests/api/results/results.test.ts',
		test: 'has nulls for parts without a score',
	},
	{
		promise: 'The company sees the proposal as it was last submitted.',
		file: 'tests/api/results/proposals.test.ts',
		test: 'is shown to the company as last submitted',
	},
	{
		promise: 'A draft of a report is kept beside the confirmed text.',
		file: 'tests/api/results/reports.test.ts',
		test: 'keeps a draft beside the confirmed text until the next confirmation',
	},
	{
		promise: 'A finalized report says the position of its day, whatever happens later.',
		file: 'tests/api/results/position.test.ts',
		test: 'says the position of its day, whatever happens later, on screen and in Excel',
	},
	{
		promise: 'Who takes no part sees no position.',
		file: 'tests/api/results/position.test.ts',
		test: 'sees no position, and its admin alone decides',
	},
	{
		promise: 'All companies are not shown where they exceed a shown industry by fewer than ten.',
		file: 'tests/api/results/position.test.ts',
		test: 'of industries: all companies are hidden where they exceed one by fewer than ten',
	},
	{
		promise: 'A company is told the next star as its explanation has it.',
		file: 'tests/api/assessment/overview-result.test.ts',
		test: 'says what the next star takes as its explanation does, and nothing where the paper explains nothing',
	},
	{
		promise: 'The overview shows the improvement plan, and what was returned or is late in it.',
		file: 'tests/api/assessment/overview-result.test.ts',
		test: 'counts what is answered and settled, and names what was returned or is late',
	},
	{
		promise: 'The overview names the assessors.',
		file: 'tests/api/assessment/overview-result.test.ts',
		test: 'names the assessors of the company',
	},
];
