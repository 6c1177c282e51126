import { expect, it } from 'vitest';
import { columnWidths, countOf, linesOf } from './columns.ts';

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

it('has hidden rows and columns as one line in their place, also behind the last one', () => {
	const hidden = [
		{ from: 2, to: 3 },
		{ from: 6, to: 6 },
	];
	expect(linesOf(4, hidden)).toEqual([{ at: 0 }, { hidden: hidden[0] }, { at: 3 }, { at: 4 }, { hidden: hidden[1] }]);
	expect(countOf(hidden)).toBe(3);
	expect(linesOf(2, [])).toEqual([{ at: 0 }, { at: 1 }]);
});
