import { expect, it } from 'vitest';
import { agoOf } from './ago.ts';

const now = new Date('2026-11-23T12:00:00Z');

it.each([
	// The browser's clock is slightly behind.
	['2026-11-23T12:00:05Z', { unit: 'now', count: 0 }],
	['2026-11-23T11:59:01Z', { unit: 'now', count: 0 }],
	['2026-11-23T11:59:00Z', { unit: 'minutes', count: 1 }],
	['2026-11-23T11:00:01Z', { unit: 'minutes', count: 59 }],
	['2026-11-23T11:00:00Z', { unit: 'hours', count: 1 }],
	['2026-11-22T12:00:01Z', { unit: 'hours', count: 23 }],
	['2026-11-22T12:00:00Z', { unit: 'days', count: 1 }],
	['2026-10-24T12:00:00Z', { unit: 'days', count: 30 }],
	['2026-10-23T12:00:00Z', null],
])('%s', (instant, expected) => {
	expect(agoOf(instant, now)).toEqual(expected);
});
