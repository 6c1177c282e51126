import { expect, it } from 'vitest';
import { weakestOf } from './weakest.ts';

const sub = (key: string, mean_percent: number | null, results = 20) => ({
	key,
	number: '1-1',
	name: key,
	results,
	mean_percent,
});

const category = (key: string, sub_categories: ReturnType<typeof sub>[]) => ({
	key,
	name: key,
	results: 20,
	mean_percent: 50,
	sub_categories,
});

const CATEGORIES = [
	category('first', [sub('a', 80), sub('b', 30), sub('c', null), sub('d', 10, 3)]),
	category('second', [sub('e', 40), sub('f', 20), sub('g', 60), sub('h', 70)]),
];

it('the weakest sub-categories are the five with the lowest means, of those that may be named', () => {
	expect(weakestOf(CATEGORIES).map(({ key }) => key)).toEqual(['d', 'f', 'b', 'e', 'g']);
	expect(weakestOf(CATEGORIES, ({ results }) => results >= 10).map(({ key }) => key)).toEqual([
		'f',
		'b',
		'e',
		'g',
		'h',
	]);
});
