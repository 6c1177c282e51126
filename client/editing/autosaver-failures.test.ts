import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failing, opened, pass } from '#tests/support/opened-autosaver.ts';
import { retryDelayMs, TYPING_PAUSE_MS } from './autosaver.ts';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

describe('after a failure', () => {
	it('tries again at growing intervals, and typing does not make it more often', async () => {
		const { world, type } = opened();
		world.end = failing(500);
		const gaps: number[] = [];
		let last = Date.now();
		for (let key = 0; key < 200; key++) {
			const before = world.causes.length;
			type();
			await pass(3_000);
			if (world.causes.length === before) continue;
			gaps.push(Date.now() - last);
			last = Date.now();
		}
		// Retries after about 2, 7, 17, 37, 77, 157, 317 and 617 seconds.
		expect([6, 7, 8]).toContain(gaps.length);
		expect(gaps).toEqual(gaps.toSorted((one, other) => one - other));
		world.end = null;
		await pass(300_000);
		expect(world.readiness).toBe('saved');
	});

	it('tries at once when the connection is back, and only after a failure', async () => {
		const { world, saver, type } = opened();
		type();
		saver.reconnect();
		expect(world.causes).toEqual([]);
		world.end = failing(0);
		await pass(TYPING_PAUSE_MS);
		expect(world.causes).toHaveLength(1);
		world.end = null;
		saver.reconnect();
		await pass(0);
		expect(world.causes).toHaveLength(2);
		expect(world.readiness).toBe('saved');
		saver.reconnect();
		await pass(600_000);
		expect(world.causes).toHaveLength(2);
	});

	it('retries a save that the person asked for, and ends when the person has saved', async () => {
		const { world, saver } = opened();
		world.readiness = 'ready';
		world.end = failing(0);
		saver.settle(failing(0));
		await pass(5_000);
		expect(world.causes).toEqual(['timer']);
		world.readiness = 'saved';
		saver.settle(null);
		await pass(600_000);
		expect(world.causes).toHaveLength(1);
	});

	it('does not repeat what only another text can mend, until there is one', async () => {
		const { world, type } = opened();
		world.end = failing(422);
		type();
		await pass(600_000);
		expect(world.causes).toHaveLength(1);
		world.end = null;
		type();
		await pass(TYPING_PAUSE_MS);
		expect(world.causes).toHaveLength(2);
	});

	it.each([
		[0, null, 1, 5_000],
		[500, null, 3, 20_000],
		[409, null, 1, 5_000],
		[429, 60, 1, 60_000],
		[429, 2, 2, 10_000],
		[500, null, 40, 300_000],
		[422, null, 1, null],
		[401, null, 1, null],
		[404, null, 1, null],
		[413, null, 1, null],
	])('%i with Retry-After %s, for the %i. time: %s ms', (status, retryAfter, failures, delay) => {
		expect(retryDelayMs(failing(status, retryAfter), failures)).toBe(delay);
	});
});
