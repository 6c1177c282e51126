import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cachedTotal } from './totals.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

const counter = (total: number) => vi.fn(async () => total);

test('a large total is cached for five seconds by key and database', async () => {
	const database = {};
	const count = counter(10_000);
	for (let n = 0; n < 3; n++) expect(await cachedTotal(database, 'a', count)).toBe(10_000);
	expect(count).toHaveBeenCalledTimes(1);
	await cachedTotal(database, 'b', count);
	await cachedTotal({}, 'a', count);
	expect(count).toHaveBeenCalledTimes(3);
	vi.advanceTimersByTime(5_001);
	await cachedTotal(database, 'a', count);
	expect(count).toHaveBeenCalledTimes(4);
});

test('a total below the threshold is never cached', async () => {
	const count = counter(9_999);
	const database = {};
	for (let n = 0; n < 3; n++) await cachedTotal(database, 'a', count);
	expect(count).toHaveBeenCalledTimes(3);
});

test('a total that is slow to count is answered at once, and counted again beside', async () => {
	const database = {};
	let total = 1_000_000;
	const count = vi.fn(async () => {
		vi.advanceTimersByTime(200);
		return total++;
	});
	const read = () => cachedTotal(database, 'a', count);
	expect(await read()).toBe(1_000_000);
	vi.advanceTimersByTime(60_000);
	expect(await Promise.all([read(), read()])).toEqual([1_000_000, 1_000_000]);
	expect(count).toHaveBeenCalledTimes(2);
	expect(await read()).toBe(1_000_001);
	vi.advanceTimersByTime(11 * 60_000);
	expect(await read()).toBe(1_000_002);
});

test('a total that cannot be counted again is forgotten', async () => {
	const database = {};
	const count = vi.fn(async () => {
		vi.advanceTimersByTime(200);
		if (count.mock.calls.length === 2) throw new Error('gone');
		return 1_000_000;
	});
	await cachedTotal(database, 'a', count);
	vi.advanceTimersByTime(60_000);
	await cachedTotal(database, 'a', count);
	await new Promise(setImmediate);
	await cachedTotal(database, 'a', count);
	expect(count).toHaveBeenCalledTimes(3);
});
