import { describe, expect, it } from 'vitest';
import type { MainCategoryResult } from './schemas.ts';
import { summaryOf } from './summary.ts';

/** One category per list of scores; sub-categories are numbered consecutively. */
const categoriesOf = (...lists: (number | null)[][]): MainCategoryResult[] => {
	let number = 0;
	return lists.map((scores, at) => {
		const known = scores.filter((score) => score !== null);
		return {
			id: at + 1,
			content: `Category ${at + 1}`,
			score: known.length === 0 ? null : Math.round(known.reduce((sum, score) => sum + score, 0) / known.length),
			sub_category_results: scores.map((score) => {
				number += 1;
				return { id: number, content: `Sub ${number}`, score, evaluation_note: '' };
			}),
		};
	});
};

const idsOf = (...lists: (number | null)[][]) => {
	const { strengths, to_improve } = summaryOf(categoriesOf(...lists));
	return { strengths: strengths.map(({ id }) => id), to_improve: to_improve.map(({ id }) => id) };
};

describe('the lists', () => {
	it('are the three best and the three lowest, across categories', () => {
		expect(idsOf([90, 40, 85], [100, 20, 70, 55])).toEqual({ strengths: [4, 1, 3], to_improve: [5, 2, 7] });
	});

	it('hold three at most', () => {
		expect(idsOf([90, 91, 92, 93, 40, 30, 20, 10])).toEqual({ strengths: [4, 3, 2], to_improve: [8, 7, 6] });
	});

	it('keep the order of the paper among equal scores', () => {
		expect(idsOf([70, 80, 80], [80, 80, 70, 70])).toEqual({ strengths: [2, 3, 4], to_improve: [1, 6, 7] });
	});

	it('leave out what has no score', () => {
		expect(idsOf([null, 90], [null, 50])).toEqual({ strengths: [2], to_improve: [4] });
		expect(idsOf([null], [null])).toEqual({ strengths: [], to_improve: [] });
	});

	it('call nothing below grade B a strength, and nothing with full marks a weakness', () => {
		expect(idsOf([59, 60, 10, 20])).toEqual({ strengths: [2], to_improve: [3, 4, 1] });
		expect(idsOf([59, 30])).toEqual({ strengths: [], to_improve: [2, 1] });
		expect(idsOf([100, 100, 100, 100])).toEqual({ strengths: [1, 2], to_improve: [] });
	});

	it.each([[[80]], [[80, 70]], [[70, 70, 70]], [[90, 80, 70, 60, 50]]])('of %j have nothing in common', (scores) => {
		const { strengths, to_improve } = idsOf(scores);
		expect(strengths.length).toBeGreaterThan(0);
		expect(new Set([...strengths, ...to_improve]).size).toBe(strengths.length + to_improve.length);
	});

	it('name the category of each', () => {
		expect(summaryOf(categoriesOf([50], [90])).strengths).toEqual([
			{ id: 2, content: 'Sub 2', main_category: 'Category 2', score: 90 },
		]);
	});
});

describe('the figures', () => {
	it('count from 80 points and below 60', () => {
		expect(summaryOf(categoriesOf([80, 79, 60], [59, null]))).toMatchObject({
			scored_count: 4,
			high_count: 1,
			low_count: 1,
		});
	});

	it('name the highest and the lowest category, the first of equals', () => {
		const { highest, lowest } = summaryOf(categoriesOf([70], [90], [90], [50], [50], [null]));
		expect(highest).toEqual({ id: 2, content: 'Category 2', score: 90 });
		expect(lowest).toEqual({ id: 4, content: 'Category 4', score: 50 });
	});

	it('name neither where all categories are alike', () => {
		expect(summaryOf(categoriesOf([70], [70], [null]))).toMatchObject({ highest: null, lowest: null });
		expect(summaryOf(categoriesOf([70]))).toMatchObject({ highest: null, lowest: null });
	});
});
