import { expect, it } from 'vitest';
import { lineSegments } from './month-points.ts';

const BOX = { width: 100, height: 40 };

it('stands in the middle of the columns, the highest count at the top', () => {
	expect(lineSegments([0, 5, 10, 10], 10, BOX)).toEqual(['12.50,40.00 37.50,20.00 62.50,0.00 87.50,0.00']);
});

it('has a gap where a count is not known, and shows a month between two gaps', () => {
	expect(lineSegments([10, 0, null, 5, null], 10, BOX)).toEqual(['10.00,0.00 30.00,40.00', '60.00,20.00 80.00,20.00']);
});

it('is a line over the whole width for one month, and nothing for none', () => {
	expect([lineSegments([5], 10, BOX), lineSegments([], 1, BOX)]).toEqual([['0.00,20.00 100.00,20.00'], []]);
});
