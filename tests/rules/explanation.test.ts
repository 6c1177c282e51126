import fc from 'fast-check';
import { expect, it } from 'vitest';
import { explanationProblems, randomSheet } from '#tests/support/explained-sheets.ts';

/** A few hundred random sheets; the drill `explained` takes 10,000. */
it('the parts of a score add up to it, and the sets for the next star reach it exactly', () => {
	fc.assert(
		fc.property(randomSheet, (sheet) => {
			expect(explanationProblems(sheet)).toEqual([]);
		}),
		{ numRuns: 300 },
	);
});
