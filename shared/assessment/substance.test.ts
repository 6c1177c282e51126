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
		{ weightTenths: 4, rate: 1, hasHalf: true, isCritical: false },
		{ weightTenths: 6, rate: 1, hasHalf: true, isCritical: false },
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
	/** Check items of weight 0.5: with anchors including 50 %, with anchors without 50 %, and without anchors. */
	const step = { hasHalf: true, isCritical: false };
	const violation = { hasHalf: false, isCritical: false };
	const unanchored = { hasHalf: null, isCritical: false };
	const marked = { hasHalf: true, isCritical: true };
	const bare = { hasHalf: null, isCritical: true };
	const at = (item: typeof step | typeof unanchored, rate: 0 | 1 | 2 | 3 | null) => ({
		...item,
		weightTenths: 5,
		rate,
	});
	const critical = (...items: WeighedQuestion['items']) => question({ items });

	it.each<[string, WeighedQuestion, boolean]>([
		['everything rated 0 %', critical(at(step, 1), at(step, 1)), true],
		['everything rated 0 %, without anchors', critical(at(unanchored, 1), at(unanchored, 1)), true],
		['everything ineligible', critical(at(step, 0), at(step, 0)), true],
		['0 % and ineligible', critical(at(step, 0), at(step, 1)), true],
		['the same of a question that is not critical', { ...critical(at(violation, 1)), isCritical: false }, false],
		['something earned', critical(at(step, 1), at(step, 2)), false],
		['an ineligible item beside a full one', critical(at(step, 0), at(step, 3)), false],
		['0 %, and another not rated yet', critical(at(step, 1), at(step, null)), false],
		['nothing rated yet', critical(at(violation, null), at(step, null)), false],
		['a violation at 0 %, the other full', critical(at(violation, 1), at(step, 3)), true],
		['a violation at 0 %, the other not rated yet', critical(at(violation, 1), at(step, null)), true],
		['a violation at 50 %', critical(at(violation, 2), at(step, 3)), false],
		['a violation at 100 %, the other 0 %', critical(at(violation, 3), at(step, 1)), false],
		['a violation that is ineligible', critical(at(violation, 0), at(step, 3)), false],
		['a marked item at 0 %', critical(at(marked, 1), at(step, 3)), true],
		['a marked item at 50 %', critical(at(marked, 2), at(step, 3)), false],
		['an item without anchors at 0 %', critical(at(unanchored, 1), at(step, 3)), false],
		['a marked item without anchors at 0 %', critical(at(bare, 1), at(step, 3)), true],
		['a marked item at 0 % that weighs nothing', critical({ ...at(marked, 1), weightTenths: 0 }, at(step, 3)), true],
		['a marked item of a question that is not critical', { ...critical(at(marked, 1)), isCritical: false }, false],
		['not applicable without a condition', { ...critical(at(step, 3)), answer: 3 }, true],
		['not applicable by its condition', { ...critical(at(step, 3)), answer: 3, hasNaCondition: true }, false],
		[
			'not applicable by its condition, whatever is rated',
			{ ...critical(at(violation, 1)), answer: 3, hasNaCondition: true },
			false,
		],
	])('%s', (_, given, expected) => {
		expect(isCriticalFailure(given)).toBe(expected);
	});

	it('of an applicable question is a score of 0 or none, or an item at 0 % that states a violation', () => {
		const item = fc.record({
			weightTenths: fc.integer({ min: 1, max: 10 }),
			rate: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
			hasHalf: fc.constantFrom(true, false, null),
			isCritical: fc.boolean(),
		});
		fc.assert(
			fc.property(fc.array(item, { minLength: 1, maxLength: 5 }), fc.integer({ min: 1, max: 100 }), (items, points) => {
				const score = scoreOf([{ points, answer: 2, items, sdgTargetIds: [] }]);
				const isViolated = items.some((one) => one.rate === 1 && (one.isCritical || one.hasHalf === false));
				expect(isCriticalFailure(question({ points, items, answer: 2 }))).toBe(
					score === null || score === 0 || isViolated,
				);
			}),
		);
	});
});

describe('ratings far from the answer', () => {
	const rated = (...rates: (0 | 1 | 2 | 3 | null)[]) =>
		rates.map((rate) => ({ weightTenths: 5, rate, hasHalf: true, isCritical: false }));

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

	it('has evidence with the memo of a single check item', () => {
		const items = [false, true, false].map((hasMemo) => ({ weightTenths: 3, rate: 3 as const, hasMemo }));
		expect(isWithoutEvidence([{ ...noted(2), items }])).toBe(false);
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
