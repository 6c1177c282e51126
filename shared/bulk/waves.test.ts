import { describe, expect, it } from 'vitest';
import { countWaves, hourlyWavesOf, wavesOf } from './waves.ts';

/** Thursday, 15:30 in Tokyo. */
const NOW = new Date('2026-11-26T06:30:00Z');

const days = (input: Omit<Parameters<typeof wavesOf>[0], 'now'>, now = NOW) => countWaves(wavesOf({ ...input, now }));

describe('the waves of a job', () => {
	it('are one, now, without a daily number', () => {
		expect(wavesOf({ count: 3, perDay: 0, now: NOW })).toEqual([NOW, NOW, NOW]);
	});

	it('begin now and go on at nine in the morning of the following days', () => {
		const nine = new Date('2026-11-27T00:00:00Z');
		expect(wavesOf({ count: 5, perDay: 2, now: NOW })).toEqual([
			NOW,
			NOW,
			nine,
			nine,
			new Date('2026-11-28T00:00:00Z'),
		]);
	});

	it('count what was already run today', () => {
		expect(days({ count: 5, perDay: 3, spentToday: 2 })).toEqual([
			{ day: '2026-11-26', count: 1 },
			{ day: '2026-11-27', count: 3 },
			{ day: '2026-11-28', count: 1 },
		]);
		expect(days({ count: 2, perDay: 3, spentToday: 9 })).toEqual([{ day: '2026-11-27', count: 2 }]);
	});

	it('change with the day in Tokyo', () => {
		expect(days({ count: 2, perDay: 1 }, new Date('2026-11-26T14:59:59Z'))).toEqual([
			{ day: '2026-11-26', count: 1 },
			{ day: '2026-11-27', count: 1 },
		]);
		expect(days({ count: 1, perDay: 1 }, new Date('2026-11-26T15:00:00Z'))).toEqual([{ day: '2026-11-27', count: 1 }]);
	});
});

it('so many an hour begin now', () => {
	const hours = hourlyWavesOf({ count: 5, perHour: 2, now: NOW }).map(
		(at) => (at.getTime() - NOW.getTime()) / 3_600_000,
	);
	expect(hours).toEqual([0, 0, 1, 1, 2]);
});
