import { environmentManager, focusManager, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '#client/base/failure.ts';
import { createQueryClient } from './query-client.ts';

vi.mock('./reactions.ts', () => ({ reactToLoad: vi.fn(), reactToWrite: vi.fn() }));
vi.mock('#client/ui/toast.tsx', () => ({ notify: { success: vi.fn(), dismiss: vi.fn() } }));

/**
 * The specification's data fetching: 2 s de-duplication, 5 s focus throttle, no retries; without a connection retries
 * every 5 or 10 s.
 */

let client: QueryClient;
let load: ReturnType<typeof vi.fn<() => Promise<string>>>;
const queryKey = ['overview'];

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('window', new EventTarget());
	vi.stubGlobal('document', { visibilityState: 'visible' });
	vi.stubGlobal('navigator', {});
	load = vi.fn(async () => 'loaded');
	client = createQueryClient();
	client.mount();
});

afterEach(() => {
	client.unmount();
	client.clear();
	focusManager.setEventListener(() => undefined);
	focusManager.setFocused(undefined);
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

const fetchOnce = () => client.fetchQuery({ queryKey, queryFn: load });

/** Observes the query, as a screen would. */
const show = async (): Promise<void> => {
	new QueryObserver(client, { queryKey, queryFn: load }).subscribe(() => {});
	await vi.advanceTimersByTimeAsync(0);
};

const focus = async (): Promise<void> => {
	window.dispatchEvent(new Event('focus'));
	await vi.advanceTimersByTimeAsync(0);
};

it('answers the same request within 2 seconds from the first', async () => {
	await Promise.all([fetchOnce(), fetchOnce()]);
	expect(load).toHaveBeenCalledTimes(1);
	await vi.advanceTimersByTimeAsync(1_999);
	await fetchOnce();
	expect(load).toHaveBeenCalledTimes(1);
	await vi.advanceTimersByTimeAsync(1);
	await fetchOnce();
	expect(load).toHaveBeenCalledTimes(2);
});

it('repeats neither a failed load nor a failed write', async () => {
	load.mockRejectedValue(new ApiFailure(500, 'a bug'));
	await show();
	const write = vi.fn(async () => Promise.reject(new ApiFailure(0, 'no connection')));
	const mutation = client.getMutationCache().build(client, { mutationFn: write });
	await expect(mutation.execute(undefined)).rejects.toThrow('no connection');
	await vi.advanceTimersByTimeAsync(600_000);
	expect(load).toHaveBeenCalledTimes(1);
	expect(write).toHaveBeenCalledTimes(1);
});

it('loads again when the window gets the focus, at most every 5 seconds', async () => {
	await show();
	await vi.advanceTimersByTimeAsync(10_000);
	await focus();
	expect(load).toHaveBeenCalledTimes(2);
	// Loaded data is older than 2 seconds again, so only the throttle prevents a request.
	await vi.advanceTimersByTimeAsync(4_999);
	await focus();
	expect(load).toHaveBeenCalledTimes(2);
	await vi.advanceTimersByTimeAsync(1);
	await focus();
	expect(load).toHaveBeenCalledTimes(3);
});

describe('without a connection, what was loaded stays and is loaded again', () => {
	it.each([
		['4g', 5_000],
		['2g', 10_000],
		['slow-2g', 10_000],
	])('on %s after %i ms', async (effectiveType, delay) => {
		vi.stubGlobal('navigator', { connection: { effectiveType } });
		await show();
		load.mockRejectedValueOnce(new ApiFailure(0, 'no connection'));
		await client.refetchQueries({ queryKey });
		expect(client.getQueryData(queryKey)).toBe('loaded');
		await vi.advanceTimersByTimeAsync(delay - 1);
		expect(load).toHaveBeenCalledTimes(2);
		await vi.advanceTimersByTimeAsync(1);
		expect(load).toHaveBeenCalledTimes(3);
	});
});

it('stops asking by itself where nobody has touched the page for a while, and catches up at the first touch', async () => {
	environmentManager.setIsServer(() => false);
	const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);
	new QueryObserver(client, { queryKey, queryFn: load, refetchInterval: 60_000 }).subscribe(() => {});
	await minutes(10);
	const attended = load.mock.calls.length;
	expect(attended).toBeGreaterThan(8);
	window.dispatchEvent(new Event('keydown'));
	await minutes(15);
	expect(load.mock.calls.length).toBeGreaterThan(attended + 13);
	await minutes(2);
	const left = load.mock.calls.length;
	await minutes(600);
	expect(load).toHaveBeenCalledTimes(left);
	window.dispatchEvent(new Event('pointerdown'));
	await vi.advanceTimersByTimeAsync(0);
	expect(load).toHaveBeenCalledTimes(left + 1);
	await minutes(3);
	expect(load.mock.calls.length).toBeGreaterThan(left + 2);
});
