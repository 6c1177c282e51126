import { expect, it } from 'vitest';
import { columnName, columnWidths } from './columns.ts';

it('names columns as workbooks do', () => {
	expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
});

it('makes a column as wide as its longest line, within bounds', () => {
	const [short, wide, lines] = columnWidths([
		[1, 'あ'.repeat(10), `${'a'.repeat(20)}\n${'b'.repeat(10)}`],
		[null, true, 'a'],
	]);
	expect(short).toBe(56);
	expect(wide).toBe(lines);
	expect(columnWidths([['あ'.repeat(1_000)]])).toEqual([320]);
});

it('has a width for columns that only later rows have', () => {
	const rows = Array.from({ length: 300 }, (_, row) => (row === 299 ? [1, 2, 3] : [1]));
	expect(columnWidths(rows)).toHaveLength(3);
});
