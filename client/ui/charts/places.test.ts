import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnOf, dateShare, monthsOf, rowsOf, shareOf } from './places.ts';

describe('places on a line', () => {
	it('are the middles of equal columns', () => {
		expect([0, 1, 2, 3].map((at) => columnOf(at, 4))).toEqual([12.5, 37.5, 62.5, 87.5]);
		expect(columnOf(0, 1)).toBe(50);
	});

	it('of a score are within the scale, also without one', () => {
		expect([shareOf(0, 700), shareOf(350, 700), shareOf(700, 700), shareOf(800, 700), shareOf(5, 0)]).toEqual([
			...[0, 50, 100, 100, 0],
		]);
	});
});

describe('the months of a line of time', () => {
	it('reach from the first to the one after the last, over the end of a year', () => {
		expect(monthsOf(['2026-11-25', '2027-01-31'])).toEqual(['2026-11-01', '2026-12-01', '2027-01-01', '2027-02-01']);
		expect(monthsOf(['2026-12-01'])).toEqual(['2026-12-01', '2027-01-01']);
		expect(monthsOf([])).toEqual([]);
	});

	it('contain every date, in its order', () => {
		const day = fc
			.date({ min: new Date('2020-01-01'), max: new Date('2031-12-31'), noInvalidDate: true })
			.map((date) => date.toISOString().slice(0, 10));
		fc.assert(
			fc.property(fc.array(day, { minLength: 1, maxLength: 30 }), (dates) => {
				const months = monthsOf(dates);
				const [from = '', to = ''] = [months[0], months.at(-1)];
				const shares = [...dates].sort().map((date) => dateShare(date, from, to));
				expect(shares).toEqual([...shares].sort((a, b) => a - b));
				for (const date of dates) expect(from <= date && date < to).toBe(true);
			}),
		);
	});
});

describe('the rows of marks', () => {
	it('keep marks of a row apart, and use no more than needed for equal ones', () => {
		expect(rowsOf([50, 50, 50], 7)).toEqual([0, 1, 2]);
		expect(rowsOf([0, 10, 20], 7)).toEqual([0, 0, 0]);
		const share = fc.double({ min: 0, max: 100, noNaN: true });
		fc.assert(
			fc.property(fc.array(share, { maxLength: 40 }), (shares) => {
				const rows = rowsOf(shares, 7);
				for (const [a, row] of rows.entries()) {
					for (const [b, other] of rows.entries()) {
						if (a < b && row === other) expect(Math.abs((shares[a] ?? 0) - (shares[b] ?? 0))).toBeGreaterThanOrEqual(7);
					}
				}
			}),
		);
	});
});
