import { describe, expect, it } from 'vitest';
import type { EvaluationRate, RatedQuestion } from '#shared/assessment/grading.ts';
import { explainScore } from '#shared/explanation/explain.ts';
import { sheetOf } from '#tests/support/explained-sheets.ts';

/** Hand-computed cases; random ones are in tests/rules/explanation.test.ts. */

type Item = readonly [weightTenths: number, rate: EvaluationRate];

const asked = (points: number, items: readonly Item[], answer: 1 | 2 | 3 = 1): RatedQuestion => ({
	points,
	answer,
	items: items.map(([weightTenths, rate]) => ({ weightTenths, rate })),
	sdgTargetIds: [],
});

/** The first category: its score, and of each question what it brings, what it could bring and why it does not count. */
const explained = (...questions: readonly RatedQuestion[]) => {
	const [category] = explainScore(sheetOf([[questions]]));
	return {
		score: category?.score,
		questions: category?.subCategories.flatMap((sub) =>
			sub.questions.map(({ earned, points, excluded }) => [
				`${earned.n}/${earned.d}`,
				`${points.n}/${points.d}`,
				excluded,
			]),
		),
	};
};

describe('the points of a question', () => {
	it('are its share of the 100 of its category, earned by the weight of its items', () => {
		// 10 of 40 points are 25 of 100; rated 100 % with 3 tenths and 0 % with 7: 7.5. 30 of 40 are 75, half of it 37.5.
		expect(
			explained(
				asked(10, [
					[3, 3],
					[7, 1],
				]),
				asked(30, [[10, 2]]),
			),
		).toEqual({
			score: 45,
			questions: [
				['15/2', '25/1', null],
				['75/2', '75/1', null],
			],
		});
	});

	it('leave out an ineligible item: the others have its weight', () => {
		expect(
			explained(
				asked(10, [
					[5, 0],
					[2, 3],
					[3, 1],
				]),
			),
		).toEqual({ score: 40, questions: [['40/1', '100/1', null]] });
	});

	it('add up to a half, which is rounded up', () => {
		// 1/8 of 100 is 12.5.
		expect(explained(asked(1, [[10, 3]]), asked(7, [[10, 1]]))).toEqual({
			score: 13,
			questions: [
				['25/2', '25/2', null],
				['0/1', '175/2', null],
			],
		});
	});
});

describe('a question that does not count', () => {
	it('is not applicable, whatever its rating, or has nothing eligible; the others have its points', () => {
		expect(
			explained(
				asked(10, [[10, 3]], 3),
				asked(20, [
					[4, 0],
					[6, 0],
				]),
				asked(30, [[10, 2]]),
			),
		).toEqual({
			score: 50,
			questions: [
				['0/1', '0/1', 'not_applicable'],
				['0/1', '0/1', 'ineligible'],
				['50/1', '100/1', null],
			],
		});
	});

	it('is ineligible without any check item, and with items of no weight only', () => {
		expect(explained(asked(10, []), asked(10, [[0, 3]]))).toEqual({
			score: null,
			questions: [
				['0/1', '0/1', 'ineligible'],
				['0/1', '0/1', 'ineligible'],
			],
		});
	});

	it('is not excluded for its 0 points: it counts and brings nothing', () => {
		expect(explained(asked(0, [[10, 3]]), asked(5, [[10, 2]]))).toEqual({
			score: 50,
			questions: [
				['0/1', '0/1', null],
				['50/1', '100/1', null],
			],
		});
	});
});

describe('a category without a score', () => {
	it('has nothing that counts', () => {
		expect(explained(asked(10, [[10, 3]], 3)).score).toBeNull();
	});

	it('has only questions of 0 points', () => {
		expect(explained(asked(0, [[10, 3]]))).toEqual({ score: null, questions: [['0/1', '0/1', null]] });
	});
});

it('scores each sub-category by itself, and its questions out of the whole category', () => {
	const [category] = explainScore(sheetOf([[[asked(10, [[10, 3]])], [asked(30, [[10, 1]])], []]]));
	expect([category?.score, category?.subCategories.map(({ score }) => score)]).toEqual([25, [100, 0, null]]);
	expect(category?.subCategories[0]?.questions[0]?.points).toEqual({ n: 25n, d: 1n });
});
