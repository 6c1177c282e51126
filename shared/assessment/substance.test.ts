import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreOf } from './grading.ts';
import {
	isCriticalFailure,
	isFarFromAnswer,
	isUnconditionalNa,
	isWithoutEvidence,
	type WeighedQuestion,
} from './substance.ts';

const question = (more: Partial<WeighedQuestion> = {}): WeighedQuestion => ({
	points: 10,
	answer: 1,
	hasNaCondition: false,
	isCritical: true,
	items: [
		{ weightTenths: 4, rate: 1 },
		{ weightTenths: 6, rate: 1 },
	],
	...more,
});

describe('"not applicable" without a condition', () => {
	it.each([
		[3, false, true],
		[3, true, false],
		[2, false, false],
		[null, false, false],
	] as const)('answer %s, condition %s: %s', (answer, hasNaCondition, expected) => {
		expect(isUnconditionalNa({ answer, hasNaCondition })).toBe(expected);
	});
});

describe('a critical failure', () => {
	it('is a critical question that earned nothing', () => {
		expect(isCriticalFailure(question())).toBe(true);
		expect(isCriticalFailure(question({ isCritical: false }))).toBe(false);
		expect(isCriticalFailure(question({ items: [{ weightTenths: 10, rate: 2 }] }))).toBe(false);
	});

	it('is one that was left out without a condition, whatever its ratings', () => {
		const full = [{ weightTenths: 10, rate: 3 as const }];
		expect(isCriticalFailure(question({ answer: 3, items: full }))).toBe(true);
		expect(isCriticalFailure(question({ answer: 3, hasNaCondition: true }))).toBe(false);
	});

	it('is one whose check items are all ineligible, but not one with an eligible item', () => {
		expect(isCriticalFailure(question({ items: [{ weightTenths: 10, rate: 0 }] }))).toBe(true);
		const some = [
			{ weightTenths: 5, rate: 0 as const },
			{ weightTenths: 5, rate: 3 as const },
		];
		expect(isCriticalFailure(question({ items: some }))).toBe(false);
	});

	it('is not decided before every check item is rated', () => {
		const some = [
			{ weightTenths: 5, rate: 1 as const },
			{ weightTenths: 5, rate: null },
		];
		expect(isCriticalFailure(question({ items: some }))).toBe(false);
	});

	it('of an applicable question is exactly a score of 0 or none', () => {
		const rate = fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const);
		const item = fc.record({ weightTenths: fc.integer({ min: 1, max: 10 }), rate });
		fc.assert(
			fc.property(fc.array(item, { minLength: 1, maxLength: 5 }), fc.integer({ min: 1, max: 100 }), (items, points) => {
				const score = scoreOf([{ points, answer: 2, items, sdgTargetIds: [] }]);
				expect(isCriticalFailure(question({ points, items, answer: 2 }))).toBe(score === null || score === 0);
			}),
		);
	});
});

describe('ratings far from the answer', () => {
	const rated = (...rates: (0 | 1 | 2 | 3 | null)[]) => rates.map((rate) => ({ weightTenths: 5, rate }));

	it.each([
		['yes', 1, rated(1, 1), true],
		['yes', 1, rated(1, 2), true],
		['yes', 1, rated(1, 3), false],
		['yes', 1, rated(0, 1), true],
		['yes', 1, rated(0, 0), false],
		['yes', 1, rated(1, null), false],
		['no', 2, rated(3, 3), true],
		['no', 2, rated(3, 2), true],
		['no', 2, rated(2, 2), false],
		['not applicable', 3, rated(3, 3), false],
		['none', null, rated(3, 3), false],
	] as const)('answered %s (%s) and rated %j: %s', (_, answer, items, expected) => {
		expect(isFarFromAnswer(question({ answer, items }))).toBe(expected);
	});
});

describe('a sub-category without evidence', () => {
	const noted = (rate: 1 | 2, { hasNote = false, hasFile = false, hasMemo = false } = {}) => ({
		...question(),
		hasNote,
		hasFile,
		items: [{ weightTenths: 10, rate, hasMemo }],
	});

	it('earns points, and nothing is written or shown for what earns them', () => {
		expect(isWithoutEvidence([noted(2)])).toBe(true);
		expect(isWithoutEvidence([noted(2), noted(1, { hasNote: true, hasMemo: true })])).toBe(true);
		expect(isWithoutEvidence([noted(2), noted(2, { hasNote: true })])).toBe(false);
		expect(isWithoutEvidence([noted(2, { hasMemo: true })])).toBe(false);
		expect(isWithoutEvidence([noted(2, { hasFile: true }), noted(2)])).toBe(false);
		expect(isWithoutEvidence([noted(2), noted(1, { hasFile: true })])).toBe(true);
		expect(isWithoutEvidence([noted(1)])).toBe(false);
		expect(isWithoutEvidence([])).toBe(false);
	});
});
