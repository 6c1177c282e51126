import { describe, expect, it } from 'vitest';
import { ageDays, agedBefore, ageingOf, dueOn } from './age.ts';

const at = (time: string): Date => new Date(`${time}+09:00`);
const LIMITS = { warn: 7, late: 14 };

describe('the age of a status', () => {
	it.each([
		{ since: '2026-04-01T23:59:59', now: '2026-04-01T23:59:59', days: 0 },
		{ since: '2026-04-01T23:59:59', now: '2026-04-02T00:00:00', days: 1 },
		{ since: '2026-04-01T00:00:00', now: '2026-04-01T23:59:59', days: 0 },
		{ since: '2026-02-27T12:00:00', now: '2026-03-01T01:00:00', days: 2 },
		{ since: '2025-12-31T12:00:00', now: '2027-01-01T12:00:00', days: 366 },
		{ since: '2026-04-02T00:00:00', now: '2026-04-01T00:00:00', days: 0 },
	])('is $days from $since to $now', ({ since, now, days }) => {
		expect(ageDays(at(since), at(now))).toBe(days);
	});

	it.each([
		[6, 'assessor', null],
		[7, 'assessor', 'warn'],
		[13, 'admin', 'warn'],
		[14, 'admin', 'late'],
		[300, 'company', null],
		[300, null, null],
	] as const)('of %i days that wait for %s is %s', (days, waitingOn, ageing) => {
		expect(ageingOf(days, waitingOn, LIMITS)).toBe(ageing);
	});

	it('and the filter draw the same line', () => {
		const now = at('2026-04-15T09:00:00');
		const line = agedBefore(LIMITS.late, now);
		expect(line).toEqual(at('2026-04-01T23:59:59.999'));
		expect(ageDays(line, now)).toBe(14);
		expect(ageDays(new Date(line.getTime() + 1), now)).toBe(13);
	});
});

describe('what is due', () => {
	const since = at('2026-04-01T23:00:00');

	it('from the company at the end of its period, from staff before it is late, from nobody at all', () => {
		expect(dueOn({ waitingOn: 'company', since, companyBy: '2027-03-31' }, LIMITS)).toBe('2027-03-31');
		expect(dueOn({ waitingOn: 'company', since, companyBy: null }, LIMITS)).toBeNull();
		expect(dueOn({ waitingOn: 'assessor', since, companyBy: '2027-03-31' }, LIMITS)).toBe('2026-04-15');
		expect(dueOn({ waitingOn: 'admin', since, companyBy: null }, LIMITS)).toBe('2026-04-15');
		expect(dueOn({ waitingOn: null, since, companyBy: '2027-03-31' }, LIMITS)).toBeNull();
	});
});
