import type { Mutant } from '#tests/mutants/mutant.ts';

/** The statuses of an assessment, and its finalization. */
export const states: readonly Mutant[] = [
	{
		file: 'server/assessment/transition.ts',
		before: "if (newest !== progress.id) throw conflict('assessment.notCurrent');",
		after: '',
		test: 'tests/api/assessment/finalise.test.ts',
		title: 'is refused for older assessments of a company',
	},
	{
		file: 'server/assessment/transition.ts',
		before: 'if (to === undefined || !targets.includes(to))',
		after: 'if (to === undefined)',
		test: 'tests/api/assessment/moves.test.ts',
		title: 'and refuses others',
	},
	{
		file: 'server/finalising/finalise.ts',
		before: 'progress.status === STATUS.evaluated && (await hasProposal(tx, id))',
		after: 'false',
		test: 'tests/api/assessment/finalise.test.ts',
		title: 'is refused at 5 while a proposal has an unsubmitted draft',
	},
	{
		file: 'server/finalising/finalise.ts',
		before: "if (finaliser === 'refused') throw conflict('reports.fourEyes.refused');",
		after: '',
		test: 'tests/api/assessment/four-eyes.test.ts',
		title: 'is refused, and another admin is not',
	},
	{
		file: 'server/plans/view-model.ts',
		before: ' && openInCorrection(rows.objection, progress.status) === null',
		after: '',
		test: 'tests/api/objections/objections.test.ts',
		title: 'leaves interview and plan closed',
	},
	{
		file: 'server/assessment/visible.ts',
		before: "(area === 'console' ? progress.evaluatedAt : progress.proposedAt) !== null;",
		after: 'progress.evaluatedAt !== null;',
		test: 'server/assessment/visible.test.ts',
		title: 'staff see it once evaluated, the company once submitted',
	},
];
