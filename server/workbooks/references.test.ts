import { describe, expect, it } from 'vitest';
import { areaOf, positionOf } from './references.ts';

describe('the position of a cell', () => {
	it.each([
		['A1', 0, 0],
		['Z9', 8, 25],
		['AA10', 9, 26],
		['$AB$12', 11, 27],
		['AB$12', 11, 27],
		['ZZZ9999999', 9_999_998, 18_277],
	])('%s', (reference, row, column) => {
		expect(positionOf(reference)).toEqual({ row, column });
	});

	it.each([
		'',
		'A',
		'1',
		'1A',
		'A0',
		'A01',
		'a1',
		'AAAA1',
		'A12345678',
		'A1 ',
		'A1B',
		'$',
		'$1',
		'A$',
		'$$A1',
		'A-1',
		'Ａ1',
	])('%j is none', (reference) => {
		expect(positionOf(reference)).toBeNull();
	});

	it('an area of one cell is that cell', () => {
		expect(areaOf('B2')).toEqual({ from: { row: 1, column: 1 }, to: { row: 1, column: 1 } });
	});
});
