import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readConfig } from './config.ts';
import { createLimits, TooManyAttempts } from './limits.ts';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

const MINUTE_MS = 60_000;

/** Number of attempts that pass, and the longest `Retry-After` of a refused one in seconds. */
const attempts = async (limited: (key: string) => Promise<void>, count: number, key = 'free.contact 192.0.2.1') => {
	let passed = 0;
	let wait = 0;
	for (let attempt = 0; attempt < count; attempt++) {
		try {
			await limited(key);
			passed += 1;
		} catch (error) {
			if (!(error instanceof TooManyAttempts)) throw error;
			wait = Math.max(wait, error.retryAfterSeconds ?? 0);
		}
	}
	return { passed, wait };
};

it('an address that sends results all the time gets no more through in an hour than ten minutes allow', async () => {
	const { open } = createLimits(readConfig({}).limits);
	let passed = 0;
	let longest = 0;
	for (let minute = 0; minute < 60; minute++) {
		const round = await attempts(open.result, 70);
		expect(round.passed).toBeLessThanOrEqual(60);
		passed += round.passed;
		longest = Math.max(longest, round.wait);
		vi.advanceTimersByTime(MINUTE_MS);
	}
	expect(passed).toBe(600);
	expect(longest).toBeGreaterThan(40 * 60);
	expect((await attempts(open.result, 1)).passed).toBe(1);
});

it('each call counts apart, and so does each address', async () => {
	const { open } = createLimits(readConfig({}).limits);
	expect(await attempts(open.link, 12)).toMatchObject({ passed: 10 });
	expect(await attempts(open.link, 12, 'console.session.forgotPassword 192.0.2.1')).toMatchObject({ passed: 10 });
	expect(await attempts(open.link, 12, 'console.session.forgotPassword 192.0.2.2')).toMatchObject({ passed: 10 });
	expect(await attempts(open.certificate, 130)).toMatchObject({ passed: 120 });
	expect(await attempts(open.result, 70)).toMatchObject({ passed: 60 });
});
