import fc from 'fast-check';
import { explanationProblems, randomSheet } from '#tests/support/explained-sheets.ts';
import { type Drill, seconds } from './support/drill.ts';

const SHEETS = 10_000;

/** Needs no installation: the rule is pure. */
export const explained: Drill = {
	name: 'explained',
	rule: 'On 10,000 random sheets the parts of a score add up to it; sets for the next star reach it and hold nothing too many',
	limitMs: 600_000,
	run: async ({ seed }) => {
		const began = performance.now();
		const problems = fc
			.sample(randomSheet, { numRuns: SHEETS, seed })
			.flatMap((sheet, at) => explanationProblems(sheet).map((problem) => `sheet ${at}: ${problem}`));
		return { figures: `${SHEETS} sheets in ${seconds(performance.now() - began)}`, problems };
	},
};
