import { describe, expect, it } from 'vitest';
import { actsPlaced, placeOfDay } from './acts-placed.ts';

const DAYS = ['2025-04-01', '2026-04-01'];
const TODAY = '2026-08-01';

describe('acts of a plan below the totals', () => {
	it('stand between the totals before and after them, and behind the last one up to today', () => {
		expect(placeOfDay('2025-04-01', DAYS, TODAY)).toBe(25);
		expect(placeOfDay('2025-10-01', DAYS, TODAY)).toBeCloseTo(25 + (50 * 183) / 365);
		expect(placeOfDay('2026-04-01', DAYS, TODAY)).toBe(75);
		expect(placeOfDay('2026-06-01', DAYS, TODAY)).toBeCloseTo(75 + (25 * 61) / 122);
		expect(placeOfDay(TODAY, DAYS, TODAY)).toBe(100);
	});

	it('are left out before the first total, and stay at the last one on its day', () => {
		expect(placeOfDay('2025-03-31', DAYS, TODAY)).toBeNull();
		expect(placeOfDay(TODAY, [...DAYS, TODAY], TODAY)).toBeCloseTo(83.33, 1);
		expect(
			actsPlaced(
				[
					{ kind: 'added', date: '2025-03-31', count: 3 },
					{ kind: 'done', date: '2026-04-01', count: 2 },
				],
				DAYS,
				TODAY,
			),
		).toEqual([{ kind: 'done', date: '2026-04-01', count: 2, left: 75 }]);
	});
});
