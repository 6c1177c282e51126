import { desc, eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { linkOrigin } from '#server/base/config.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { withApp } from '#tests/support/app.ts';
import { call } from '#tests/support/client.ts';
import { makeAssessor, makeCompanyUser, makeConsoleAdmin, PASSWORD, type Person } from '#tests/support/factories.ts';
import { composedMail, readMail, resetMail } from '#tests/support/notices/mails.ts';

const booted = withApp();
const withPublicUrl = withApp({ env: { PUBLIC_URL: 'https://kyosei.example/', LIMIT_OPEN_PER_ADDRESS: '3' } });

const NEW_PASSWORD = ' a brand new one ';
const SENT = 'If the address is registered, we have sent instructions to reset the password.';

const ask = (email: unknown, headers: Record<string, string> = {}) =>
	call(booted.current, 'POST', '/console/forgot_password', { body: { email }, headers });

const reset = (token: unknown, password: unknown = NEW_PASSWORD) =>
	call(booted.current, 'POST', '/console/forgot_password/reset', { body: { token, password } });

const logIn = (email: string, password: string) =>
	call(booted.current, 'POST', '/console/login', { body: { email, password } });

/** The token of a new link, made as the worker does. */
const linkFor = async ({ user }: Person): Promise<string> => {
	const mail = await resetMail(booted.current, user.email);
	return /token=([\w-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? '';
};

const REFUSED = { token: ['This link no longer works. Request a new password reset.'] };

afterEach(() => booted.current.clock.release());

describe('a forgotten password', () => {
	it('is reset with a mailed link', async () => {
		const app = booted.current;
		const assessor = await makeAssessor(app);
		await app.startWorker();
		const asked = await call(app, 'POST', '/console/forgot_password', {
			body: { email: assessor.user.email.toUpperCase() },
			locale: 'ja',
			headers: { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' },
		});
		expect([asked.status, asked.data]).toEqual([200, null]);
		expect(asked.message).toBe('登録されているメールアドレスであれば、パスワード再設定のご案内をお送りしました。');
		const mail = await readMail(app, assessor.user.email);
		expect(mail.subject).toBe('【Kyosei】パスワード再設定のご案内');
		expect(mail.text).toContain(`${assessor.user.name} 様`);
		expect(mail.text).not.toContain('evil.example');
		const link = /^(http:\/\/\S+)\/console\/reset-password#token=([\w-]{43})$/m.exec(mail.text);
		expect(link?.[1]).toBe(linkOrigin(app.deps.config));
		const done = await reset(link?.[2]);
		expect([done.status, done.message]).toEqual([200, 'The password was reset. Log in with the new password.']);
		expect((await assessor.get('/console/me')).status).toBe(401);
		expect((await logIn(assessor.user.email, PASSWORD)).status).toBe(422);
		expect((await logIn(assessor.user.email, NEW_PASSWORD.trim())).status).toBe(422);
		expect((await logIn(assessor.user.email, NEW_PASSWORD)).status).toBe(200);
		await app.stopWorker();
	});

	it('stores neither the token of the link nor the mail', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const token = await linkFor(admin);
		const tables = ['password_resets', 'outbox_jobs', 'mails', 'audit_events', 'sessions', 'users'];
		for (const table of tables) {
			const { rows } = await app.deps.db.execute(sql`select t::text as row from ${sql.identifier(table)} t`);
			expect(JSON.stringify(rows)).not.toContain(token);
		}
		expect(app.logs.join('')).not.toContain(token);
	});

	it('answers unknown emails alike, and sends no mail', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const member = await makeCompanyUser(app);
		const known = await ask(admin.user.email);
		for (const email of ['nobody@example.com', member.user.email]) {
			const unknown = await ask(email);
			expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
			expect(await resetMail(app, email)).toBeNull();
		}
		expect([known.status, known.message]).toEqual([200, SENT]);
		const rows = await app.deps.db.select().from(outboxJobs).orderBy(desc(outboxJobs.id)).limit(3);
		expect(rows.map((row) => row.name)).toEqual(Array(3).fill('mail-password-reset'));
		const audits = await app.deps.db
			.select()
			.from(auditEvents)
			.where(eq(auditEvents.action, 'password_reset.requested'));
		expect(new Set(audits.map((row) => [row.actorId, row.subjectId].join()))).toEqual(new Set([',']));
	});

	it('requires an email', async () => {
		for (const email of [undefined, '', 'x', {}, ['a@example.com'], null]) {
			const answer = await ask(email);
			expect([answer.status, Object.keys(answer.errors)]).toEqual([422, ['email']]);
		}
	});

	it('is refused to foreign origins', async () => {
		const answer = await ask('admin@example.com', { Origin: 'https://evil.example' });
		expect(answer.status).toBe(419);
	});
});

describe('the link', () => {
	it('works once, also with concurrent calls', async () => {
		const admin = await makeConsoleAdmin(booted.current);
		const token = await linkFor(admin);
		const answers = await Promise.all([reset(token), reset(token)]);
		expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422]);
		const again = await reset(token);
		expect([again.status, again.errors]).toEqual([422, REFUSED]);
	});

	it('is valid for 60 minutes', async () => {
		const { clock } = booted.current;
		const [early, late] = [await makeConsoleAdmin(booted.current), await makeConsoleAdmin(booted.current)];
		clock.set('2026-04-01T00:00:00.000Z');
		const tokens = [await linkFor(early), await linkFor(late)];
		clock.set('2026-04-01T00:59:59.000Z');
		expect((await reset(tokens[0])).status).toBe(200);
		clock.set('2026-04-01T01:00:01.000Z');
		expect((await reset(tokens[1])).errors).toEqual(REFUSED);
	});

	it('is voided by a newer one', async () => {
		const admin = await makeConsoleAdmin(booted.current);
		const [first, second] = [await linkFor(admin), await linkFor(admin)];
		expect((await reset(first)).errors).toEqual(REFUSED);
		expect((await reset(second)).status).toBe(200);
		expect((await reset(second)).errors).toEqual(REFUSED);
	});

	it('is revoked by any other password change, and with the account', async () => {
		const app = booted.current;
		const [admin, other, gone] = [
			await makeConsoleAdmin(app),
			await makeConsoleAdmin(app),
			await makeConsoleAdmin(app),
		];
		await reset(await linkFor(other));
		const third = await linkFor(other);
		await admin.post(`/console/admin_users/${other.user.id}/reset_password`, { password: PASSWORD });
		expect((await reset(third)).errors).toEqual(REFUSED);
		const last = await linkFor(gone);
		await admin.delete(`/console/admin_users/${gone.user.id}`);
		expect((await reset(last)).errors).toEqual(REFUSED);
		expect((await logIn(other.user.email, PASSWORD)).status).toBe(200);
	});

	it('is the same in a mail that is sent again, and is not sent again once it was used', async () => {
		const app = booted.current;
		const { user } = await makeConsoleAdmin(app);
		const first = await resetMail(app, user.email);
		expect(await composedMail(app, 'password_reset', user.email)).toEqual(first);
		const token = /token=([\w-]{43})\n/.exec(first?.text ?? '')?.[1];
		expect((await reset(token)).status).toBe(200);
		expect(await composedMail(app, 'password_reset', user.email)).toBeNull();
	});

	it('is revoked where an admin gives the account another email, and is not mailed to the former one', async () => {
		const app = booted.current;
		const [admin, other] = [await makeConsoleAdmin(app), await makeConsoleAdmin(app)];
		const token = await linkFor(other);
		const { name, email } = other.user;
		const path = `/console/admin_users/${other.user.id}`;
		expect((await admin.put(path, { name, email: `successor-of-${email}`, role: 0 })).status).toBe(200);
		expect((await reset(token)).errors).toEqual(REFUSED);
		expect(await composedMail(app, 'password_reset', email)).toBeNull();
	});

	it('stays valid after a password that is too short', async () => {
		const admin = await makeConsoleAdmin(booted.current);
		const token = await linkFor(admin);
		expect((await reset(token, '1234567')).errors).toEqual({
			password: ['The password field must be at least 8 characters.'],
		});
		expect((await reset('an invented one')).errors).toEqual(REFUSED);
		expect((await reset(undefined)).errors).toEqual({ token: ['The link field is required.'] });
		expect((await reset(token)).status).toBe(200);
	});
});

describe('with PUBLIC_URL', () => {
	it('uses it for links, whatever the Host header', async () => {
		const app = withPublicUrl.current;
		const admin = await makeConsoleAdmin(app);
		const mail = await resetMail(app, admin.user.email);
		expect(mail?.text).toMatch(/\nhttps:\/\/kyosei\.example\/console\/reset-password#token=[\w-]{43}\n/);
	});

	it('limits each of both calls per address', async () => {
		const app = withPublicUrl.current;
		const body = { email: 'nobody@example.com', token: 'x', password: NEW_PASSWORD };
		for (const [path, passed] of [
			['/console/forgot_password', 200],
			['/console/forgot_password/reset', 422],
		] as const) {
			const answers = [];
			for (let attempt = 0; attempt < 4; attempt++) answers.push(await call(app, 'POST', path, { body }));
			expect(answers.map((answer) => answer.status)).toEqual([passed, passed, passed, 429]);
			expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(0);
		}
	});
});
