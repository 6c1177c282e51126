import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '#client/base/failure.ts';
import { createAutosaver, EVERY_HALF_MINUTE, type Pace, retryDelayMs, TYPING_PAUSE_MS } from './autosaver.ts';
import type { Readiness } from './save-state.ts';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

const failing = (status: number, retryAfterSeconds: number | null = null) =>
	new ApiFailure(status, 'refused', {}, retryAfterSeconds);

/** An autosaver whose saves resolve at once, with the failure `end`. */
const opened = (pace?: Pace) => {
	const world = {
		readiness: 'saved' as Readiness,
		end: null as ApiFailure | null,
		causes: [] as string[],
		idle: Promise.resolve(),
	};
	const saver = createAutosaver({
		idle: () => world.idle,
		readiness: () => world.readiness,
		save: async (cause) => {
			world.causes.push(cause);
			if (!world.end) world.readiness = 'saved';
			return world.end;
		},
		...(pace ? { pace } : {}),
	});
	saver.start();
	const type = (): void => {
		world.readiness = 'ready';
		saver.typed();
	};
	return { world, saver, type };
};

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('after typing', () => {
	it('saves once, two seconds after the last keystroke', async () => {
		const { world, type } = opened();
		for (let key = 0; key < 5; key++) {
			type();
			await pass(TYPING_PAUSE_MS - 1);
		}
		expect(world.causes).toEqual([]);
		await pass(1);
		expect(world.causes).toEqual(['timer']);
		await pass(600_000);
		expect(world.causes).toHaveLength(1);
	});

	it('waits while something is in the way, and then goes on by itself', async () => {
		const { world, type } = opened();
		type();
		world.readiness = 'blocked';
		await pass(60_000);
		expect(world.causes).toEqual([]);
		world.readiness = 'ready';
		await pass(TYPING_PAUSE_MS);
		expect(world.causes).toEqual(['timer']);
	});

	it('never saves what an input method is converting', async () => {
		const { world, saver, type } = opened();
		saver.compose(true);
		type();
		saver.hide();
		expect(await saver.leave()).toBe(false);
		await pass(60_000);
		expect(world.causes).toEqual([]);
		saver.compose(false);
		await pass(TYPING_PAUSE_MS);
		expect(world.causes).toEqual(['timer']);
	});

	it('saves nothing once the screen is gone, not even after a failure that comes later', async () => {
		const { world, saver, type } = opened();
		type();
		saver.stop();
		await pass(60_000);
		saver.settle(failing(0));
		saver.reconnect();
		saver.hide();
		await pass(600_000);
		expect(world.causes).toEqual([]);
	});

	it.each(['saved', 'blocked'] as const)(
		'sends nothing where a save of the person, still under way, ends %s',
		async (end) => {
			const { world, type } = opened();
			const asked = Promise.withResolvers<void>();
			world.idle = asked.promise;
			type();
			await pass(TYPING_PAUSE_MS);
			world.readiness = end;
			asked.resolve();
			await pass(600_000);
			expect(world.causes).toEqual([]);
		},
	);

	it('has one save under way at a time', async () => {
		const ends: (() => void)[] = [];
		let readiness: Readiness = 'ready';
		const saver = createAutosaver({
			idle: async () => {},
			readiness: () => readiness,
			save: () => new Promise((resolve) => ends.push(() => resolve(null))),
		});
		saver.start();
		saver.typed();
		await pass(TYPING_PAUSE_MS);
		saver.typed();
		await pass(TYPING_PAUSE_MS);
		const left = saver.leave();
		await pass(0);
		expect(ends).toHaveLength(1);
		ends[0]?.();
		await pass(0);
		expect(ends).toHaveLength(2);
		readiness = 'saved';
		ends[1]?.();
		expect(await left).toBe(true);
		await pass(60_000);
		expect(ends).toHaveLength(2);
	});
});

describe('every half minute', () => {
	const { waitMs } = EVERY_HALF_MINUTE;

	it('saves while somebody types on, and nothing once all is saved', async () => {
		const { world, saver, type } = opened(EVERY_HALF_MINUTE);
		for (let second = 0; second < 89; second++) {
			type();
			await pass(1_000);
		}
		expect(world.causes).toEqual(['timer', 'timer']);
		world.readiness = 'saved';
		saver.rest();
		await pass(600_000);
		expect(world.causes).toHaveLength(2);
	});

	it('begins the wait anew after a save that the person asked for', async () => {
		const { world, saver, type } = opened(EVERY_HALF_MINUTE);
		type();
		await pass(waitMs - 1);
		world.readiness = 'saved';
		saver.settle(null);
		saver.rest();
		type();
		await pass(waitMs - 1);
		expect(world.causes).toEqual([]);
		await pass(1);
		expect(world.causes).toEqual(['timer']);
	});

	it('waits as long after a failure, and saves nothing in a hidden tab', async () => {
		const { world, saver, type } = opened(EVERY_HALF_MINUTE);
		type();
		saver.hide();
		await pass(0);
		expect(world.causes).toEqual([]);
		world.end = failing(0);
		await pass(waitMs);
		expect(world.causes).toHaveLength(1);
		await pass(waitMs - 1);
		expect(world.causes).toHaveLength(1);
		await pass(1);
		expect(world.causes).toHaveLength(2);
	});

	it('waits while something is in the way', async () => {
		const { world, type } = opened(EVERY_HALF_MINUTE);
		type();
		world.readiness = 'blocked';
		await pass(waitMs);
		world.readiness = 'ready';
		await pass(waitMs - 1);
		expect(world.causes).toEqual([]);
		await pass(1);
		expect(world.causes).toEqual(['timer']);
	});
});

describe('on leaving', () => {
	it('saves at once, and says whether everything is saved', async () => {
		const { world, saver, type } = opened();
		expect(await saver.leave()).toBe(true);
		type();
		expect(await saver.leave()).toBe(true);
		expect(world.causes).toEqual(['leave']);
		type();
		world.end = failing(500);
		expect(await saver.leave()).toBe(false);
		world.readiness = 'blocked';
		expect(await saver.leave()).toBe(false);
		expect(world.causes).toHaveLength(2);
	});

	it('is not everything saved where somebody types on meanwhile', async () => {
		let readiness: Readiness = 'ready';
		const saver = createAutosaver({ idle: async () => {}, readiness: () => readiness, save: async () => null });
		saver.start();
		expect(await saver.leave()).toBe(false);
		readiness = 'saved';
		expect(await saver.leave()).toBe(true);
	});

	it('saves in a hidden tab, but not again and again after a failure', async () => {
		const { world, saver, type } = opened();
		type();
		world.end = failing(429, 30);
		for (let times = 0; times < 5; times++) {
			saver.hide();
			await pass(100);
		}
		expect(world.causes).toEqual(['leave']);
	});
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
