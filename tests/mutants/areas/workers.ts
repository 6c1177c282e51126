import type { Mutant } from '#tests/mutants/mutant.ts';

/** Grading and what workers do. */
export const workers: readonly Mutant[] = [
	{
		file: 'shared/assessment/grading.ts',
		before: 'const numerator = sum.numerator * 200n + sum.denominator * points;',
		after: 'const numerator = sum.numerator * 200n;',
		test: 'shared/assessment/grading.test.ts',
		title: 'rounds halves up, exactly',
	},
	{
		file: 'server/grading/grade-sheet.ts',
		before: 'isGradingPending(progress, round)) {',
		after: 'isGradingPending) {',
		test: 'tests/workers/autograde.test.ts',
		title: 'skips a request that was given up',
	},
	{
		file: 'workers/worker.ts',
		before: 'if (isDatabaseDown(error)) throw new Postponed(between(DATABASE_DOWN_MS));',
		after: '',
		test: 'tests/workers/autograde.test.ts',
		title: 'survives more failures of the database than a job has attempts',
	},
	{
		file: 'workers/print-page.ts',
		before: "if (!file) return request.abort('blockedbyclient');",
		after: 'if (!file) return request.continue();',
		test: 'tests/workers/pdf-isolation.test.ts',
		title: 'what is not in the bundle is refused before it reaches the network',
	},
	{
		file: 'workers/pace.ts',
		before: 'isStarved || ms > limitMs * SLOW_SHARE;',
		after: 'ms > limitMs * SLOW_SHARE;',
		test: 'workers/pace.test.ts',
		title: 'fall to one after a quick document during which the process waited for a processor',
	},
];
