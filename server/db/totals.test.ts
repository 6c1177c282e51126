import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberTotal } from './totals.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

const counter = (total: number) => vi.fn(async () => total);

test('a large total is counted once in five seconds, for each key and database', async () => {
	const database = {};
	const count = counter(10_000);
	for (let n = 0; n < 3; n++) expect(await rememberTotal(database, 'a', count)).toBe(10_000);
	expect(count).toHaveBeenCalledTimes(1);
	await rememberTotal(database, 'b', count);
	await rememberTotal({}, 'a', count);
	expect(count).toHaveBeenCalledTimes(3);
	vi.advanceTimersByTime(5_001);
	await rememberTotal(database, 'a', count);
	expect(count).toHaveBeenCalledTimes(4);
});

test('a total that people can follow is counted each time', async () => {
	const count = counter(9_999);
	const database = {};
	for (let n = 0; n < 3; n++) await rememberTotal(database, 'a', count);
	expect(count).toHaveBeenCalledTimes(3);
});
