import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnswerCode } from '#shared/assessment/grading.ts';
import { freePercent, scoreFreeAssessment } from './scoring.ts';

const questionsOf = (...points: number[]) => points.map((each, index) => ({ id: index + 1, points: each }));

const answersOf = (...codes: (AnswerCode | null)[]) =>
	new Map(codes.flatMap((code, index) => (code === null ? [] : [[index + 1, code] as const])));

describe('the free score', () => {
	it.each([
		['all yes', [4, 4], [1, 1], 100],
		['all no', [4, 4], [2, 2], 0],
		['by points, not by count', [1, 3], [1, 2], 25],
		['not applicable drops out', [4, 4, 2], [1, 3, 2], 67],
		['unanswered drops out', [4, 4], [1, null], 100],
		['nothing counted', [4, 4], [3, null], 0],
		['a third', [1, 1, 1], [1, 2, 2], 33],
		['half a percent up', [1, 199], [1, 2], 1],
		['just below half a percent', [1, 200], [1, 2], 0],
	] as const)('%s', (_, points, codes, percent) => {
		expect(freePercent(questionsOf(...points), answersOf(...codes))).toBe(percent);
	});

	it('counts a category over all of its questions, not as the mean of its sub-categories', () => {
		const [one, two, three] = questionsOf(9, 1, 5);
		if (!one || !two || !three) throw new Error('three questions');
		const paper = [
			{
				id: 70,
				sub_categories: [
					{ id: 701, questions: [one] },
					{ id: 702, questions: [two] },
				],
			},
			{ id: 80, sub_categories: [{ id: 801, questions: [three] }] },
		];
		expect(scoreFreeAssessment(paper, answersOf(1, 2, 2))).toEqual({
			total: 60,
			categories: [
				{
					id: 70,
					score: 90,
					subCategories: [
						{ id: 701, score: 100 },
						{ id: 702, score: 0 },
					],
				},
				{ id: 80, score: 0, subCategories: [{ id: 801, score: 0 }] },
			],
		});
	});
});

describe('for any paper and answers', () => {
	const answered = fc.array(
		fc.record({ points: fc.integer({ min: 1, max: 10_000 }), code: fc.constantFrom<AnswerCode | null>(1, 2, 3, null) }),
		{ maxLength: 80 },
	);

	const percentOf = (rows: readonly { points: number; code: AnswerCode | null }[]) =>
		freePercent(questionsOf(...rows.map((row) => row.points)), answersOf(...rows.map((row) => row.code)));

	it('is the rounded share of counted points, a whole percent from 0 to 100', () => {
		fc.assert(
			fc.property(answered, (rows) => {
				const counted = rows.filter((row) => row.code === 1 || row.code === 2);
				const sum = (some: readonly { points: number }[]) => some.reduce((total, row) => total + row.points, 0);
				const percent = percentOf(rows);
				expect(Number.isInteger(percent)).toBe(true);
				if (counted.length === 0) expect(percent).toBe(0);
				else {
					const exact = (sum(counted.filter((row) => row.code === 1)) * 100) / sum(counted);
					expect(Math.abs(percent - exact)).toBeLessThanOrEqual(0.5 + 1e-9);
				}
			}),
		);
	});

	it('ignores a question that does not apply', () => {
		fc.assert(
			fc.property(answered, fc.integer({ min: 1, max: 10_000 }), (rows, points) => {
				expect(percentOf([...rows, { points, code: 3 }])).toBe(percentOf(rows));
				expect(percentOf([...rows, { points, code: null }])).toBe(percentOf(rows));
			}),
		);
	});

	it('never falls when a no becomes a yes', () => {
		fc.assert(
			fc.property(answered, (rows) => {
				const better = rows.map((row) => (row.code === 2 ? { ...row, code: 1 as const } : row));
				expect(percentOf(better)).toBeGreaterThanOrEqual(percentOf(rows));
			}),
		);
	});
});
