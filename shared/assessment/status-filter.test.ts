import { expect, it } from 'vitest';
import { statusFilter } from './status-filter.ts';

const read = (text?: string) => {
	const { data, error } = statusFilter().safeParse(text);
	return data ?? error?.issues.map(({ message }) => message);
};

it.each([
	['3', [3]],
	['3,4,5,6', [3, 4, 5, 6]],
	['14', [14]],
	['7,11,12,13', [7, 11, 12, 13]],
])('%s is those statuses', (text, expected) => {
	expect(read(text)).toEqual(expected);
});

it.each([['0'], [''], [undefined], ['0,3'], ['3,0'], ['00']])('%j is all', (text) => {
	expect(read(text)).toEqual([]);
});

it.each([
	'15',
	'3,15',
	'15,3',
	'99',
	'3,',
	',3',
	'3,,4',
	'3;4',
	'x',
	'x3',
	'3x',
	'3,x',
	'1.5',
	'-1',
	' 3',
	'003',
	'100',
	'3,100',
])('%j is no choice of statuses', (text) => {
	expect(new Set<unknown>(read(text))).toEqual(new Set(['validation.choice']));
});
