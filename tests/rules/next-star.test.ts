import { describe, expect, it } from 'vitest';
import { gradeAssessment, type RatedQuestion } from '#shared/assessment/grading.ts';
import { explainScore } from '#shared/explanation/explain.ts';
import { nextStarOf } from '#shared/explanation/next-star.ts';
import { type Sheet, sheetOf } from '#tests/support/explained-sheets.ts';

/** Hand-computed cases; random ones are in tests/rules/explanation.test.ts. */

/** A question rated 0 %, 50 % or 100 %, named by its points: of a category of 100 points these are points of the score. */
const rated = (points: number, rate: 1 | 2 | 3): RatedQuestion => ({
	points,
	answer: 1,
	items: [{ weightTenths: 10, rate }],
	sdgTargetIds: [],
});

const notApplicable = (points: number): RatedQuestion => ({ ...rated(points, 3), answer: 3 });

const next = (sheet: Sheet) => {
	const { score } = gradeAssessment(sheet, []);
	return nextStarOf(explainScore(sheet), { score, max: sheet.length * 100 });
};

/** The same with sets as the points of their questions, and what each brings. */
const told = (...categories: readonly (readonly RatedQuestion[])[]) => {
	const star = next(sheetOf(categories.map((questions) => [questions])));
	return (
		star && {
			...star,
			sets: star.sets.map((set) => set.map(({ question, gain }) => `${question.points}: ${gain.n}/${gain.d}`)),
		}
	);
};

it('names the threshold, what is missing, and the fewest questions, then sets without the largest before', () => {
	// 45 of 100; 60 is the first star: the 20 alone, else the 15 alone, else the two tens.
	expect(told([rated(45, 3), rated(20, 1), rated(15, 1), rated(10, 1), rated(10, 1)])).toEqual({
		stars: 1,
		threshold: 60,
		missing: 15,
		sets: [['20: 20/1'], ['15: 15/1'], ['10: 10/1', '10: 10/1']],
	});
});

it('lists a set over several categories with what brings most first', () => {
	// 25 of 200; 120 is the first star: neither is enough alone.
	expect(told([rated(10, 3), rated(90, 1)], [rated(15, 3), rated(85, 1)])?.sets).toEqual([['90: 90/1', '85: 85/1']]);
	expect(told([rated(15, 3), rated(85, 1)], [rated(10, 3), rated(90, 1)])?.sets).toEqual([['90: 90/1', '85: 85/1']]);
});

it('counts only what is missing of a question that is rated 50 %', () => {
	expect(told([rated(50, 3), rated(30, 2), rated(20, 1)])).toEqual({
		stars: 2,
		threshold: 80,
		missing: 15,
		sets: [['20: 20/1'], ['30: 15/1']],
	});
});

describe('halves', () => {
	/** 118 of 200 points: 59 of 100. */
	const almost = () => [rated(118, 3), rated(1, 1), rated(81, 1)];

	it('are rounded up in their category: half a point is enough for a whole one', () => {
		expect(told(almost())).toEqual({ stars: 1, threshold: 60, missing: 1, sets: [['81: 81/2'], ['1: 1/2']] });
	});

	it('of two categories are rounded each by itself', () => {
		expect(told(almost(), almost())).toEqual({
			stars: 1,
			threshold: 120,
			missing: 2,
			sets: [['81: 81/2'], ['81: 81/2'], ['1: 1/2', '1: 1/2']],
		});
	});
});

describe('a category without a score', () => {
	it('raises the maximum, so that a star may be out of reach', () => {
		// 40 of 200: even 100 of 200 is below the first star.
		expect(told([rated(40, 3), rated(60, 1)], [notApplicable(10)])).toEqual({
			stars: 1,
			threshold: 120,
			missing: 80,
			sets: [],
		});
	});

	it('never offers what does not count', () => {
		// 70 of 100, and a question of 50 that is not applicable.
		expect(told([rated(70, 3), rated(30, 1), notApplicable(50)])?.sets).toEqual([['30: 30/1']]);
	});
});

describe('no next star', () => {
	it('at three stars', () => {
		expect(told([rated(90, 3), rated(10, 1)])).toBeNull();
	});

	it('without a score', () => {
		expect(told([notApplicable(10)])).toBeNull();
		expect(told([])).toBeNull();
	});
});

it('is told of each level', () => {
	const at = (score: number) => told([rated(score, 3), rated(100 - score, 1)]);
	expect([at(0), at(59), at(60), at(79), at(80), at(89)].map((star) => [star?.stars, star?.missing])).toEqual([
		[1, 60],
		[1, 1],
		[2, 20],
		[2, 1],
		[3, 10],
		[3, 1],
	]);
});
