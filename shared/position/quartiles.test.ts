import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { QUARTERS, quarterOf, quartilesOf, STEP } from './quartiles.ts';

const percents = fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: 10, maxLength: 60 });

describe('quartiles', () => {
	it('lie between neighbors, rounded to five points', () => {
		expect(quartilesOf([10, 20, 30, 40, 50, 60, 70, 80, 90, 100])).toEqual({ q1: 35, median: 55, q3: 80 });
		expect(quartilesOf([71, 71, 72, 72, 72, 72, 72, 72, 72, 73])).toEqual({ q1: 70, median: 70, q3: 70 });
	});

	it('are steps from 0 to 100 in order, and at most half a step from the values around them', () => {
		fc.assert(
			fc.property(percents, (values) => {
				const { q1, median, q3 } = quartilesOf(values);
				for (const figure of [q1, median, q3]) {
					expect(figure % STEP).toBe(0);
					expect(figure).toBeGreaterThanOrEqual(0);
					expect(figure).toBeLessThanOrEqual(100);
				}
				expect([q1, median, q3]).toEqual([q1, median, q3].toSorted((a, b) => a - b));
				const notAbove = values.filter((value) => value <= median + STEP / 2).length;
				const notBelow = values.filter((value) => value >= median - STEP / 2).length;
				expect(Math.min(notAbove, notBelow) * 2).toBeGreaterThanOrEqual(values.length);
			}),
		);
	});
});

describe('the quarter of a value', () => {
	it.each([
		[81, 'top'],
		[80, 'top'],
		[79, 'upper'],
		[55, 'upper'],
		[54, 'lower'],
		[35, 'lower'],
		[34, 'bottom'],
	] as const)('of %i is %s', (own, quarter) => {
		expect(quarterOf(own, { q1: 35, median: 55, q3: 80 })).toBe(quarter);
	});

	it('is not the top where half of the companies are level with it', () => {
		expect(quarterOf(70, { q1: 70, median: 70, q3: 70 })).toBe('upper');
		expect(quarterOf(71, { q1: 70, median: 70, q3: 70 })).toBe('top');
	});

	it('is never worse for a higher value', () => {
		const value = fc.integer({ min: 0, max: 100 });
		fc.assert(
			fc.property(percents, value, value, (values, a, b) => {
				const figures = quartilesOf(values);
				const rank = (own: number): number => QUARTERS.indexOf(quarterOf(own, figures));
				expect(rank(Math.max(a, b))).toBeLessThanOrEqual(rank(Math.min(a, b)));
			}),
		);
	});
});
