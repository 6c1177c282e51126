import { describe, expect, it } from 'vitest';
import { daysUntilDue, isOverdue, openIn, standingOf } from './standing.ts';

const now = new Date('2026-11-22T15:30:00Z'); // 23 November in Tokyo

describe('how a request stands', () => {
	it.each([
		['open', true, 'open'],
		['open', false, 'resting'],
		['answered', true, 'answered'],
		['answered', false, 'undecided'],
		['accepted', false, 'accepted'],
		['withdrawn', false, 'withdrawn'],
	] as const)('%s, active %s: %s', (status, is_active, standing) => {
		expect(standingOf({ status, is_active })).toBe(standing);
	});

	it.each([
		['2026-11-22', -1, true],
		['2026-11-23', 0, false],
		['2026-11-30', 7, false],
		[null, null, false],
	])('due on %s: %s days, overdue %s', (due_on, days, isLate) => {
		const request = { status: 'open', is_active: true, due_on } as const;
		expect([daysUntilDue(request, now), isOverdue(request, now)]).toEqual([days, isLate]);
	});

	it('nothing is due once it is answered or rests', () => {
		expect(isOverdue({ status: 'answered', is_active: true, due_on: '2026-01-01' }, now)).toBe(false);
		expect(isOverdue({ status: 'open', is_active: false, due_on: '2026-01-01' }, now)).toBe(false);
	});

	it('the open ones are in the order in which they are due', () => {
		const open = { status: 'open', is_active: true } as const;
		const rows = [
			{ ...open, id: 1, due_on: null },
			{ ...open, id: 2, due_on: '2026-12-01' },
			{ ...open, id: 3, due_on: '2026-11-01' },
			{ id: 4, due_on: '2026-10-01', status: 'answered', is_active: true } as const,
		];
		expect(openIn(rows).map(({ id }) => id)).toEqual([3, 2, 1]);
	});
});
