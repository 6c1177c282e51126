import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distributionOf } from './simulation.ts';

it('counts each grade, and what has none', () => {
	expect(distributionOf(['A', 'S', 'A', null, 'D', 'C', 'A', null, 'B'])).toEqual({
		S: 1,
		A: 3,
		B: 1,
		C: 1,
		D: 1,
		none: 2,
	});
	expect(distributionOf([])).toEqual({ S: 0, A: 0, B: 0, C: 0, D: 0, none: 0 });
});

it('counts every sheet once', () => {
	fc.assert(
		fc.property(fc.array(fc.constantFrom('S', 'A', 'B', 'C', 'D', null)), (grades) => {
			const counts = Object.values(distributionOf(grades));
			expect(counts.reduce((sum, count) => sum + count, 0)).toBe(grades.length);
		}),
	);
});
