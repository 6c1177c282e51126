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
