import pino from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Found, watchReplica } from './replica-watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LEVEL: Found = { state: 'used' };
const BEHIND: Found = { state: 'behind' };

/** A watch whose probes return `found.now`, with the lines of its log. */
const watched = async (first: Found | null) => {
	const found = { now: first };
	const lines: { msg: string; replica?: string; reason?: string }[] = [];
	const probe = vi.fn(async () => found.now);
	const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
	const watch = watchReplica(probe, log);
	await vi.advanceTimersByTimeAsync(0);
	return { watch, found, lines, probe };
};

it('is used once a probe finds it level, and says so once', async () => {
	const { watch, lines, probe } = await watched(LEVEL);
	expect(watch.state()).toBe('used');
	await vi.advanceTimersByTimeAsync(600_000);
	expect(probe, 'nobody asks a replica that is used').toHaveBeenCalledTimes(1);
	expect(lines.map(({ msg }) => msg)).toEqual(['the replica serves lists and exports']);
});

it('stays unused while the primary does not say where it is', async () => {
	const { watch, found, lines } = await watched(null);
	expect([watch.state(), lines]).toEqual(['starting', []]);
	found.now = LEVEL;
	await vi.advanceTimersByTimeAsync(1_000);
	expect(watch.state()).toBe('used');
});

it('is asked at growing intervals after it was left, with a line for each change, not for each call', async () => {
	const { watch, found, lines, probe } = await watched(LEVEL);
	found.now = BEHIND;
	for (let call = 0; call < 5; call++) watch.leave(BEHIND);
	await vi.advanceTimersByTimeAsync(1_000 + 2_000 + 4_000 + 8_000 + 15_000 + 15_000);
	expect(probe).toHaveBeenCalledTimes(1 + 6);
	found.now = { state: 'unreachable', error: new Error('connect ECONNREFUSED\nmore') };
	await vi.advanceTimersByTimeAsync(30_000);
	found.now = LEVEL;
	await vi.advanceTimersByTimeAsync(15_000);
	expect(lines.map(({ replica, reason }) => [replica, reason])).toEqual([
		[undefined, undefined],
		['behind', undefined],
		['unreachable', 'connect ECONNREFUSED'],
		[undefined, undefined],
	]);
});

it('is left for longer each time if it fails again soon, and for the first time again if it does later', async () => {
	const { watch, probe } = await watched(LEVEL);
	const fallsAndAsksAfter = async (ms: number): Promise<void> => {
		const before = probe.mock.calls.length;
		watch.leave(BEHIND);
		await vi.advanceTimersByTimeAsync(ms - 1);
		expect(probe).toHaveBeenCalledTimes(before);
		await vi.advanceTimersByTimeAsync(1);
		expect([probe.mock.calls.length, watch.state()]).toEqual([before + 1, 'used']);
	};
	await fallsAndAsksAfter(1_000);
	await fallsAndAsksAfter(2_000);
	await fallsAndAsksAfter(4_000);
	await vi.advanceTimersByTimeAsync(60_001);
	await fallsAndAsksAfter(1_000);
});

it('asks and says nothing once it is closed', async () => {
	const { watch, lines, probe } = await watched(LEVEL);
	watch.leave(BEHIND);
	watch.close();
	watch.leave({ state: 'unreachable' });
	await vi.advanceTimersByTimeAsync(60_000);
	expect([probe.mock.calls.length, lines.length, watch.state()]).toEqual([1, 2, 'behind']);
});
