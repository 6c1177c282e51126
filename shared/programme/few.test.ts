import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countForFile, countOfWhole, figureForFile, partsForFile, waitingForFile } from './few.ts';

describe('what a file says of small groups', () => {
	it.each([
		[
			[40, 0, 12],
			[40, 0, 12],
		],
		[
			[40, 3, 12],
			[40, null, null],
		],
		[
			[40, 3, 9],
			[40, null, null],
		],
		[
			[40, 3, 4, 20],
			[40, null, null, null],
		],
		[[9], [null]],
		[[0], [0]],
	])('%j becomes %j', (counts, shown) => {
		expect(partsForFile(counts)).toEqual(shown);
	});

	it('counts and figures of fewer than ten are missing; nobody is nobody', () => {
		expect([0, 1, 9, 10].map(countForFile)).toEqual([0, null, null, 10]);
		expect([9, 10].map((members) => figureForFile(71.5, members))).toEqual([null, 71.5]);
	});

	it.each([
		[12, 120, { count: 12, whole: 120 }],
		[4, 120, { count: null, whole: 120 }],
		[12, 15, { count: 12, whole: null }],
		[12, 12, { count: 12, whole: 12 }],
		[4, 6, { count: null, whole: null }],
	])('%i of %i are told as %j', (count, whole, told) => {
		expect(countOfWhole(count, whole)).toEqual(told);
	});

	it.each([
		[
			{ open: 40, aged: 12 },
			{ open: 40, aged: 12 },
		],
		[
			{ open: 40, aged: 3 },
			{ open: 40, aged: null },
		],
		[
			{ open: 40, aged: 35 },
			{ open: 40, aged: null },
		],
		[
			{ open: 9, aged: 9 },
			{ open: null, aged: null },
		],
		[
			{ open: 40, aged: 0 },
			{ open: 40, aged: 0 },
		],
	])('what waits, %j, is told as %j', (waiting, told) => {
		expect(waitingForFile(waiting)).toEqual(told);
	});

	it('never leaves a missing part that follows from the whole and is about fewer than ten', () => {
		fc.assert(
			fc.property(fc.array(fc.nat({ max: 60 }), { minLength: 1, maxLength: 12 }), (counts) => {
				const shown = partsForFile(counts);
				const missing = counts.filter((_, at) => shown[at] === null);
				shown.forEach((count, at) => {
					if (count !== null) expect(count).toBe(counts[at]);
				});
				expect(shown.some((count) => count !== null && count > 0 && count < 10)).toBe(false);
				const together = missing.reduce((sum, count) => sum + count, 0);
				const isEverything = counts.every((count, at) => count === 0 || shown[at] === null);
				expect(missing.length === 0 || together >= 10 || isEverything).toBe(true);
				expect(missing.length === 1 && !isEverything).toBe(false);
			}),
		);
	});
});
