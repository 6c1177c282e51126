import { expect, it } from 'vitest';
import { spread } from './spread.ts';

it('gives each company to whom then has the least to do, of several to the lowest id', () => {
	const people = [
		{ id: 9, open: 0 },
		{ id: 4, open: 2 },
		{ id: 7, open: 0 },
	];
	expect(spread(7, people)).toEqual([7, 9, 7, 9, 4, 7, 9]);
	expect(people.map(({ open }) => open)).toEqual([0, 2, 0]);
});

it('gives nothing to nobody', () => {
	expect(spread(2, [])).toEqual([]);
});
