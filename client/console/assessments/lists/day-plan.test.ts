import { expect, it } from 'vitest';
import { dayPartOf } from './day-plan.ts';

// 2026-11-26 is a Thursday.
it.each([
	['2026-11-01', '2026-11-26', 'today'],
	['2026-11-26', '2026-11-26', 'today'],
	['2026-11-27', '2026-11-26', 'week'],
	['2026-11-29', '2026-11-26', 'week'],
	['2026-11-30', '2026-11-26', 'later'],
	[null, '2026-11-26', 'later'],
	['2026-11-30', '2026-11-29', 'later'],
	['2026-12-06', '2026-11-30', 'week'],
] as const)('what is due on %s is on %s for %s', (due, today, part) => {
	expect(dayPartOf(due, today)).toBe(part);
});
