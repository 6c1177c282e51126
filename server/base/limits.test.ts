import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readConfig } from './config.ts';
import { type Budget, createLimits, type Limits, TooManyAttempts } from './limits.ts';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

const MINUTE_MS = 60_000;

/** Number of attempts that pass, and the longest `Retry-After` of a refused one in seconds. */
const attempts = async (
	{ spend }: Pick<Limits, 'spend'>,
	budget: Budget,
	count: number,
	{ call = 'free.contact', who = '192.0.2.1' } = {},
) => {
	let passed = 0;
	let wait = 0;
	for (let attempt = 0; attempt < count; attempt++) {
		try {
			await spend(budget, call, who);
			passed += 1;
		} catch (error) {
			if (!(error instanceof TooManyAttempts)) throw error;
			wait = Math.max(wait, error.retryAfterSeconds ?? 0);
		}
	}
	return { passed, wait };
};

it('an address that sends results all the time gets no more through in an hour than ten minutes allow', async () => {
	const limits = createLimits(readConfig({}).limits);
	let passed = 0;
	let longest = 0;
	for (let minute = 0; minute < 60; minute++) {
		const round = await attempts(limits, 'result', 70);
		expect(round.passed).toBeLessThanOrEqual(60);
		passed += round.passed;
		longest = Math.max(longest, round.wait);
		vi.advanceTimersByTime(MINUTE_MS);
	}
	expect(passed).toBe(600);
	expect(longest).toBeGreaterThan(40 * 60);
	expect((await attempts(limits, 'result', 1)).passed).toBe(1);
});

it('each call counts apart where they are open, and so does each address', async () => {
	const limits = createLimits(readConfig({}).limits);
	expect(await attempts(limits, 'link', 12)).toMatchObject({ passed: 10 });
	expect(
		await attempts(limits, 'link', 12, { call: 'console.session.forgotPassword', who: '192.0.2.1' }),
	).toMatchObject({ passed: 10 });
	expect(
		await attempts(limits, 'link', 12, { call: 'console.session.forgotPassword', who: '192.0.2.2' }),
	).toMatchObject({ passed: 10 });
	expect(await attempts(limits, 'certificate', 130)).toMatchObject({ passed: 120 });
	expect(await attempts(limits, 'result', 70)).toMatchObject({ passed: 60 });
});

it('imports of one person count together, and those of each person apart', async () => {
	const limits = createLimits(readConfig({ LIMIT_IMPORTS_PER_PERSON: '3' }).limits);
	const [papers, companies] = ['console.papers.import', 'console.companyImport.run'];
	expect(await attempts(limits, 'import', 2, { call: papers, who: 'user-1' })).toMatchObject({ passed: 2 });
	expect(await attempts(limits, 'import', 2, { call: companies, who: 'user-1' })).toMatchObject({ passed: 1 });
	expect(await attempts(limits, 'import', 2, { call: companies, who: 'user-2' })).toMatchObject({ passed: 2 });
});
