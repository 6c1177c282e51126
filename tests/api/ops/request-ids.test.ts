import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { type TestApp, withApp } from '#tests/support/app.ts';
import { makeAssessor, makeCompanyUser, makeConsoleAdmin } from '#tests/support/factories.ts';
import { readMail } from '#tests/support/notices/mails.ts';

/** One id leads from a request through its log lines and jobs to the mails that it caused. */

const booted = withApp({ env: { SLOW_STATEMENT_MS: '1' } });
const proxied = withApp({ env: { TRUST_PROXY: '127.0.0.1' } });

type Line = Record<string, unknown> & { msg: string };

const linesOf = ({ logs }: TestApp): Line[] => logs.map((line) => JSON.parse(line) as Line);

const forgetPassword = (app: TestApp, email: string, headers: Record<string, string> = {}) =>
	fetch(`${app.url}/api/app/forgot_password`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', ...headers },
		body: JSON.stringify({ email }),
	});

describe('the id of a request', () => {
	it('is answered, and stands in its log line, its jobs, their log lines and mails', async () => {
		const app = booted.current;
		const owner = await makeCompanyUser(app);
		await app.startWorker();
		const answer = await forgetPassword(app, owner.user.email);
		const id = answer.headers.get('X-Request-Id');
		expect(id).toMatch(/^[\da-f-]{36}$/);
		const mail = await readMail(app, owner.user.email);
		expect(mail.headers.get('x-request-id')).toBe(id);
		await app.stopWorker();
		const jobs = await app.deps.db
			.select()
			.from(outboxJobs)
			.where(eq(outboxJobs.requestId, id ?? ''));
		expect(jobs.map(({ name }) => name)).toContain('send-mail');
		const lines = linesOf(app).filter((line) => line.requestId === id);
		const [request] = lines.filter(({ msg }) => msg === 'request');
		expect(request).toMatchObject({ route: '/api/app/forgot_password', status: 200 });
		expect(request?.statements).toBeGreaterThan(0);
		// The call enqueues a job that writes the mail, which enqueues the one that sends it.
		const [job] = lines.filter(({ msg, job: name }) => msg === 'job' && name === 'send-mail');
		expect(job).toMatchObject({ job: 'send-mail', cause: 'send-mail', outcome: 'done', attempt: 1 });
	});

	it('is that of the proxy where one is trusted, and only a well-formed one', async () => {
		const idOf = async (app: TestApp, given: string) =>
			(await fetch(`${app.url}/api/certified`, { headers: { 'X-Request-Id': given } })).headers.get('X-Request-Id');
		expect(await idOf(proxied.current, 'proxy-4711.a_b')).toBe('proxy-4711.a_b');
		for (const wrong of ['short', 'with space in it', '"quoted"-and-more', 'x'.repeat(65)]) {
			expect(await idOf(proxied.current, wrong)).toMatch(/^[\da-f-]{36}$/);
		}
		expect(await idOf(booted.current, 'proxy-4711.a_b')).not.toBe('proxy-4711.a_b');
	});

	it("is not given to calls of the workers' voice", async () => {
		const answer = await fetch(`${booted.current.url}/voice`);
		expect(answer.headers.get('X-Request-Id')).toBeNull();
	});

	it('is not shared by calls that run at the same time', async () => {
		const app = booted.current;
		const [first, second] = await Promise.all([makeConsoleAdmin(app), makeAssessor(app)]);
		const ask = (token: string) =>
			fetch(`${app.url}/api/console/companies`, { headers: { Authorization: `Bearer ${token}` } });
		const answers = await Promise.all([first, second, first, second].map(({ token }) => ask(token ?? '')));
		const ids = answers.map(({ headers }) => headers.get('X-Request-Id'));
		expect(new Set(ids).size).toBe(4);
		for (const id of ids) {
			const [line] = linesOf(app).filter(({ msg, requestId }) => msg === 'request' && requestId === id);
			expect(line?.statements).toBeGreaterThan(0);
			expect(line?.statements).toBeLessThan(12);
		}
	});
});

describe('a slow statement', () => {
	it('is logged with its call and request, without values, and counted', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const secret = 'zaubertrank';
		for (let at = 0; at < 20; at++) await admin.get(`/console/companies?q=${secret}`);
		const slow = linesOf(app).filter(
			({ msg, cause }) => msg === 'slow statement' && cause === 'GET /console/companies',
		);
		expect(slow.length).toBeGreaterThan(0);
		expect(slow[0]).toMatchObject({ level: 40, requestId: expect.stringMatching(/^[\da-f-]{36}$/) });
		expect(String(slow[0]?.statement)).toMatch(/^(select|with)/);
		expect(slow.map((line) => JSON.stringify(line)).join()).not.toContain(secret);
		const metrics = await (await fetch(`${app.serverUrl}/metrics`)).text();
		const [, counted = '0'] = /^kyosei_slow_statements_total (\d+)$/m.exec(metrics) ?? [];
		expect(Number(counted)).toBeGreaterThan(0);
	});
});

describe('probes', () => {
	it('leave no line in the log at its usual level', async () => {
		const app = booted.current;
		for (const path of ['/healthz', '/readyz', '/metrics']) await fetch(`${app.serverUrl}${path}`);
		expect(linesOf(app).filter(({ route }) => ['/healthz', '/readyz', '/metrics'].includes(String(route)))).toEqual([]);
	});
});
