import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	freeGradeOf,
	freeGradeRanges,
	GRADES,
	gradeOf,
	gradeRanges,
	nextStarOf,
	scoreColor,
	scoreColorRanges,
	starsOf,
	starThresholds,
} from './grade.ts';

describe('grades of an assessment', () => {
	it.each([
		[700, 'S', 3],
		[630, 'S', 3],
		[629, 'A', 2],
		[560, 'A', 2],
		[559, 'B', 1],
		[420, 'B', 1],
		[419, 'C', 0],
		[280, 'C', 0],
		[279, 'D', 0],
		[0, 'D', 0],
	] as const)('%i of 700 is %s with %i stars', (score, grade, stars) => {
		expect([gradeOf(score), starsOf(score)]).toEqual([grade, stars]);
	});

	it.each([
		[90, 'S'],
		[89, 'A'],
		[80, 'A'],
		[79, 'B'],
		[60, 'B'],
		[59, 'C'],
		[40, 'C'],
		[39, 'D'],
	] as const)('%i of 100 is %s', (percent, grade) => {
		expect(gradeOf(percent, 100)).toBe(grade);
	});

	it('is null where nothing was counted', () => {
		expect([gradeOf(null), starsOf(null), scoreColor(null)]).toEqual([null, 0, 'grey']);
	});

	it('is a share of the maximum, for a paper of any size', () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 50 }), (percent, categories) => {
				expect(gradeOf(percent * categories, categories * 100)).toBe(gradeOf(percent, 100));
			}),
		);
	});

	it('never falls with a higher score', () => {
		const rank = (score: number) => GRADES.indexOf(gradeOf(score) ?? 'D');
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 700 }), fc.integer({ min: 0, max: 700 }), (one, other) => {
				expect(rank(Math.max(one, other))).toBeLessThanOrEqual(rank(Math.min(one, other)));
			}),
		);
	});
});

describe('the scores for stars', () => {
	it('are those at which the stars change, for papers of any size', () => {
		for (const max of [100, 200, 233, 700]) {
			for (const { stars, from } of starThresholds(max)) {
				expect([starsOf(from, max), starsOf(from - 1, max)]).toEqual([stars, stars - 1]);
			}
		}
		expect(starThresholds().map(({ from }) => from)).toEqual([420, 560, 630]);
	});

	it('say how far the next star is', () => {
		expect(nextStarOf(546, 700)).toEqual({ stars: 2, from: 560, missing: 14 });
		expect([nextStarOf(null, 700), nextStarOf(630, 700), nextStarOf(700, 700)]).toEqual([null, null, null]);
	});
});

describe('the table of grades', () => {
	it('shows the bands of 700 points', () => {
		expect(gradeRanges()).toEqual([
			{ grade: 'S', from: 630, to: 700 },
			{ grade: 'A', from: 560, to: 629 },
			{ grade: 'B', from: 420, to: 559 },
			{ grade: 'C', from: 280, to: 419 },
			{ grade: 'D', from: 0, to: 279 },
		]);
	});

	it('agrees with gradeOf for every whole score and a paper of any size', () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 20 }), (categories) => {
				const max = categories * 100;
				for (let score = 0; score <= max; score++) {
					const band = gradeRanges(max).find(({ from, to }) => score >= from && score <= to);
					expect(band?.grade).toBe(gradeOf(score, max));
				}
			}),
			{ numRuns: 10 },
		);
	});
});

describe('the free assessment', () => {
	it.each([
		[100, 'S'],
		[90, 'S'],
		[89, 'A'],
		[80, 'A'],
		[79, 'B'],
		[70, 'B'],
		[69, 'C'],
		[50, 'C'],
		[49, 'D'],
	] as const)('%i percent is %s', (percent, grade) => {
		expect(freeGradeOf(percent)).toBe(grade);
	});

	it('has bands of its own', () => {
		expect(freeGradeRanges().map(({ grade, from, to }) => [grade, from, to])).toEqual([
			['S', 90, 100],
			['A', 80, 89],
			['B', 70, 79],
			['C', 50, 69],
			['D', 0, 49],
		]);
	});
});

describe('colors of a score', () => {
	it.each([
		[90, 'amber'],
		[89, 'green'],
		[80, 'green'],
		[79, 'blueGrey'],
		[60, 'blueGrey'],
		[59, 'coolGrey'],
		[50, 'coolGrey'],
		[49, 'red'],
	] as const)('%i is %s', (percent, color) => {
		expect(scoreColor(percent)).toBe(color);
	});
});

it('the ranges of the colors are those that scores have, without a gap', () => {
	const ranges = scoreColorRanges();
	expect(ranges.map(({ from, to }) => [from, to])).toEqual([
		[90, 100],
		[80, 89],
		[60, 79],
		[50, 59],
		[0, 49],
	]);
	for (const { color, from, to } of ranges) expect([scoreColor(from), scoreColor(to)]).toEqual([color, color]);
});
