import { describe, expect, it } from 'vitest';
import { ALL, type Cohort } from './disclosure.ts';
import { placesOf } from './place.ts';
import type { Quartiles } from './quartiles.ts';

const shown = (
	scope: string,
	categoryKey: string | null,
	[q1, median, q3]: [number, number, number],
): Cohort & Quartiles => ({ scope, categoryKey, companyIds: [1, 2, 3], q1, median, q3 });

const result = {
	total: 72,
	categories: [
		{ id: 11, key: 'pay', score: 40 },
		{ id: 12, key: 'safety', score: 90 },
		{ id: 13, key: 'home', score: null },
	],
};

const cohorts = [
	shown(ALL, null, [50, 60, 70]),
	shown(ALL, 'pay', [45, 60, 75]),
	shown(ALL, 'safety', [50, 70, 85]),
	shown(ALL, 'home', [50, 60, 70]),
	shown('E', null, [65, 75, 85]),
	shown('E', 'pay', [30, 40, 50]),
	shown('D', null, [10, 20, 30]),
];

describe('the position of a result', () => {
	it('is its quarter among all companies and in its industry, in total and by category', () => {
		expect(placesOf(result, cohorts, 'E')).toEqual([
			{
				scope: ALL,
				total: { own: 72, q1: 50, median: 60, q3: 70, quarter: 'top' },
				categories: [
					{ id: 11, own: 40, q1: 45, median: 60, q3: 75, quarter: 'bottom' },
					{ id: 12, own: 90, q1: 50, median: 70, q3: 85, quarter: 'top' },
				],
			},
			{
				scope: 'E',
				total: { own: 72, q1: 65, median: 75, q3: 85, quarter: 'lower' },
				categories: [{ id: 11, own: 40, q1: 30, median: 40, q3: 50, quarter: 'upper' }],
			},
		]);
	});

	it('tells nothing about the members of a cohort', () => {
		expect(JSON.stringify(placesOf(result, cohorts, 'E'))).not.toContain('companyIds');
	});

	it('is not told in another industry, nor in one that is not shown', () => {
		expect(placesOf(result, cohorts, 'F').map(({ scope }) => scope)).toEqual([ALL]);
		const industryOnly = cohorts.filter(({ scope }) => scope !== ALL);
		expect(placesOf(result, industryOnly, 'D').map(({ scope }) => scope)).toEqual(['D']);
		expect(placesOf(result, [], 'E')).toEqual([]);
	});

	it('is not told by category without the total', () => {
		const categoriesOnly = cohorts.filter(({ categoryKey }) => categoryKey !== null);
		expect(placesOf(result, categoriesOnly, 'E')).toEqual([]);
	});
});
