import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EvaluationRate } from '#shared/assessment/grading.ts';
import {
	agreementOf,
	type CountedPair,
	type CountTable,
	exactShare,
	LEAST_ITEMS,
	quadraticKappa,
} from './agreement.ts';

/** The table of two lists of ratings from 1 on. */
const tableOf = (one: readonly number[], other: readonly number[], categories: number): CountTable =>
	Array.from({ length: categories }, (_, row) =>
		Array.from(
			{ length: categories },
			(__, column) => one.filter((rate, at) => rate === row + 1 && other[at] === column + 1).length,
		),
	);

const times = (...groups: readonly (readonly [rate: number, count: number])[]): number[] =>
	groups.flatMap(([rate, count]) => Array.from({ length: count }, () => rate));

describe('the quadratically weighted kappa', () => {
	// scikit-learn, sklearn/metrics/tests/test_classification.py, 'Weighting example' of test_cohen_kappa.
	it('of 100 items in three categories is that of scikit-learn', () => {
		const table = tableOf(times([1, 46], [2, 44], [3, 10]), times([1, 50], [2, 40], [3, 10]), 3);
		expect(quadraticKappa(table)).toBeCloseTo(0.9541, 4);
		expect(exactShare(table)).toBe(0.96);
	});

	// Ben Hamner, 'Metrics' (ml_metrics), Python/ml_metrics/test/test_quadratic_weighted_kappa.py.
	it.each([
		[[1, 2, 3], [1, 2, 3], 3, 1],
		[[1, 2, 1], [1, 2, 2], 2, 0.4],
		[[1, 2, 3, 1, 2, 2, 3], [1, 2, 3, 1, 2, 3, 2], 3, 0.75],
	])('of %j and %j in %i categories is %f, as in ml_metrics', (one, other, categories, kappa) => {
		expect(quadraticKappa(tableOf(one, other, categories))).toBeCloseTo(kappa, 10);
	});

	it.each([
		['both', [1, 1, 1], [1, 1, 1]],
		['one', [2, 2, 2], [1, 2, 3]],
		['the other', [1, 2, 3], [3, 3, 3]],
	])('is not defined where %s rated all alike', (_, one, other) => {
		expect(quadraticKappa(tableOf(one, other, 3))).toBeNull();
	});

	it('is not defined without items', () => {
		expect(quadraticKappa(tableOf([], [], 3))).toBeNull();
		expect(exactShare(tableOf([], [], 3))).toBeNull();
	});
});

const rate = fc.constantFrom<EvaluationRate>(0, 1, 2, 3);
const pairs = fc.array(fc.record({ one: rate, other: rate, count: fc.integer({ min: 1, max: 20 }) }), {
	maxLength: 30,
});

const pair = (count: number, one: EvaluationRate, other: EvaluationRate): CountedPair => ({ one, other, count });

describe('the agreement of two', () => {
	it('does not depend on who is who, nor on the order of the items', () => {
		fc.assert(
			fc.property(pairs, (given) => {
				const { kappa, ...rest } = agreementOf(given);
				const swapped = agreementOf(given.map(({ one, other, count }) => pair(count, other, one)).reverse());
				expect({ ...swapped, kappa: null }).toEqual({ ...rest, kappa: null });
				expect(swapped.kappa ?? 2).toBeCloseTo(kappa ?? 2, 10);
			}),
		);
	});

	it('is told from 30 items on, those that count for each figure', () => {
		const mixed = [pair(14, 3, 3), pair(10, 1, 1), pair(5, 2, 3)];
		expect(agreementOf(mixed)).toMatchObject({ scored: 29, exact: null, kappa: null, items: 29, eligibility: null });
		expect(agreementOf([...mixed, pair(1, 0, 3)])).toMatchObject({
			scored: 29,
			exact: null,
			items: LEAST_ITEMS,
			ineligible: 1,
			eligibility: 29 / 30,
		});
		const enough = agreementOf([...mixed, pair(1, 2, 2)]);
		expect(enough).toMatchObject({ scored: 30, exact: 25 / 30, isKappaDefined: true, ineligible: 0, eligibility: 1 });
		expect(enough.kappa).toBeGreaterThan(0.8);
	});

	it('says that kappa is not defined where all items are rated alike', () => {
		expect(agreementOf([pair(40, 3, 3)])).toMatchObject({ exact: 1, kappa: null, isKappaDefined: false });
	});

	it('does not take ineligible for a step of the scale', () => {
		const all = [pair(20, 1, 1), pair(20, 3, 3), pair(20, 0, 3)];
		expect(agreementOf(all)).toMatchObject({ scored: 40, exact: 1, kappa: 1, items: 60, eligibility: 40 / 60 });
	});
});
