import { expect, it } from 'vitest';
import { linePoints } from './month-points.ts';

const BOX = { width: 100, height: 40 };

it('stands in the middle of the columns, the highest count at the top', () => {
	expect(linePoints([0, 5, 10, 10], 10, BOX)).toBe('12.50,40.00 37.50,20.00 62.50,0.00 87.50,0.00');
});

it('leaves out what is not known', () => {
	expect(linePoints([10, null, 0], 10, BOX)).toBe('16.67,0.00 83.33,40.00');
});

it('is a line over the whole width for one month, and nothing for none', () => {
	expect([linePoints([5], 10, BOX), linePoints([], 1, BOX)]).toEqual(['0,20.00 100,20.00', '']);
});
