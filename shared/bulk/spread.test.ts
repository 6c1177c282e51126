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

it('leaves out who may not assess a company, and a company that nobody may', () => {
	const people = [
		{ id: 1, open: 0 },
		{ id: 2, open: 3 },
	];
	const may = (at: number, id: number): boolean => at !== 2 && (at !== 0 || id !== 1);
	expect(spread(4, people, may)).toEqual([2, 1, undefined, 1]);
});

it('gives nothing to nobody', () => {
	expect(spread(2, [])).toEqual([]);
});
