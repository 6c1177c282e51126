import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gradeOf } from './grade.ts';
import {
	type AnswerCode,
	type EvaluationRate,
	type GradableCategory,
	gradeAssessment,
	type RatedQuestion,
	scoreOf,
} from './grading.ts';

const question = (
	points: number,
	items: readonly (readonly [weightTenths: number, rate: EvaluationRate])[],
	given: { answer?: AnswerCode; targets?: number[] } = {},
): RatedQuestion => ({
	points,
	answer: given.answer ?? 1,
	items: items.map(([weightTenths, rate]) => ({ weightTenths, rate })),
	sdgTargetIds: given.targets ?? [],
});

/** Questions that earn exactly `percent` of their points. */
const earning = (percent: number): RatedQuestion[] => [
	question(percent, [[10, 3]]),
	question(100 - percent, [[10, 1]]),
];

describe('the score of a group of questions', () => {
	it('counts the rates 1, 2 and 3 as 0, 50 and 100 percent', () => {
		expect([1, 2, 3].map((rate) => scoreOf([question(10, [[10, rate as EvaluationRate]])]))).toEqual([0, 50, 100]);
	});

	it('weights the check items', () => {
		const items = [
			[3, 3],
			[7, 1],
		] as const;
		expect(scoreOf([question(10, items)])).toBe(30);
	});

	it('weights the questions by their points', () => {
		expect(scoreOf([question(30, [[10, 3]]), question(10, [[10, 1]])])).toBe(75);
	});

	it('drops an ineligible item and scales the others back to one', () => {
		const items = [
			[4, 0],
			[3, 3],
			[3, 1],
		] as const;
		expect(scoreOf([question(10, items)])).toBe(50);
		expect(
			scoreOf([
				question(10, [
					[4, 0],
					[2, 3],
					[4, 1],
				]),
			]),
		).toBe(33);
	});

	it('does not count what is not applicable, whatever its ratings', () => {
		expect(scoreOf([question(10, [[10, 3]]), question(90, [[10, 1]], { answer: 3 })])).toBe(100);
	});

	it('does not count a question whose items are all ineligible or have weight 0', () => {
		expect(scoreOf([question(10, [[10, 3]]), question(90, [[10, 0]])])).toBe(100);
		expect(scoreOf([question(10, [[10, 3]]), question(90, [[0, 1]])])).toBe(100);
		expect(scoreOf([question(10, [[10, 3]]), question(90, [])])).toBe(100);
	});

	it('is null where nothing is counted', () => {
		expect(scoreOf([])).toBeNull();
		expect(scoreOf([question(10, [[10, 3]], { answer: 3 }), question(10, [[10, 0]])])).toBeNull();
	});

	it('rounds halves up, exactly', () => {
		expect(scoreOf([question(1, [[10, 2]]), question(99, [[10, 1]])])).toBe(1);
		expect(scoreOf([question(1, [[10, 3]]), question(199, [[10, 1]])])).toBe(1);
		expect(scoreOf([question(1, [[10, 3]]), question(200, [[10, 1]])])).toBe(0);
		expect(scoreOf([question(125, [[10, 3]]), question(875, [[10, 1]])])).toBe(13);
		// 0.1 + 0.2 is not 0.3 in floating point: 28.5 percent would become 28.
		expect(
			scoreOf([
				question(95, [
					[1, 3],
					[2, 3],
					[7, 1],
				]),
				question(5, [[10, 1]]),
			]),
		).toBe(29);
	});

	it('adds thirds and sevenths without rounding errors', () => {
		const third = question(1, [
			[1, 3],
			[2, 1],
			[7, 0],
		]);
		const seventh = question(1, [
			[1, 3],
			[6, 1],
			[3, 0],
		]);
		expect(scoreOf([third, third, third])).toBe(33);
		expect(scoreOf(Array.from({ length: 7 }, () => seventh))).toBe(14);
		expect(scoreOf([third, seventh])).toBe(24);
	});
});

type Paper = GradableCategory<string>[];

/** A paper with one sub-category in each main category, each earning its percent. */
const paperOf = (percents: readonly number[]): Paper =>
	percents.map((percent, at) => ({ id: `m${at}`, subCategories: [{ id: `s${at}`, questions: earning(percent) }] }));

describe('the grading of an assessment', () => {
	it('is 700 for seven perfect categories', () => {
		const graded = gradeAssessment(paperOf(Array(7).fill(100)), []);
		expect(graded.score).toBe(700);
		expect(graded.categories.map((category) => category.score)).toEqual(Array(7).fill(100));
	});

	it.each([
		[[40, 40, 40, 40, 40, 40, 40], 280, 'C'],
		[[40, 40, 40, 40, 40, 40, 39], 279, 'D'],
		[[60, 60, 60, 60, 60, 60, 60], 420, 'B'],
		[[60, 60, 60, 60, 60, 60, 59], 419, 'C'],
		[[80, 80, 80, 80, 80, 80, 80], 560, 'A'],
		[[80, 80, 80, 80, 80, 80, 79], 559, 'B'],
		[[90, 90, 90, 90, 90, 90, 90], 630, 'S'],
		[[90, 90, 90, 90, 90, 90, 89], 629, 'A'],
	] as const)('sums %j to %i, grade %s', (percents, score, grade) => {
		const graded = gradeAssessment(paperOf(percents), []);
		expect([graded.score, gradeOf(graded.score)]).toEqual([score, grade]);
	});

	it('scores a category over its questions, not over its sub-categories', () => {
		const paper: Paper = [
			{
				id: 'm',
				subCategories: [
					{ id: 'large', questions: [question(90, [[10, 3]])] },
					{ id: 'small', questions: [question(10, [[10, 1]])] },
				],
			},
		];
		const [category] = gradeAssessment(paper, []).categories;
		expect(category).toEqual({
			id: 'm',
			score: 90,
			subCategories: [
				{ id: 'large', score: 100 },
				{ id: 'small', score: 0 },
			],
		});
	});

	it('leaves out a category without any counted question, and is null without any at all', () => {
		const none = { id: 'none', subCategories: [{ id: 's', questions: [question(10, [[10, 3]], { answer: 3 })] }] };
		expect(gradeAssessment([...paperOf([80]), none], []).score).toBe(80);
		const all = gradeAssessment([none], []);
		expect([all.score, all.sdgScore, all.categories[0]?.score]).toEqual([null, null, null]);
	});

	it('scores targets, goals and all SDGs over the questions linked to any of them, each question once', () => {
		const questions = [
			question(10, [[10, 3]], { targets: [1, 2] }),
			question(10, [[10, 1]], { targets: [2] }),
			question(20, [[10, 2]], { targets: [3] }),
			question(60, [[10, 1]]),
			question(60, [[10, 3]], { targets: [4], answer: 3 }),
		];
		const targets = [
			{ id: 1, goalId: 5 },
			{ id: 2, goalId: 5 },
			{ id: 3, goalId: 8 },
			{ id: 4, goalId: 10 },
		];
		const graded = gradeAssessment([{ id: 'm', subCategories: [{ id: 's', questions }] }], targets);
		expect(graded.sdgScore).toBe(50);
		expect(graded.goals).toEqual([
			{
				goalId: 5,
				score: 50,
				targets: [
					{ targetId: 1, score: 100 },
					{ targetId: 2, score: 50 },
				],
			},
			{ goalId: 8, score: 50, targets: [{ targetId: 3, score: 50 }] },
			{ goalId: 10, score: null, targets: [{ targetId: 4, score: null }] },
		]);
	});
});

const rates = fc.constantFrom<EvaluationRate>(0, 1, 2, 3);
const answers = fc.constantFrom<AnswerCode>(1, 2, 3);
const anyQuestion: fc.Arbitrary<RatedQuestion> = fc.record({
	points: fc.integer({ min: 1, max: 10_000 }),
	answer: answers,
	items: fc.array(fc.record({ weightTenths: fc.integer({ min: 0, max: 10 }), rate: rates }), { maxLength: 5 }),
	sdgTargetIds: fc.constant([]),
});
const anyGroup = fc.array(anyQuestion, { maxLength: 12 });

describe('every score', () => {
	it('is a whole percent from 0 to 100, or null', () => {
		fc.assert(
			fc.property(anyGroup, (group) => {
				const score = scoreOf(group);
				expect(score === null || (Number.isInteger(score) && score >= 0 && score <= 100)).toBe(true);
			}),
		);
	});

	it('never falls when a counted rating rises', () => {
		fc.assert(
			fc.property(anyGroup, fc.nat(), (group, pick) => {
				const raisable = group.flatMap(({ items }) => items.filter(({ rate }) => rate === 1 || rate === 2));
				fc.pre(raisable.length > 0);
				const chosen = raisable[pick % raisable.length];
				const raised = group.map((one) => ({
					...one,
					items: one.items.map((item) =>
						item === chosen ? ({ ...item, rate: item.rate === 1 ? 2 : 3 } as const) : item,
					),
				}));
				expect(scoreOf(raised) ?? 0).toBeGreaterThanOrEqual(scoreOf(group) ?? 0);
			}),
		);
	});

	it('does not depend on the order of questions or of check items', () => {
		const shuffled = anyGroup.chain((group) =>
			fc.tuple(fc.constant(group), fc.shuffledSubarray(group, { minLength: group.length })),
		);
		fc.assert(
			fc.property(shuffled, ([group, other]) => {
				const turned = other.map((one) => ({ ...one, items: one.items.toReversed() }));
				expect(scoreOf(turned)).toBe(scoreOf(group));
			}),
		);
	});

	it('does not depend on the scale of the points', () => {
		fc.assert(
			fc.property(anyGroup, fc.integer({ min: 1, max: 1_000 }), (group, factor) => {
				const scaled = group.map((one) => ({ ...one, points: one.points * factor }));
				expect(scoreOf(scaled)).toBe(scoreOf(group));
			}),
		);
	});

	it('is at most half a point from the exact share', () => {
		const HALF = { 1: 0, 2: 0.5, 3: 1 };
		fc.assert(
			fc.property(anyGroup, (group) => {
				let points = 0;
				let sum = 0;
				for (const { answer, items, points: worth } of group) {
					const counted = items.flatMap((item) => (item.rate === 0 ? [] : [{ ...item, share: HALF[item.rate] }]));
					const weight = counted.reduce((total, item) => total + item.weightTenths, 0);
					if (answer === 3 || weight === 0) continue;
					points += worth;
					sum += (worth * counted.reduce((total, item) => total + item.weightTenths * item.share, 0)) / weight;
				}
				const score = scoreOf(group);
				if (points === 0) expect(score).toBeNull();
				else expect(Math.abs((score ?? -1) - (sum / points) * 100)).toBeLessThanOrEqual(0.5 + 1e-6);
			}),
		);
	});
});
