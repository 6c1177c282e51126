import { afterAll, afterEach, expect, it } from 'vitest';
import { withApp } from '#tests/support/app.ts';
import { type StallingProxy, startStallingProxy } from '#tests/support/database/stalling-proxy.ts';
import { makeCompanyUser } from '#tests/support/factories.ts';
import { LIMITS } from '#tests/support/limits.ts';

/** PostgreSQL that accepts and does not answer, as after a cut cable or on a frozen machine. */

let proxy: StallingProxy;
const booted = withApp({
	env: { DATABASE_TIMEOUT_MS: '1000' },
	databaseProxy: async (url) => {
		proxy = await startStallingProxy(url);
		return proxy.url;
	},
});
afterEach(() => proxy.resume());
afterAll(() => proxy.close());

const ask = (path: string, token: string | null, init: RequestInit = {}): Promise<Response> =>
	fetch(`${booted.current.url}/api${path}`, {
		...init,
		headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', 'Accept-Language': 'en' },
		signal: AbortSignal.timeout(LIMITS.answer),
	});

const expectUnavailable = async (answer: Response): Promise<void> => {
	expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
	expect(await answer.json()).toEqual({ message: expect.any(String) });
};

it('answers 503 to a read and a write on connections that fall silent, and works again afterward', async () => {
	const { token } = await makeCompanyUser(booted.current, { role: 1 });
	// Two connections in the pool.
	await Promise.all([ask('/app/me', token), ask('/app/me', token)]);
	proxy.stall();
	const password = JSON.stringify({ old_password: 'not the one', new_password: 'another one entirely' });
	const [read, write] = await Promise.all([
		ask('/app/me', token),
		ask('/app/company_users/profile/reset_password', token, { method: 'PUT', body: password }),
	]);
	await expectUnavailable(read);
	await expectUnavailable(write);
	proxy.resume();
	await expect.poll(async () => (await ask('/app/me', token)).status).toBe(200);
});

it('answers 503 when new connections stay unanswered', async () => {
	const { token } = await makeCompanyUser(booted.current, { role: 1 });
	proxy.stall();
	await expectUnavailable(await ask('/app/me', token));
	await expectUnavailable(await ask('/app/me', token));
});

it('a transaction ends too, and its connection does not go back to the pool', async () => {
	const { db } = booted.current.deps;
	const outcome = await db
		.transaction(async (tx) => {
			proxy.stall();
			await tx.execute('select 1');
		})
		.then(
			() => 'committed',
			(error: Error) => String(error.cause ?? error),
		);
	expect(outcome).toMatch(/Connection terminated|not queryable|Client/);
	proxy.resume();
	await expect.poll(() => db.execute('select 1').then(() => 'works', String)).toBe('works');
});
