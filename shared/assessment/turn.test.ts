import { expect, test } from 'vitest';
import { turnOf } from './turn.ts';

test.each([
	['assessor', 0, 'assignment'],
	['assessor', 1, 'assessor'],
	['company', 0, 'company'],
	['admin', 0, 'admin'],
	[null, 0, null],
] as const)('with %s, of %i assessors, it is the turn of %s', (waitingOn, count, turn) => {
	expect(turnOf({ waiting_on: waitingOn, assessors: Array(count).fill({}) })).toBe(turn);
});
