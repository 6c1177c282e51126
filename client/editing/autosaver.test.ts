import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failing, opened, pass } from '#tests/support/opened-autosaver.ts';
import { createAutosaver, EVERY_HALF_MINUTE, TYPING_PAUSE_MS } from './autosaver.ts';
import type { Readiness } from './save-state.ts';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

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
