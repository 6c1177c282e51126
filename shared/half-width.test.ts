import { describe, expect, it } from 'vitest';
import { toHalfWidth } from './half-width.ts';

describe('in a phone or number field', () => {
	it.each([
		['０３－１２３４－５６７８', '03-1234-5678'],
		['03ー1234ー5678', '03-1234-5678'],
		['０９０　１２３４　５６７８', '090 1234 5678'],
		['＋８１（３）', '+81(3)'],
		['！～', '!~'],
		['‐‑‒–—―−', '-------'],
		['03-1234-5678', '03-1234-5678'],
		['内線 12', '内線 12'],
		['', ''],
	])('%s becomes %s', (typed, expected) => {
		expect(toHalfWidth(typed)).toBe(expected);
	});
});
