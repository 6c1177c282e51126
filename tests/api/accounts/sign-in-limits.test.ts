import { setImmediate } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { hashPassword } from '#server/accounts/passwords.ts';
import { forgetOldNetworks } from '#server/accounts/sign-in-networks.ts';
import { signInNetworks } from '#server/db/tables/accounts.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { withApp } from '#tests/support/app.ts';
import { call } from '#tests/support/client.ts';
import { makeCompanyUser, makeConsoleAdmin, PASSWORD, unique } from '#tests/support/factories.ts';

/** Guessing from many addresses at once, and what it costs the owner of the account. */

const DAY_MS = 24 * 60 * 60 * 1000;

const booted = withApp({ env: { TRUST_PROXY: '127.0.0.1', LIMIT_LOGIN_PER_ACCOUNT: '30' } });

const logIn = (email: string, address: string, password = 'not the one') =>
	call({ url: booted.current.serverUrl }, 'POST', '/app/login', {
		body: { email, password },
		headers: { 'X-Forwarded-For': address },
	});

const statusesOf = async (email: string, addresses: readonly string[]): Promise<number[]> => {
	const statuses: number[] = [];
	for (const address of addresses) statuses.push((await logIn(email, address)).status);
	return statuses;
};

const OWN = '2001:db8:77::1';
const ONE_NETWORK = Array.from({ length: 60 }, (_, at) => `2001:db8:0:1:${at.toString(16)}::${at + 1}`);
/** Each test guesses from networks of its own. */
const networks = (count: number): string[] => {
	const group = unique('').split('-')[0];
	return Array.from({ length: count }, (_, at) => `2001:db9:${group}:${at.toString(16)}::1`);
};

const networksOf = (userId: number) =>
	booted.current.deps.db.select().from(signInNetworks).where(eq(signInNetworks.userId, userId));

describe('guesses from many addresses', () => {
	it('of one /64 are counted together', async () => {
		const { user } = await makeCompanyUser(booted.current);
		const statuses = await statusesOf(user.email, ONE_NETWORK);
		expect(statuses).toEqual([...Array<number>(5).fill(422), ...Array<number>(55).fill(429)]);
	});

	it('of 60 /64s are refused after 30, and the owner signs in from their own network', async () => {
		const { user } = await makeCompanyUser(booted.current);
		expect((await logIn(user.email, OWN, PASSWORD)).status).toBe(200);
		const statuses = await statusesOf(user.email.toUpperCase(), networks(60));
		expect(statuses).toEqual([...Array<number>(30).fill(422), ...Array<number>(30).fill(429)]);
		const [stranger = ''] = networks(1);
		const refused = await logIn(user.email, stranger, PASSWORD);
		expect([refused.status, refused.headers.get('X-RateLimit-Limit')]).toEqual([429, '30']);
		expect((await logIn(user.email, '2001:db8:77::2', PASSWORD)).status).toBe(200);
	});

	it('are refused alike for an email that nobody has', async () => {
		const email = `${unique('nobody')}@example.com`;
		const statuses = await statusesOf(email, networks(35));
		expect(statuses).toEqual([...Array<number>(30).fill(422), ...Array<number>(5).fill(429)]);
	});

	it('are all counted in the audit log', async () => {
		const { db, auditCounter } = booted.current.deps;
		const refusals = async (): Promise<number> => {
			await auditCounter.flush();
			const rows = await db.select().from(auditEvents).where(eq(auditEvents.action, 'refused.429'));
			return rows.reduce((sum, { occurrences }) => sum + occurrences, 0);
		};
		const before = await refusals();
		const statuses = await statusesOf(`${unique('nobody')}@example.com`, networks(40));
		expect(statuses.filter((status) => status === 429)).toHaveLength(10);
		expect(await refusals()).toBe(before + 10);
	});
});

describe('a known network', () => {
	it('is the /24 of an IPv4 address, and stores when it was last used', async () => {
		const { user } = await makeCompanyUser(booted.current);
		await logIn(user.email, '203.0.113.9', PASSWORD);
		await logIn(user.email, '203.0.113.200', PASSWORD);
		await logIn(user.email, '203.0.114.1');
		expect((await networksOf(user.id)).map(({ network }) => network)).toEqual(['203.0.113.0/24']);
	});

	it('is unknown again after 30 days without a sign-in, and is then forgotten', async () => {
		const { deps, clock } = booted.current;
		const { user } = await makeCompanyUser(booted.current);
		await logIn(user.email, OWN, PASSWORD);
		await statusesOf(user.email, networks(31));
		clock.advance(30 * DAY_MS - 60_000);
		await forgetOldNetworks(deps.db, deps.clock);
		expect((await logIn(user.email, OWN)).status).toBe(422);
		clock.advance(120_000);
		expect((await logIn(user.email, OWN, PASSWORD)).status).toBe(429);
		await forgetOldNetworks(deps.db, deps.clock);
		expect(await networksOf(user.id)).toEqual([]);
		clock.release();
	});

	it('of another account is not this one’s', async () => {
		const app = booted.current;
		const [owner, other] = [await makeCompanyUser(app), await makeCompanyUser(app)];
		await logIn(other.user.email, OWN, PASSWORD);
		await statusesOf(owner.user.email, networks(31));
		expect((await logIn(owner.user.email, OWN, PASSWORD)).status).toBe(429);
	});
});

/** Keeps the line of passwords full until it is released: each that is done is replaced at once. */
const fillLine = (): (() => Promise<void>) => {
	let isFull = true;
	const keepOne = async (): Promise<void> => {
		while (isFull) await hashPassword('to fill the line').catch(() => setImmediate());
	};
	const all = Array.from({ length: 110 }, keepOne);
	return async () => {
		isFull = false;
		await Promise.all(all);
	};
};

describe('many sign-ins at once', () => {
	it('are refused with 429 while the line of passwords to be checked is full, and count as no failure', async () => {
		const { user } = await makeCompanyUser(booted.current);
		const release = fillLine();
		const refused = [];
		for (let attempt = 0; attempt < 20 && refused.length < 6; attempt++) {
			const answer = await logIn(user.email, OWN, PASSWORD);
			if (answer.status !== 200) refused.push(answer);
		}
		await release();
		expect(refused, 'more than the failures that a minute allows').toHaveLength(6);
		for (const answer of refused) {
			expect([answer.status, answer.message]).toEqual([
				429,
				'The service is busy. Please wait a moment and try again.',
			]);
			expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
		}
		expect((await logIn(user.email, OWN, PASSWORD)).status).toBe(200);
	});
});

describe('the email of a sign-in', () => {
	it.each(['/app/login', '/console/login', '/console/forgot_password'])(
		'has at most 255 characters at %s',
		async (path) => {
			const email = `${'a'.repeat(60)}@${'b.'.repeat(100)}example.com`;
			const answer = await call(booted.current, 'POST', path, { body: { email, password: PASSWORD } });
			expect([answer.status, answer.errors]).toEqual([
				422,
				{ email: ['The email field must not be longer than 255 characters.'] },
			]);
		},
	);
});

describe('forgotten passwords', () => {
	const mailJobs = async (email: string): Promise<number> => {
		const rows = await booted.current.deps.db.select().from(outboxJobs);
		return rows.filter(
			({ name, payload }) => name === 'mail-password-reset' && (payload as { email: string }).email === email,
		).length;
	};

	it('send at most three mails an hour to one email, and answer alike', async () => {
		const { user } = await makeConsoleAdmin(booted.current);
		for (const email of [user.email, `${unique('nobody')}@example.com`]) {
			const answers = [];
			for (const address of networks(5)) {
				answers.push(
					await call({ url: booted.current.serverUrl }, 'POST', '/console/forgot_password', {
						body: { email },
						headers: { 'X-Forwarded-For': address },
					}),
				);
			}
			expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
			expect(answers[0]?.status).toBe(200);
			expect(await mailJobs(email)).toBe(3);
		}
	});
});
