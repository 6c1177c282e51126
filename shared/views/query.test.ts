import { expect, it } from 'vitest';
import { filtersOf } from './query.ts';

it.each([
	['', ''],
	['?status=3&assigned=me', 'assigned=me&status=3'],
	['assigned=me&page=4&saved=12&status=', 'assigned=me'],
	['q=%E6%A4%9C%E8%A8%BC+%26', 'q=%E6%A4%9C%E8%A8%BC+%26'],
	['sort=-created_at&q=a&q=b', 'q=a&q=b&sort=-created_at'],
])('the filters of %j are %j', (query, filters) => {
	expect(filtersOf(query)).toBe(filters);
	expect(filtersOf(filters)).toBe(filters);
});
