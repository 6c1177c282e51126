import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gradeAssessment } from '#shared/assessment/grading.ts';
import { asWire } from '#tests/support/assessment/explained-wire.ts';
import { randomSheet } from '#tests/support/explained-sheets.ts';
import { gainsBySubCategory, gainsOfSet, scoreWith } from './gains.ts';

const exact = (n: number, d = 1) => ({ n, d, rounded: n / d });

const question = (question_id: number, points: ReturnType<typeof exact>, earned: ReturnType<typeof exact>) => ({
	question_id,
	number: '',
	content: '',
	answer: 1 as const,
	points,
	earned,
	excluded: null,
	items: null,
});

/** 66.6 of 100 points in the first sub-category, nothing to gain in the second; nothing that counts in the last category. */
const CATEGORIES = [
	{
		id: 1,
		content: '',
		score: 67,
		sub_categories: [
			{
				id: 11,
				answer_sub_category_id: 1,
				content: '採用',
				score: 67,
				questions: [question(1, exact(100, 3), exact(0)), question(2, exact(100, 3), exact(100, 3))],
			},
			{
				id: 12,
				answer_sub_category_id: 2,
				content: '契約',
				score: 100,
				questions: [question(3, exact(100, 3), exact(100, 3))],
			},
		],
	},
	{
		id: 2,
		content: '',
		score: null,
		sub_categories: [{ id: 21, answer_sub_category_id: 3, content: '', score: null, questions: [] }],
	},
];

describe('the gain', () => {
	it('of a sub-category is what its questions have left, to a tenth', () => {
		expect([...gainsBySubCategory(CATEGORIES)]).toEqual([[11, 33.3]]);
	});

	it('is nothing where the paper explains nothing', () => {
		const silent = CATEGORIES.map((category) => ({
			...category,
			sub_categories: category.sub_categories.map((sub) => ({ ...sub, questions: [] })),
		}));
		expect(gainsBySubCategory(silent).size).toBe(0);
	});

	it('of a set is told by sub-category', () => {
		const set = [{ question_id: 1, gain: exact(100, 3) }];
		expect(gainsOfSet(CATEGORIES, set)).toEqual([{ subCategoryId: 11, content: '採用', gain: 33.3, raises: set }]);
		expect(gainsOfSet(CATEGORIES, [])).toEqual([]);
	});
});

describe('the simulated score', () => {
	it('is rounded by category', () => {
		expect([scoreWith(CATEGORIES, new Set()), scoreWith(CATEGORIES, new Set([1]))]).toEqual([67, 100]);
	});

	it('is that of the grading without raises, and reaches the next star with each of its sets', () => {
		fc.assert(
			fc.property(randomSheet, (sheet) => {
				const { categories, next, raisedIn } = asWire(sheet);
				expect(scoreWith(categories, new Set())).toBe(gradeAssessment(sheet, []).score ?? 0);
				for (const set of next?.sets ?? []) {
					expect(scoreWith(categories, raisedIn(set))).toBeGreaterThanOrEqual(next?.threshold ?? 0);
				}
			}),
			{ numRuns: 200 },
		);
	});
});
