import { expect, it } from 'vitest';
import { latestEstablishedDate } from './established-date.ts';

it.each([
	['2025-04-01', '2025-06-30'],
	['2025-04-30', '2025-06-30'],
	['2023-12-31', '2024-02-29'],
	['2024-12-15', '2025-02-28'],
	['2025-11-30', '2026-01-31'],
])('on %s the calendar goes up to %s', (today, latest) => {
	expect(latestEstablishedDate(today)).toBe(latest);
});
