import { describe, expect, it } from 'vitest';
import { daysLeft, progressOf } from './progress.ts';

const counts = (completed_sub_category_count: number, sub_category_count: number) => ({
	completed_sub_category_count,
	sub_category_count,
});

describe('progress', () => {
	it.each([
		{ categories: [], done: 0, total: 0, percent: 0 },
		{ categories: [counts(0, 3)], done: 0, total: 3, percent: 0 },
		{ categories: [counts(1, 3), counts(1, 3)], done: 2, total: 6, percent: 33 },
		{ categories: [counts(1, 8)], done: 1, total: 8, percent: 13 },
		{ categories: [counts(3, 3), counts(4, 4)], done: 7, total: 7, percent: 100 },
	])('$done of $total is $percent %', ({ categories, ...expected }) => {
		expect(progressOf(categories)).toEqual(expected);
	});
});

describe('days left', () => {
	// The end of 30 November in Tokyo.
	const deadline = '2026-11-30T14:59:59.999Z';

	it.each([
		{ now: '2026-11-20T15:00:00Z', days: 9 },
		{ now: '2026-11-29T14:59:59Z', days: 1 },
		{ now: '2026-11-29T15:00:00Z', days: 0 },
		{ now: '2026-11-30T14:59:59Z', days: 0 },
		{ now: '2026-11-30T15:00:00Z', days: -1 },
	])('at $now it is $days', ({ now, days }) => {
		expect(daysLeft(deadline, new Date(now))).toBe(days);
	});

	it('is null without a deadline', () => {
		expect(daysLeft(null, new Date())).toBeNull();
	});
});
