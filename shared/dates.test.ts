import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	addDays,
	addYears,
	daysBetween,
	endOfTokyoDate,
	isCalendarDate,
	tokyoClock,
	tokyoDate,
	tokyoMoment,
	tokyoTime,
	weekdayOf,
	wordedDate,
	wordedInstant,
} from './dates.ts';

const aDate = () =>
	fc
		.date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2200-12-31T00:00:00Z'), noInvalidDate: true })
		.map((date) => date.toISOString().slice(0, 10));

describe('the date in Tokyo', () => {
	it('changes at 15:00 UTC', () => {
		expect(tokyoDate(new Date('2026-03-31T14:59:59.999Z'))).toBe('2026-03-31');
		expect(tokyoDate(new Date('2026-03-31T15:00:00.000Z'))).toBe('2026-04-01');
	});

	it('changes the year in Tokyo, not in Greenwich', () => {
		expect(tokyoDate(new Date('2026-12-31T15:00:00Z'))).toBe('2027-01-01');
	});

	it('ends with its last millisecond', () => {
		expect(endOfTokyoDate('2028-02-29').toISOString()).toBe('2028-02-29T14:59:59.999Z');
		fc.assert(
			fc.property(aDate(), (date) => {
				const end = endOfTokyoDate(date);
				expect(tokyoDate(end)).toBe(date);
				expect(tokyoDate(new Date(end.getTime() + 1)) > date).toBe(true);
			}),
		);
	});
});

describe('years later', () => {
	it.each([
		['2026-11-21', 1, '2027-11-21'],
		['2028-02-29', 1, '2029-02-28'],
		['2028-02-29', 4, '2032-02-29'],
		['2028-02-29', 72, '2100-02-28'],
		['2027-02-28', 1, '2028-02-28'],
		['2099-02-28', 1, '2100-02-28'],
		['2028-12-31', 1, '2029-12-31'],
	])('%s plus %i is %s', (date, years, expected) => {
		expect(addYears(date, years)).toBe(expected);
	});

	it('is always a date of the calendar, in the same month', () => {
		fc.assert(
			fc.property(aDate(), fc.integer({ min: 0, max: 100 }), (date, years) => {
				const later = addYears(date, years);
				expect(isCalendarDate(later)).toBe(true);
				expect(later.slice(5, 7)).toBe(date.slice(5, 7));
				expect(Number(later.slice(0, 4)) - Number(date.slice(0, 4))).toBe(years);
			}),
		);
	});
});

describe('days', () => {
	it.each([
		['2026-12-31', 1, '2027-01-01'],
		['2028-02-28', 1, '2028-02-29'],
		['2026-03-01', -1, '2026-02-28'],
		['2026-11-25', 7, '2026-12-02'],
	])('%s and %i days are %s', (date, days, expected) => {
		expect(addDays(date, days)).toBe(expected);
	});

	it('are counted as they were added, one weekday after the other', () => {
		fc.assert(
			fc.property(aDate(), fc.integer({ min: -5_000, max: 5_000 }), (date, days) => {
				const other = addDays(date, days);
				expect(daysBetween(date, other)).toBe(days);
				expect(weekdayOf(other)).toBe((((weekdayOf(date) + days) % 7) + 7) % 7);
			}),
		);
	});

	it('have the weekday of the calendar, Sunday first', () => {
		const week = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'];
		expect(week.map(weekdayOf)).toEqual([0, 1, 2, 3, 4, 5, 6]);
	});
});

describe('calendar dates', () => {
	it.each(['2028-02-29', '2000-02-29', '1000-01-01', '9999-12-31'])('%s is one', (text) => {
		expect(isCalendarDate(text)).toBe(true);
	});

	it.each([
		'2026-02-29',
		'1900-02-29',
		'2026-04-31',
		'2026-13-01',
		'2026-00-10',
		'0999-01-01',
		'2026-1-1',
		'2026/01/01',
		'2026-01-01T00:00:00Z',
		' 2026-01-01',
		'2026-01-01x',
		'12026-01-01',
		'+012026-01-01',
		'+012026-01',
		'-000001-01',
		'2026-01',
		'2026',
		'',
	])('%s is none', (text) => {
		expect(isCalendarDate(text)).toBe(false);
	});
});

describe('dates in words', () => {
	it('are written as each language does', () => {
		expect([wordedDate('2026-04-01', 'ja'), wordedDate('2026-04-01', 'en')]).toEqual(['2026年04月01日', '2026-04-01']);
	});

	it('say the time in Tokyo, from 00:00 to 23:59', () => {
		expect([tokyoTime(new Date('2026-03-31T15:00:00Z')), tokyoTime(new Date('2026-03-31T14:59:59.999Z'))]).toEqual([
			'00:00',
			'23:59',
		]);
		const instant = new Date('2026-03-31T15:05:00Z');
		expect([wordedInstant(instant, 'ja'), wordedInstant(instant, 'en')]).toEqual([
			'2026年04月01日 00:05',
			'2026-04-01 00:05',
		]);
	});

	it('agree with the calendar of Asia/Tokyo', () => {
		const inTokyo = new Intl.DateTimeFormat('sv-SE', {
			dateStyle: 'short',
			timeStyle: 'short',
			timeZone: 'Asia/Tokyo',
		});
		fc.assert(
			fc.property(
				fc.date({ min: new Date('1952-01-01'), max: new Date('2200-01-01'), noInvalidDate: true }),
				(date) => {
					expect(`${tokyoDate(date)} ${tokyoTime(date)}`).toBe(inTokyo.format(date));
					expect(tokyoClock(date).getUTCHours()).toBe(Number(tokyoTime(date).slice(0, 2)));
				},
			),
		);
	});

	it('leave the date out for a moment of today in Tokyo', () => {
		const moment = new Date('2026-03-31T15:05:00Z');
		expect(tokyoMoment(moment, new Date('2026-04-01T14:59:59Z'), 'ja')).toBe('00:05');
		expect(tokyoMoment(moment, new Date('2026-04-01T15:00:00Z'), 'ja')).toBe('2026年04月01日 00:05');
		expect(tokyoMoment(moment, new Date('2026-04-02T15:00:00Z'), 'en')).toBe('2026-04-01 00:05');
	});
});
