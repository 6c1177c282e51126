import { expect, it } from 'vitest';
import { isPastDue, usualDue } from './due.ts';

it('an answer is due a week from today, also in the next month and year', () => {
	expect([usualDue('2026-11-25'), usualDue('2026-12-28'), usualDue('2028-02-25')]).toEqual([
		'2026-12-02',
		'2027-01-04',
		'2028-03-03',
	]);
});

it('a due date is past from the day after it', () => {
	const today = '2026-12-01';
	expect(['2026-11-30', '2026-12-01', '2026-12-02', '2025-12-31'].map((due) => isPastDue(due, today))).toEqual([
		true,
		false,
		false,
		true,
	]);
});
