import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pollFor } from './poll.ts';

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
});
afterEach(() => {
	vi.useRealTimers();
});

const PAUSES = { firstMs: 20, longestMs: 60 };

/** A query that never returns a result, and the times at which it was called. */
const pendingQuery = () => {
	const at: number[] = [];
	const begin = performance.now();
	const ask = async (): Promise<null> => {
		at.push(performance.now() - begin);
		return null;
	};
	return { at, ask };
};

vi.mock('node:timers/promises', () => ({
	setTimeout: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
}));

it('polls at growing intervals up to the longest, and once more at the limit', async () => {
	const { at, ask } = pendingQuery();
	const answer = pollFor(ask, 200, PAUSES);
	await vi.advanceTimersByTimeAsync(300);
	expect(await answer).toBeNull();
	expect(at).toEqual([0, 20, 50, 95, 155, 200]);
});

it('polls once with a limit of 0', async () => {
	const { at, ask } = pendingQuery();
	expect(await pollFor(ask, 0, PAUSES)).toBeNull();
	expect(at).toEqual([0]);
});

it('returns as soon as there is a result', async () => {
	const ask = vi.fn(async () => (ask.mock.calls.length < 3 ? null : 'done'));
	const answer = pollFor(ask, 200, PAUSES);
	await vi.advanceTimersByTimeAsync(50);
	expect(await answer).toBe('done');
	expect(ask).toHaveBeenCalledTimes(3);
});

it('rejects with the error of the query', async () => {
	await expect(pollFor(() => Promise.reject(new Error('broken')), 200, PAUSES)).rejects.toThrow('broken');
});
