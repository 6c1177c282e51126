import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSigner } from '#server/base/secret.ts';
import { listOperations, type Operation } from '#server/calls/operation.ts';
import { sessions, users } from '#server/db/tables/accounts.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import { operations } from '#server/router.ts';
import { type TestApp, withApp } from '#tests/support/app.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { pageClient } from '#tests/support/calls/page-client.ts';
import { type Answer, type CallOptions, call } from '#tests/support/client.ts';
import { storedTexts } from '#tests/support/database/stored.ts';
import {
	makeCompany,
	makeCompanyUser,
	makeConsoleAdmin,
	PASSWORD,
	type Person,
	unique,
} from '#tests/support/factories.ts';
import { assessmentAt } from '#tests/support/journey.ts';
import { inputFor, makeWholeWorld, tokenFor, type WholeWorld } from '#tests/support/whole-world.ts';

const booted = withApp();

let world: WholeWorld;
beforeAll(async () => {
	await publishPaper(booted.current, smallPaper([1, 8]));
	world = await makeWholeWorld(booted.current);
});

type Login = { user: { name: string }; token: string };

const logIn = (
	app: TestApp,
	email: string,
	options: CallOptions & { password?: string; area?: 'app' | 'console' } = {},
): Promise<Answer<Login>> => {
	const { password = PASSWORD, area = 'app', ...rest } = options;
	return call<Login>(app, 'POST', `/${area}/login`, { body: { email, password }, ...rest });
};

const me = (app: TestApp, token: string | null, headers: Record<string, string> = {}) =>
	call(app, 'GET', '/app/me', { token, headers });

const isRead = ({ methods }: Operation): boolean => methods.includes('GET');

/** File operations have no tRPC procedure. */
const hasProcedure = ({ kind }: Operation): boolean => kind === 'query' || kind === 'mutation';

describe('tokens', () => {
	it('are unique per sign-in, and only their hash is stored', async () => {
		const app = booted.current;
		const { user } = await makeCompanyUser(app);
		const tokens = [(await logIn(app, user.email)).data.token, (await logIn(app, user.email)).data.token];
		expect(new Set(tokens).size).toBe(2);
		const stored = [...(await storedTexts(app)).values()].join('\n');
		for (const token of tokens) {
			expect(Buffer.from(token, 'base64url')).toHaveLength(32);
			expect(stored).not.toContain(token);
			expect(stored).toContain(createHash('sha256').update(token).digest('base64url'));
		}
		expect(stored).not.toContain(PASSWORD);
	});

	it('of an account that was deleted open nothing, also where one was left', async () => {
		const app = booted.current;
		const { user, token } = await makeCompanyUser(app);
		expect((await me(app, token)).status).toBe(200);
		await app.deps.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, user.id));
		expect(await app.deps.db.$count(sessions, eq(sessions.userId, user.id))).toBe(1);
		expect((await me(app, token)).status).toBe(401);
	});

	it('expire 24 hours after the sign-in, regardless of activity', async () => {
		const app = booted.current;
		const { user } = await makeCompanyUser(app);
		// In the past, so that the sweep does not delete current sessions.
		const start = new Date('2020-05-01T00:00:00Z').getTime();
		const hour = 60 * 60 * 1000;
		try {
			app.clock.set(new Date(start));
			const { token } = (await logIn(app, user.email)).data;
			for (const at of [12 * hour, 24 * hour - 1000]) {
				app.clock.set(new Date(start + at));
				expect((await me(app, token)).status).toBe(200);
			}
			app.clock.set(new Date(start + 24 * hour + 1000));
			expect((await me(app, token)).status).toBe(401);
			await app.deps.sessions.sweep();
			app.clock.set(new Date(start));
			expect((await me(app, token)).status, 'a session that was swept is gone').toBe(401);
		} finally {
			app.clock.release();
		}
	});

	const ends: [string, (person: Person) => Promise<Answer>][] = [
		['sign-out', (person) => person.post('/app/logout')],
		[
			'a changed password',
			(person) =>
				person.put('/app/company_users/profile/reset_password', {
					old_password: PASSWORD,
					new_password: 'the next one',
				}),
		],
		[
			'a changed profile',
			({ post, user }) => post('/app/company_users/profile/update', { name: '改名', email: user.email }),
		],
	];

	it.each(ends)('are revoked by %s', async (name, end) => {
		const app = booted.current;
		const person = await makeCompanyUser(app);
		const other = (await logIn(app, person.user.email)).data.token;
		expect((await end(person)).status).toBe(200);
		expect((await me(app, person.token)).status).toBe(401);
		expect((await me(app, other)).status).toBe(name === 'sign-out' ? 200 : 401);
	});

	it('are never accepted if planted by an attacker', async () => {
		const app = booted.current;
		const { user } = await makeCompanyUser(app);
		const planted = 'p'.repeat(43);
		const login = await logIn(app, user.email, { token: planted, headers: { Cookie: `token=${planted}` } });
		expect(login.data.token).not.toBe(planted);
		expect(login.headers.getSetCookie()).toEqual([]);
		expect((await me(app, planted)).status).toBe(401);
	});
});

describe('cookies', () => {
	it('alone do not authenticate', async () => {
		const app = booted.current;
		const { token } = await makeCompanyUser(app);
		expect((await me(app, null, { Cookie: `token=${token}` })).status).toBe(401);
		const viaTrpc = await fetch(`${app.url}/trpc/app.session.me`, { headers: { Cookie: `token=${token}` } });
		expect(viaTrpc.status).toBe(401);
	});

	it('with user data are not trusted', async () => {
		const app = booted.current;
		const { companyId } = world.staged;
		const { token } = await makeCompanyUser(app, { companyId, role: 1 });
		const user = encodeURIComponent(JSON.stringify({ name: 'x', role: 0, email: 'x@example.com' }));
		const headers = { Cookie: `token=${token}; user=${user}; role=0` };
		expect((await call(app, 'POST', '/app/company_users', { token, headers, body: {} })).status).toBe(403);
	});
});

describe('a write from a page', () => {
	const cookieOf = async (app: TestApp): Promise<string> => {
		const page = pageClient(app.url);
		await page.fetchCsrfCookie();
		return page.cookies.get('XSRF-TOKEN') ?? '';
	};

	it('of ours requires the value of a signed cookie', async () => {
		const app = booted.current;
		const good = await cookieOf(app);
		const other = await cookieOf(app);
		const invented = 'nonce.signature';
		const foreign = `nonce.${createSigner('a secret of somebody else, long enough').sign('csrf', 'nonce')}`;
		const send = async (headers: Record<string, string>) => {
			const answer = await logIn(app, 'nobody@example.com', { headers });
			return [answer.status, answer.status === 419 ? answer.message : ''];
		};
		const refused = [419, 'CSRF token mismatch.'];
		const origin = { Origin: app.url };
		expect(good).not.toBe(other);
		expect(await send(origin)).toEqual(refused);
		expect(await send({ Referer: `${app.url}/app/login` })).toEqual(refused);
		expect(await send({ ...origin, Cookie: `XSRF-TOKEN=${good}` })).toEqual(refused);
		expect(await send({ ...origin, 'X-XSRF-TOKEN': good })).toEqual(refused);
		for (const [cookie, header] of [
			[good, other],
			[good, ''],
			['', ''],
			[invented, invented],
			[foreign, foreign],
			[`${good}x`, `${good}x`],
		]) {
			expect(await send({ ...origin, Cookie: `XSRF-TOKEN=${cookie}`, 'X-XSRF-TOKEN': header ?? '' })).toEqual(refused);
		}
		const pair = { Cookie: `XSRF-TOKEN=${good}`, 'X-XSRF-TOKEN': good };
		expect(await send({ ...origin, ...pair })).toEqual([422, '']);
		for (const source of ['https://evil.example', 'null', `${app.url}.evil.example`, 'http://localhost:1', '']) {
			expect([source, ...(await send({ Origin: source, ...pair }))]).toEqual([source, ...refused]);
		}
		expect(await send({})).toEqual([422, '']);
	});

	/** Calls of visitors, and of phones and workers, who know a code. */
	const WITHOUT_SESSION = /^\/(free_assessment|phone_uploads|voice)\b/;

	it('is refused at every call that uses a session', async () => {
		const app = booted.current;
		for (const { name, operation } of listOperations(operations)) {
			if (isRead(operation)) continue;
			const path = operation.path.replace(/:\w+/g, '1');
			const options = { token: tokenFor(world, operation), headers: { Origin: 'https://evil.example' }, body: {} };
			const { status } = await call(app, operation.methods[0] ?? 'POST', path, options);
			expect([name, status === 419]).toEqual([name, !WITHOUT_SESSION.test(path)]);
			if (!hasProcedure(operation)) continue;
			const viaTrpc = await fetch(`${app.url}/trpc/${name}`, {
				method: 'POST',
				headers: { ...options.headers, 'Content-Type': 'application/json', Authorization: `Bearer ${options.token}` },
				body: '{}',
			});
			expect([name, viaTrpc.status === 419]).toEqual([name, !WITHOUT_SESSION.test(path)]);
		}
	});

	it('of another origin gets no CORS headers', async () => {
		const { url } = booted.current;
		const headers = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' };
		for (const path of [
			'/api/app/me',
			'/api/free_assessment/paper',
			'/trpc/free.partners',
			'/sanctum/csrf-cookie',
			'/',
		]) {
			for (const method of ['GET', 'OPTIONS']) {
				const answer = await fetch(url + path, { method, headers });
				const allowed = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'));
				expect([path, method, allowed]).toEqual([path, method, []]);
			}
		}
	});
});

describe('reading', () => {
	it('changes nothing in the database', async () => {
		const app = booted.current;
		const reads = new Set<string>();
		const writes = new Map<string, { template: string; token: string | null }>();
		for (const { name, operation } of listOperations(operations)) {
			if (isRead(operation)) reads.add(operation.path);
			else {
				const input = inputFor(world, name, operation);
				const path = operation.path.replace(/:(\w+)/g, (_, param: string) => String(input[param]));
				writes.set(path, { template: operation.path, token: tokenFor(world, operation) });
			}
		}
		const before = await storedTexts(app);
		for (const [path, { template, token }] of writes) {
			const { status } = await call(app, 'GET', path, { token });
			if (!reads.has(template)) expect([path, status]).toEqual([path, 405]);
			else expect([path, status < 400 || status === 422]).toEqual([path, true]);
		}
		for (const { name, operation } of listOperations(operations)) {
			if (isRead(operation) || !hasProcedure(operation)) continue;
			const headers = { Authorization: `Bearer ${tokenFor(world, operation)}` };
			const input = encodeURIComponent(JSON.stringify(inputFor(world, name, operation)));
			const { status } = await fetch(`${app.url}/trpc/${name}?input=${input}`, { headers });
			expect([name, status]).toEqual([name, 405]);
		}
		expect(await storedTexts(app)).toEqual(before);
	});

	const lists = listOperations(operations).filter(
		// The search of everything has kinds in place of rows, and its own test: tests/api/search.
		({ name, operation }) => operation.kind === 'query' && 'q' in operation.query && name !== 'console.search',
	);

	it.each(lists)('$name searches literally', async ({ operation }) => {
		const app = booted.current;
		const token = tokenFor(world, operation);
		for (const sign of ['%', '_', '\\', "'", '%%', "' or 1=1 --", '\\_', '"']) {
			const found = await call<unknown[]>(app, 'GET', `${operation.path}?q=${encodeURIComponent(sign)}`, { token });
			expect([sign, found.status]).toEqual([sign, 200]);
			// Action names of audit events, such as 'report_again', contain underscores.
			const holders = found.data.filter((row) =>
				Object.values(row as object).some((value) => `${value}`.includes(sign)),
			);
			expect([sign, found.data.length]).toEqual([sign, holders.length]);
		}
	});

	it.each(['100%社', 'a_b社', 'c\\d社', "o'e社"])('%s is found by its special character', async (companyName) => {
		const app = booted.current;
		await makeCompany(app, { companyName, searchText: companyName });
		const sign = /[%_\\']/.exec(companyName)?.[0] ?? '';
		const found = await world.staged.admin.get<{ company_name: string }[]>(
			`/console/companies?q=${encodeURIComponent(sign)}`,
		);
		expect(found.data.map((company) => company.company_name)).toEqual([companyName]);
	});
});

describe('guessing', () => {
	const limited = withApp({ env: { LIMIT_LOGIN_PER_ADDRESS: '12' } });

	it('is limited to five failures per minute and email, regardless of case and headers', async () => {
		const app = booted.current;
		const { user } = await makeCompanyUser(app);
		const attempts: number[] = [];
		for (let attempt = 0; attempt < 8; attempt++) {
			const email = attempt % 2 === 0 ? user.email.toUpperCase() : user.email;
			const headers = { 'X-Forwarded-For': `10.0.0.${attempt}`, 'X-Real-IP': `10.0.0.${attempt}` };
			attempts.push((await logIn(app, email, { password: 'not the one', headers })).status);
		}
		expect(attempts).toEqual([422, 422, 422, 422, 422, 429, 429, 429]);
		const right = await logIn(app, user.email);
		expect([right.status, right.headers.get('X-RateLimit-Limit')]).toEqual([429, '5']);
		expect(Number(right.headers.get('Retry-After'))).toBeGreaterThan(0);
		expect((await logIn(app, user.email, { area: 'console' })).status, 'the other area counts apart').toBe(422);
	});

	it('counts neither successes nor malformed input', async () => {
		const app = booted.current;
		const { user } = await makeCompanyUser(app);
		for (let attempt = 0; attempt < 7; attempt++) {
			expect((await logIn(app, user.email)).status).toBe(200);
			expect((await logIn(app, user.email, { password: 'short' })).errors).toHaveProperty('password');
		}
	});

	it('counts concurrent attempts', async () => {
		const app = booted.current;
		const { user } = await makeCompanyUser(app);
		const answers = await Promise.all(
			Array.from({ length: 12 }, () => logIn(app, user.email, { password: 'not the one' })),
		);
		expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
		expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
	});

	it('is limited per address too, across emails', async () => {
		const app = limited.current;
		const statuses: number[] = [];
		for (let attempt = 0; attempt < 14; attempt++) {
			statuses.push((await logIn(app, `${unique('guess')}@example.com`, { password: 'not the one' })).status);
		}
		expect(statuses).toEqual([...Array<number>(12).fill(422), 429, 429]);
		const [first, ...more] = await app.deps.db
			.select()
			.from(auditEvents)
			.where(eq(auditEvents.action, 'refused.429'))
			.orderBy(auditEvents.id);
		expect([first?.detail, more]).toEqual([{ call: 'app.login' }, []]);
	});

	it('gets the same answer for known and unknown emails', async () => {
		const app = booted.current;
		const { user } = await makeConsoleAdmin(app);
		const ask = (email: string) => logIn(app, email, { password: 'not the one', area: 'console' });
		const known = await ask(user.email);
		const unknown = await ask(`${unique('unknown')}@example.com`);
		expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
	});
});

describe('behind a trusted proxy', () => {
	const proxied = withApp({ env: { TRUST_PROXY: '127.0.0.1' } });

	it('each client has its own address', async () => {
		const app = proxied.current;
		const { user } = await makeCompanyUser(app);
		const attempt = async (address: string) =>
			(
				await logIn({ ...app, url: app.serverUrl }, user.email, {
					password: 'not the one',
					headers: { 'X-Forwarded-For': address },
				})
			).status;
		for (let failure = 0; failure < 5; failure++) expect(await attempt('203.0.113.1')).toBe(422);
		expect(await attempt('203.0.113.1')).toBe(429);
		expect(await attempt('203.0.113.2')).toBe(422);
		expect(await attempt('203.0.113.2, 203.0.113.1'), 'what the visitor claims comes first').toBe(429);
	});
});

describe('an unexpected error', () => {
	const broken = withApp();
	const NEEDLE = 'needle-that-nobody-may-read';

	it('reveals no internals, and is in the log with its request id', async () => {
		const app = broken.current;
		const admin = await makeConsoleAdmin(app);
		await app.deps.db.execute(sql`alter table companies rename column search_folded to other_text`);
		app.logs.splice(0);
		const rest = await admin.get(`/console/companies?q=${NEEDLE}`);
		expect([rest.status, rest.text]).toEqual([500, '{"message":"Something went wrong."}']);
		const input = encodeURIComponent(JSON.stringify({ q: NEEDLE }));
		const trpc = await fetch(`${app.url}/trpc/console.companies.list?input=${input}`, {
			headers: { Authorization: `Bearer ${admin.token}`, 'Accept-Language': 'en' },
		});
		const { error } = (await trpc.json()) as { error: { message: string; data: { requestId: string } } };
		expect([trpc.status, error.message]).toEqual([500, 'Something went wrong.']);
		expect(JSON.stringify(error)).not.toMatch(/select|search_folded|node_modules|\.ts|stack|needle/);
		for (const id of [rest.headers.get('X-Request-Id'), error.data.requestId]) {
			const line = app.logs.find((entry) => entry.includes('unexpected error') && entry.includes(String(id)));
			expect(JSON.parse(line ?? '{}')).toMatchObject({
				requestId: id,
				error: {
					name: 'error',
					message: expect.stringContaining('search_folded'),
					stack: expect.stringContaining('at '),
				},
			});
		}
		const logged = app.logs.join('');
		expect(logged).not.toContain(NEEDLE);
		expect(logged).not.toContain(admin.token);
	});

	it('reveals nothing at a login either', async () => {
		const app = broken.current;
		await app.deps.db.execute(sql`alter table users rename column password_hash to other_hash`);
		app.logs.splice(0);
		const answer = await logIn(app, `${NEEDLE}@example.com`, { password: NEEDLE });
		expect([answer.status, answer.message]).toEqual([500, 'Something went wrong.']);
		expect(answer.headers.get('X-Request-Id')).not.toBeNull();
		expect(app.logs.join('')).not.toContain(NEEDLE);
	});
});

describe('the security log', () => {
	const app = withApp();
	const actions = async (): Promise<string[]> =>
		(await app.current.deps.db.select().from(auditEvents).orderBy(auditEvents.id)).map((event) => event.action);

	it('has a row for each sign-in, sign-out and refusal, of strangers one a minute', async () => {
		app.current.clock.set('2026-11-22T10:00:00Z');
		const { user } = await makeCompanyUser(app.current, { role: 1 });
		await logIn(app.current, user.email, { password: 'not the one' });
		await logIn(app.current, 'nobody@example.com', { password: 'not the one' });
		const { token } = (await logIn(app.current, user.email)).data;
		await call(app.current, 'POST', '/app/company_users', { token, body: {} });
		await call(app.current, 'POST', '/app/company_users', { token, headers: { Origin: 'https://evil.example' } });
		await call(app.current, 'GET', '/console/me', { token });
		await call(app.current, 'POST', '/app/logout', { token });
		await call(app.current, 'GET', '/app/me', { token });
		expect(await actions()).toEqual([
			'login.failed',
			'login.failed',
			'login.succeeded',
			'refused.403',
			'refused.419',
			'refused.401',
			'logout',
		]);
		const rows = await app.current.deps.db.select().from(auditEvents).orderBy(auditEvents.id);
		expect(rows.map((row) => row.actorId === user.id)).toEqual([true, false, true, true, true, false, true]);
		for (const row of rows) expect([row.address, row.requestId]).toEqual(['127.0.0.1', expect.any(String)]);
		app.current.clock.release();
	});

	it('has a row for each transition', async () => {
		await publishPaper(app.current, smallPaper([1]));
		await app.current.deps.db.delete(auditEvents);
		await assessmentAt(app.current, 13);
		expect((await actions()).filter((action) => action.startsWith('assessment.'))).toEqual([
			'assessment.start',
			'assessment.first_save',
			'assessment.submit',
			'assessment.grade',
			'assessment.report',
			'assessment.proposal',
			'assessment.finalise',
			'assessment.apply_reassessment',
			'assessment.grade_again',
			'assessment.report_again',
			'assessment.finalise_again',
			'assessment.apply_certificate',
			'assessment.issue',
		]);
	});

	it('and all other logs contain no secrets', async () => {
		const { current } = app;
		const admin = await makeConsoleAdmin(current);
		const secret = 'a password that nobody logs';
		const { user } = await makeCompanyUser(current);
		const wrong = await logIn(current, user.email, { password: secret });
		expect(wrong.status).toBe(422);
		const { token } = (await logIn(current, user.email)).data;
		const added = await admin.post<{ id: number }>('/console/admin_users', {
			name: '評価 者',
			email: `${unique('a')}@example.com`,
			password: secret,
		});
		await admin.post(`/console/admin_users/${added.data.id}/reset_password`, { password: `${secret} again` });
		await call(current, 'PUT', '/app/company_users/profile/reset_password', {
			token,
			body: { old_password: PASSWORD, new_password: secret },
		});
		await current.deps.db.execute(sql`select 1`);
		const page = pageClient(current.url);
		await page.logIn('app', user.email, secret);
		const { rows } = await current.deps.db.execute<{ row: string }>(sql`select a::text as row from audit_events a`);
		const written = [...current.logs, ...rows.map(({ row }) => row)].join('\n');
		expect(written).toContain('password_reset');
		const secrets = [secret, PASSWORD, token, admin.token, page.cookies.get('token'), page.cookies.get('XSRF-TOKEN')];
		for (const text of secrets) expect(written).not.toContain(text);
	});
});

describe('headers', () => {
	const secure = withApp({ env: { PUBLIC_URL: 'https://kyosei.example.com' } });
	const PAGES = [
		'/',
		'/app/login',
		'/no/such/page',
		'/api/app/me',
		'/api/nowhere',
		'/api/openapi.json',
		'/api/docs/',
		'/trpc/free.partners',
		'/sanctum/csrf-cookie',
		'/healthz',
		'/files/nothing',
		'/ops/queues',
	];

	it.each(PAGES)('of %s restrict the browser', async (page) => {
		const { headers } = await fetch(booted.current.url + page, { redirect: 'manual' });
		const policy = headers.get('Content-Security-Policy') ?? '';
		const scripts = /script-src ([^;]*)/.exec(policy)?.[1];
		expect(scripts).toMatch(/^'self'( 'sha256-[\w+/=]{44}')*$/);
		expect(policy).toMatch(/default-src '(self|none)'/);
		expect(policy).toContain("frame-ancestors 'none'");
		expect(policy).toContain("base-uri 'self'");
		expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
		expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
		expect(headers.get('X-Frame-Options')).toBe('DENY');
		expect(headers.get('Permissions-Policy')).toMatch(/(^|, )camera=\(\), .*geolocation=\(\), .*usb=\(\)/);
		expect(headers.get('X-Powered-By')).toBeNull();
		expect(headers.get('Server')).toBeNull();
		expect(headers.get('Strict-Transport-Security'), 'plain http').toBeNull();
		const overHttps = await fetch(secure.current.url + page, { redirect: 'manual' });
		expect(overHttps.headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
	});

	it('of the API documentation allow only its own script', async () => {
		const page = await fetch(`${booted.current.url}/api/docs/`);
		const [, script = ''] = /<script type="text\/javascript">([\s\S]*?)<\/script>/.exec(await page.text()) ?? [];
		expect(script).toContain('/api/openapi.json');
		const hash = createHash('sha256').update(script).digest('base64');
		expect(page.headers.get('Content-Security-Policy')).toContain(`script-src 'self' 'sha256-${hash}';`);
	});

	it('disable caching', async () => {
		const answer = await world.staged.owner.get('/app/assessment');
		expect(answer.headers.get('Cache-Control')).toBe('no-store');
		const csrf = await fetch(`${booted.current.url}/sanctum/csrf-cookie`);
		expect([csrf.status, csrf.headers.get('Cache-Control')]).toEqual([204, 'no-store']);
		expect(csrf.headers.get('Set-Cookie')).toMatch(/^XSRF-TOKEN=[^;]+; Max-Age=86400; Path=\/; SameSite=Lax$/);
	});

	it('make cookies Secure by PUBLIC_URL, also behind a proxy that ends TLS', async () => {
		const csrf = await fetch(`${secure.current.url}/sanctum/csrf-cookie`);
		expect(csrf.headers.get('Set-Cookie')).toMatch(/; Path=\/; Secure; SameSite=Lax$/);
		const admin = await makeConsoleAdmin(secure.current);
		const { url } = (await admin.post<{ url: string }>('/console/ops_link')).data;
		const opened = await fetch(new URL(new URL(url, secure.current.url).search, `${secure.current.url}/ops`), {
			redirect: 'manual',
		});
		expect(opened.headers.get('Set-Cookie')).toContain('; Secure');
	});

	it('follow PUBLIC_URL, the only accepted origin then', async () => {
		const app = secure.current;
		const page = pageClient(app.url);
		await page.fetchCsrfCookie();
		const token = page.cookies.get('XSRF-TOKEN') ?? '';
		const pair = { Cookie: `XSRF-TOKEN=${token}`, 'X-XSRF-TOKEN': token };
		const attempt = async (origin: string) =>
			(await logIn(app, 'nobody@example.com', { headers: { ...pair, Origin: origin } })).status;
		expect(await attempt('https://kyosei.example.com')).toBe(422);
		expect(await attempt(app.url)).toBe(419);
	});
});
