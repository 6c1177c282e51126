import { expect, it } from 'vitest';
import { msToMidnight } from './timer.ts';

it.each([
	['2027-03-31T23:59:59.900+09:00', 105],
	['2027-04-01T00:00:00.000+09:00', 24 * 3_600_000 + 5],
	['2027-03-31T15:00:00.000Z', 24 * 3_600_000 + 5],
])('at %s the next midnight in Tokyo is %i ms away', (now, ms) => {
	expect(msToMidnight(new Date(now))).toBe(ms);
});
