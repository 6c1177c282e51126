import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { mailPasswordReset } from '#server/accounts/password-reset-mail.ts';
import { users } from '#server/db/tables/accounts.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { enqueue } from '#server/jobs/outbox.ts';
import { type TestApp, withApp } from '#tests/support/app.ts';
import { call } from '#tests/support/client.ts';
import { makeAssessor, makeCompanyUser, makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { makeMail } from '#tests/support/notices/mail-rows.ts';

const TOKEN = 'a token for the metrics';
const booted = withApp({ env: { METRICS_TOKEN: TOKEN } });

const LINK = '/console/ops_link';

/** A request as from a browser: no bearer token. Does not follow redirects. */
const visit = (app: TestApp, path: string, headers: Record<string, string> = {}, method = 'GET') =>
	fetch(`${app.url}${path}`, { method, headers: { 'Accept-Language': 'en', ...headers }, redirect: 'manual' });

const linkOf = async (admin: Person): Promise<string> => (await admin.post<{ url: string }>(LINK)).data.url;

/** Follows a link and returns the Cookie header for later requests. */
const cookieOf = async (app: TestApp, admin: Person): Promise<string> =>
	(await visit(app, await linkOf(admin))).headers.get('set-cookie')?.split(';')[0] ?? '';

describe('the link to the queues', () => {
	it('admits only console admins', async () => {
		const app = booted.current;
		expect((await (await makeAssessor(app)).post(LINK)).status).toBe(403);
		expect((await (await makeCompanyUser(app)).post(LINK)).status).toBe(401);
		expect((await call(app, 'POST', LINK)).status).toBe(401);
	});

	it('sets a cookie for the queue dashboard only, and redirects to it', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const answer = await admin.post<{ url: string }>(LINK);
		expect(answer.message).toBe('A link to the job queues was created. Open it within 60 seconds.');
		expect(answer.data.url).not.toContain(admin.token);
		const opened = await visit(app, answer.data.url);
		expect([opened.status, opened.headers.get('location')]).toEqual([302, '/ops/queues']);
		const cookie = opened.headers.get('set-cookie') ?? '';
		for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/ops', 'Max-Age=3600']) expect(cookie).toContain(part);
		expect(cookie).not.toContain('Secure');
		const rows = await app.deps.db
			.select()
			.from(auditEvents)
			.where(eq(auditEvents.actorId, admin.user.id))
			.orderBy(auditEvents.id);
		expect(rows.map((row) => row.action)).toEqual(['ops.linked', 'ops.opened']);
	});

	it('expires after 60 seconds, and with the session', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const link = await linkOf(admin);
		app.clock.advance(60_000);
		expect((await visit(app, link)).status).toBe(404);
		app.clock.release();
		const second = await linkOf(admin);
		await admin.post('/console/logout');
		expect((await visit(app, second)).status).toBe(404);
	});

	it('cannot be forged or extended', async () => {
		const app = booted.current;
		const link = await linkOf(await makeConsoleAdmin(app));
		const [session, expires, signature] = link.split('pass=')[1]?.split('.') ?? [];
		const unknown = await (await visit(app, '/ops/no-such-path')).text();
		for (const pass of ['', 'x', `${session}.${Number(expires) + 1}.${signature}`, `${session}.${expires}.`]) {
			const answer = await visit(app, `/ops?pass=${pass}`);
			expect([answer.status, await answer.text()]).toEqual([404, unknown]);
		}
		expect((await visit(app, '/ops')).status).toBe(404);
		expect((await visit(app, '/ops?pass=a&pass=b')).status).toBe(404);
	});
});

describe('the queues', () => {
	it('are shown to the holder of the cookie, under a separate CSP', async () => {
		const app = booted.current;
		const cookie = await cookieOf(app, await makeConsoleAdmin(app));
		const page = await visit(app, '/ops/queues', { Cookie: cookie });
		const html = await page.text();
		expect(page.status).toBe(200);
		expect(html).toContain('<base href="/ops/queues/"');
		expect(page.headers.get('content-security-policy')).toContain("form-action 'none'");
		expect(page.headers.get('cache-control')).toBe('no-store');
		const script = /src="(static\/js\/main[^"]+)"/.exec(html)?.[1];
		const asset = await visit(app, `/ops/queues/${script}`, { Cookie: cookie });
		expect([asset.status, asset.headers.get('content-type')]).toEqual([200, expect.stringContaining('javascript')]);
	});

	it('show jobs without user content', async () => {
		const app = booted.current;
		const cookie = await cookieOf(app, await makeConsoleAdmin(app));
		const payload = { email: 'reader@example.com', locale: 'ja' } as const;
		await app.deps.db.transaction((tx) => enqueue(tx, mailPasswordReset, payload));
		const shown = async () => {
			const query = 'activeQueue=kyosei&status=latest&page=1&jobsPerPage=10';
			return (await visit(app, `/ops/queues/api/queues?${query}`, { Cookie: cookie })).text();
		};
		await expect.poll(shown).toContain('"name":"mail-password-reset"');
		const text = await shown();
		expect(JSON.parse(text).queues[0].readOnlyMode).toBe(true);
		expect(text).toContain('"outboxId"');
		expect(text).not.toContain(payload.email);
	});

	it('answer 404 to everybody else', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const cookie = await cookieOf(app, admin);
		const unknown = await (await visit(app, '/ops/no-such-path')).text();
		const attempts: Record<string, string>[] = [
			{},
			{ Authorization: `Bearer ${admin.token}` },
			{ Cookie: `${cookie}x` },
			{ Cookie: `kyosei_ops=${(await linkOf(admin)).split('pass=')[1]}` },
		];
		for (const headers of attempts) {
			for (const path of ['/ops/queues', '/ops/queues/api/queues', '/ops/queues/static/favicon.ico']) {
				const answer = await visit(app, path, headers);
				expect([answer.status, await answer.text()]).toEqual([404, unknown]);
			}
		}
	});

	it('are closed after an hour, after the sign-out, and to a former admin', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const cookie = await cookieOf(app, admin);
		const status = async () => (await visit(app, '/ops/queues', { Cookie: cookie })).status;
		expect(await status()).toBe(200);
		app.clock.advance(60 * 60 * 1000);
		expect(await status()).toBe(404);
		app.clock.release();
		await app.deps.db.update(users).set({ role: 1 }).where(eq(users.id, admin.user.id));
		expect(await status()).toBe(404);
		await app.deps.db.update(users).set({ role: 0 }).where(eq(users.id, admin.user.id));
		expect(await status()).toBe(200);
		await admin.post('/console/logout');
		expect(await status()).toBe(404);
	});

	it('are read-only with the cookie', async () => {
		const app = booted.current;
		const cookie = await cookieOf(app, await makeConsoleAdmin(app));
		for (const [method, path] of [
			['PUT', '/ops/queues/api/queues/pause'],
			['PUT', '/ops/queues/api/queues/kyosei/empty'],
			['POST', '/ops/queues/api/queues/kyosei/add'],
		] as const) {
			expect((await visit(app, path, { Cookie: cookie }, method)).status).toBe(404);
		}
	});
});

describe('the log', () => {
	const logging = withApp();

	it('has a line for each request with actor, route and status, and no input', async () => {
		const app = logging.current;
		const admin = await makeConsoleAdmin(app);
		app.logs.splice(0);
		await admin.get('/console/companies?q=typed');
		await admin.get('/console/companies/999999');
		await call(app, 'GET', '/console/companies?q=typed');
		await visit(app, '/trpc/console.session.me,console.statuses?batch=1&input=%7B%220%22:%7B%7D%7D', {
			Authorization: `Bearer ${admin.token}`,
		});
		await visit(app, '/trpc/typed');
		await visit(app, '/api/typed');
		const lines = await vi.waitFor(() => {
			const found = app.logs
				.map((line) => JSON.parse(line))
				.filter(({ msg, route }) => msg === 'request' && route !== '/readyz');
			expect(found).toHaveLength(6);
			return found;
		});
		// A line is written once its answer was sent, when the next request may have come already.
		expect(lines.map(({ method, route, status, actor }) => [method, route, status, actor])).toEqual(
			expect.arrayContaining([
				['GET', '/api/console/companies', 200, admin.user.id],
				['GET', '/api/console/companies/:id', 404, admin.user.id],
				['GET', '/api/console/companies', 401, null],
				['GET', '/trpc/console.session.me,console.statuses', 200, admin.user.id],
				['GET', '/trpc/*', 404, null],
				['GET', null, 404, null],
			]),
		);
		expect(lines.every(({ requestId, ms }) => /^[0-9a-f-]{36}$/.test(requestId) && ms >= 0)).toBe(true);
		expect(app.logs.join('')).not.toMatch(/typed|Bearer/);
		expect(app.logs.join('')).not.toContain(admin.token);
	});
});

describe('the metrics', () => {
	const lineOf = (text: string, start: string): string | undefined =>
		text.split('\n').find((line) => line.startsWith(start));

	const numberOf = (text: string, name: string): number => {
		const line = lineOf(text, `${name} `);
		if (!line) throw new Error(`no metric ${name}`);
		return Number(line.slice(name.length));
	};

	it('report requests, queue, outbox, pool and event loop to localhost', async () => {
		// Metrics are per server and refused through a proxy.
		const app = { ...booted.current, url: booted.current.serverUrl };
		const admin = await makeConsoleAdmin(app);
		await admin.get('/console/me');
		await visit(app, '/trpc/console.session.me', { Authorization: `Bearer ${admin.token}` });
		await visit(app, `/trpc/${'x'.repeat(40)}`);
		await visit(app, '/no-such-path-of-mine');
		await app.deps.db.delete(outboxJobs);
		const enqueued = new Date(Date.now() - 3_600_000);
		await app.deps.db
			.insert(outboxJobs)
			.values({ name: 'mail-password-reset', payload: {}, createdAt: enqueued, relayedAt: new Date() });
		await makeMail(app, { createdAt: enqueued });
		await makeMail(app, { state: 'failed' });
		const answer = await visit(app, '/metrics');
		const text = await answer.text();
		expect(answer.status).toBe(200);
		expect(answer.headers.get('content-type')).toContain('text/plain');
		const requests = 'http_request_duration_seconds_count';
		expect(lineOf(text, `${requests}{method="GET",route="/api/console/me",status="200"}`)).toMatch(/ [1-9]\d*$/);
		expect(lineOf(text, `${requests}{method="GET",route="/trpc/console.session.me",status="200"}`)).toMatch(/ 1$/);
		expect(lineOf(text, `${requests}{method="GET",route="/trpc/*",status="404"}`)).toMatch(/ 1$/);
		expect(text).not.toContain('no-such-path-of-mine');
		expect(lineOf(text, 'kyosei_outbox_open_jobs')).toMatch(/ 1$/);
		const oldest = numberOf(text, 'kyosei_outbox_oldest_open_seconds');
		expect(oldest).toBeGreaterThanOrEqual(3_600);
		expect(oldest).toBeLessThan(7_200);
		expect(numberOf(text, 'kyosei_mails_oldest_waiting_seconds')).toBeGreaterThanOrEqual(3_600);
		for (const state of ['waiting', 'failed'])
			expect(lineOf(text, `kyosei_mails{state="${state}"}`)).toMatch(/ [1-9]\d*$/);
		expect(lineOf(text, 'kyosei_pool_connections{state="total"}')).toMatch(/ [1-9]\d*$/);
		expect(numberOf(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
	});

	it('count the jobs that wait in the queue', async () => {
		const app = { ...booted.current, url: booted.current.serverUrl };
		const waiting = async (): Promise<number> => {
			const text = await (await visit(app, '/metrics')).text();
			const jobs = ['waiting', 'prioritized'].map((state) => numberOf(text, `kyosei_queue_jobs{state="${state}"}`));
			return jobs.reduce((sum, count) => sum + count, 0);
		};
		const before = await waiting();
		await app.deps.db.transaction(async (tx) => {
			for (let job = 0; job < 3; job++) await enqueue(tx, mailPasswordReset, { email: 'x@example.com', locale: 'ja' });
		});
		await expect.poll(waiting).toBe(before + 3);
	});

	it('answer 404 through a proxy without the token', async () => {
		const app = booted.current;
		const unknown = await (await visit(app, '/ops/no-such-path')).text();
		for (const name of ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via']) {
			const answer = await visit(app, '/metrics', { [name]: '127.0.0.1' });
			expect([answer.status, await answer.text()]).toEqual([404, unknown]);
			const wrong = await visit(app, '/metrics', { [name]: '127.0.0.1', Authorization: `Bearer ${TOKEN}x` });
			expect(wrong.status).toBe(404);
			const right = await visit(app, '/metrics', { [name]: '127.0.0.1', Authorization: `Bearer ${TOKEN}` });
			expect(right.status).toBe(200);
		}
	});

	const open = withApp();

	it('accept no token if none is set', async () => {
		for (const Authorization of ['Bearer ', 'Bearer null', 'Bearer undefined', '']) {
			const answer = await visit(open.current, '/metrics', { Via: '1.1 proxy', Authorization });
			expect(answer.status).toBe(404);
		}
	});

	const inProduction = withApp({
		env: {
			NODE_ENV: 'production',
			PUBLIC_URL: 'https://kyosei.example.com',
			APP_SECRET: 'NmQ3YzI5ZjE0YjA4NWUzYWQ5MjZjNzEwZjU4YmUz',
			METRICS_TOKEN: TOKEN,
		},
	});

	it.each(['/metrics', '/metrics/', '/%6detrics', '/metrics?x=1'])(
		'are in production for the token alone, also from this machine: %s',
		async (path) => {
			const app = { ...inProduction.current, url: inProduction.current.serverUrl };
			expect((await visit(app, path)).status).toBe(404);
			expect((await visit(app, path, { Authorization: `Bearer ${TOKEN}` })).status).toBe(200);
		},
	);
});
