import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { angleAt, arcPath, onArc } from './arc.ts';

const max = fc.integer({ min: 1, max: 10_000 });
const radius = fc.integer({ min: 1, max: 500 });

describe('the arc of a dial', () => {
	it('runs from the lower left over the top to the lower right', () => {
		expect([angleAt(0, 700), angleAt(350, 700), angleAt(700, 700)]).toEqual([-120, 0, 120]);
		const [x, y] = onArc(350, 700, 92);
		expect([x, y]).toEqual([0, -92]);
	});

	it('grows with the value, and stays within its ends', () => {
		fc.assert(
			fc.property(max, fc.integer({ min: -100, max: 11_000 }), fc.integer({ min: 0, max: 500 }), (top, value, more) => {
				const [low, high] = [angleAt(value, top), angleAt(value + more, top)];
				expect(low).toBeGreaterThanOrEqual(-120);
				expect(high).toBeLessThanOrEqual(120);
				expect(high).toBeGreaterThanOrEqual(low);
			}),
		);
	});

	it('has every point at its radius', () => {
		fc.assert(
			fc.property(max, radius, fc.double({ min: 0, max: 1, noNaN: true }), (top, far, share) => {
				expect(Math.hypot(...onArc(share * top, top, far))).toBeCloseTo(far, 6);
			}),
		);
	});

	it('is not drawn for 0 and without a scale, and takes the long way from 180 degrees on', () => {
		expect([arcPath(0, 700, 92), arcPath(10, 0, 92)]).toEqual(['', '']);
		expect(arcPath(500, 700, 92)).toContain('A92 92 0 0 1');
		expect(arcPath(546, 700, 92)).toContain('A92 92 0 1 1');
	});
});
