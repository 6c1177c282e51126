import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, lastDay, monthsBetween } from './months.ts';
import { sizeBandOf } from './size-bands.ts';
import { mayMakeVoice } from './voice.ts';

describe('months', () => {
	it('go over the years in both directions', () => {
		expect(['2026-01', '2026-12', '2026-11'].map((month, at) => addMonths(month, [-1, 1, -23][at] ?? 0))).toEqual([
			'2025-12',
			'2027-01',
			'2024-12',
		]);
		expect(monthsBetween('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
		expect(['2024-02', '2026-02', '2026-12'].map(lastDay)).toEqual(['2024-02-29', '2026-02-28', '2026-12-31']);
	});
});

it.each([
	[null, 'unknown'],
	[0, 'to_29'],
	[29, 'to_29'],
	[30, 'to_99'],
	[299, 'to_299'],
	[999, 'to_999'],
	[1000, 'from_1000'],
] as const)('%s employees are the band %s', (employees, band) => {
	expect(sizeBandOf(employees)).toBe(band);
});

const upTo = (count: number, from = 1): number[] => Array.from({ length: count }, (_, at) => from + at);

describe('what workers said over all companies', () => {
	it('is made from ten rounds on, and again after three new ones', () => {
		expect([9, 10].map((count) => mayMakeVoice(upTo(count), null))).toEqual([false, true]);
		expect([11, 12, 13].map((count) => mayMakeVoice(upTo(count), upTo(10)))).toEqual([false, false, true]);
		// Two were erased since, and two came.
		expect(mayMakeVoice([...upTo(10, 3), 13], upTo(12))).toBe(false);
	});

	it('never differs by one or two rounds from what was shown before', () => {
		fc.assert(
			fc.property(fc.array(fc.array(fc.nat({ max: 30 }), { maxLength: 25 }), { maxLength: 12 }), (moments) => {
				let made: number[] | null = null;
				for (const given of moments) {
					const now: number[] = [...new Set(given)];
					if (!mayMakeVoice(now, made)) continue;
					const before: number[] = made ?? [];
					const changed =
						now.filter((id) => !before.includes(id)).length + before.filter((id) => !now.includes(id)).length;
					expect(changed).toBeGreaterThanOrEqual(3);
					expect(now.length).toBeGreaterThanOrEqual(10);
					made = now;
				}
			}),
		);
	});
});
