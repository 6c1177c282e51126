import { and, desc, eq, inArray } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { linkOrigin } from '#server/base/config.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { mails } from '#server/db/tables/notices.ts';
import { withApp } from '#tests/support/app.ts';
import { call } from '#tests/support/client.ts';
import { makeCompanyUser, makeConsoleAdmin, PASSWORD, unique } from '#tests/support/factories.ts';
import { composedMail, forgottenMail, readMail, resetMail } from '#tests/support/notices/mails.ts';

/** Forgotten passwords of companies: an admin resets it by link, a member is told whom to ask. */

const booted = withApp();
const withLimits = withApp({ env: { LIMIT_OPEN_PER_ADDRESS: '3', LIMIT_RESET_MAILS_PER_EMAIL: '1' } });

const NEW_PASSWORD = 'a brand new one';

const ask = (email: unknown, app = booted.current) => call(app, 'POST', '/app/forgot_password', { body: { email } });

const set = (token: unknown) =>
	call(booted.current, 'POST', '/app/set_password', { body: { token, password: NEW_PASSWORD } });

const accountOf = (token: unknown) => call(booted.current, 'POST', '/app/set_password/account', { body: { token } });

const tokenIn = (text: string | undefined): string => /set-password#token=([\w-]{43})\n/.exec(text ?? '')?.[1] ?? '';

const company = async () => {
	const owner = await makeCompanyUser(booted.current, { name: '石川 美穂' });
	const member = await makeCompanyUser(booted.current, { companyId: owner.user.companyId, role: 1 });
	return { owner, member };
};

const madeMails = (userIds: number[]) =>
	booted.current.deps.db.select().from(mails).where(inArray(mails.userId, userIds));

afterEach(() => booted.current.clock.release());

describe('a forgotten password of a company', () => {
	it('is reset by its admin with a mailed link', async () => {
		const app = booted.current;
		const { owner } = await company();
		await app.startWorker();
		const asked = await call(app, 'POST', '/app/forgot_password', {
			body: { email: owner.user.email.toUpperCase() },
			locale: 'ja',
			headers: { Host: 'evil.example' },
		});
		expect([asked.status, asked.data]).toEqual([200, null]);
		expect(asked.message).toBe('登録されているメールアドレスであれば、パスワード再設定のご案内をお送りしました。');
		const mail = await readMail(app, owner.user.email);
		await app.stopWorker();
		expect(mail.subject).toBe('【Kyosei】パスワード再設定のご案内');
		const link = /^(http:\/\/\S+)\/app\/set-password#token=([\w-]{43})$/m.exec(mail.text);
		expect(link?.[1]).toBe(linkOrigin(app.deps.config));
		expect((await set(link?.[2])).status).toBe(200);
		expect((await owner.get('/app/me')).status).toBe(401);
		const logIn = (password: string) =>
			call(app, 'POST', '/app/login', { body: { email: owner.user.email, password } });
		expect((await logIn(PASSWORD)).status).toBe(422);
		expect((await logIn(NEW_PASSWORD)).status).toBe(200);
	});

	it('of a member: the mail has no link, and names the admins', async () => {
		const app = booted.current;
		const { owner, member } = await company();
		const second = await makeCompanyUser(app, { companyId: owner.user.companyId, name: '副 管理' });
		const gone = await makeCompanyUser(app, { companyId: owner.user.companyId, name: '退職 済' });
		await owner.delete(`/app/company_users/${gone.user.id}`);
		const stranger = await makeCompanyUser(app, { name: '他社 の人' });
		const mail = await forgottenMail(app, 'password_help', member.user.email, 'ja');
		expect(mail?.subject).toBe('【Kyosei】パスワードを忘れた方へ');
		expect(mail?.text).toContain(`・石川 美穂 様（${owner.user.email}）`);
		expect(mail?.text).toContain(`・副 管理 様（${second.user.email}）`);
		for (const { user } of [gone, stranger]) expect(mail?.text).not.toContain(user.name);
		expect(mail?.text).not.toContain('token=');
		expect((await madeMails([member.user.id])).map(({ kind }) => kind)).toEqual(['password_help']);
		const english = await forgottenMail(app, 'password_help', member.user.email);
		expect(english?.text).toContain("A member's password is reset by an admin of the company.");
	});

	it('of a member leaves a link alive that an admin has sent', async () => {
		const { owner, member } = await company();
		await owner.post(`/app/company_users/${member.user.id}/send_password_link`);
		const token = tokenIn((await composedMail(booted.current, 'password_link', member.user.email))?.text);
		await forgottenMail(booted.current, 'password_help', member.user.email);
		expect((await set(token)).status).toBe(200);
	});

	it('is answered alike for known, unknown and foreign emails, and only known ones get a mail', async () => {
		const app = booted.current;
		const { owner, member } = await company();
		const staff = await makeConsoleAdmin(app);
		const unknown = `${unique('nobody')}@example.com`;
		const emails = [owner.user.email, member.user.email, staff.user.email, unknown];
		const answers = [];
		for (const email of emails) answers.push(await ask(email));
		expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
		const [first, ...others] = answers.map(({ headers }) => [...headers.keys()].sort());
		for (const names of others) expect(names).toEqual(first);
		const rows = await app.deps.db.select().from(outboxJobs).orderBy(desc(outboxJobs.id)).limit(emails.length);
		expect(rows.map(({ name }) => name)).toEqual(emails.map(() => 'mail-member-password-reset'));
		for (const email of [staff.user.email, unknown]) {
			expect(await forgottenMail(app, 'password_reset', email)).toBeNull();
			expect(await forgottenMail(app, 'password_help', email)).toBeNull();
		}
		expect(await madeMails([staff.user.id])).toEqual([]);
		const audits = await app.deps.db
			.select()
			.from(auditEvents)
			.where(and(eq(auditEvents.action, 'password_reset.requested')));
		expect(new Set(audits.map(({ actorId, subjectId }) => `${actorId} ${subjectId}`))).toEqual(new Set(['null null']));
	});

	it('sets a password of the own area only, where both areas know the email', async () => {
		const app = booted.current;
		const staff = await makeConsoleAdmin(app);
		const owner = await makeCompanyUser(app, { email: staff.user.email });
		const ofCompany = tokenIn((await forgottenMail(app, 'password_reset', owner.user.email))?.text);
		const ofStaff = /token=([\w-]{43})\n/.exec((await resetMail(app, staff.user.email))?.text ?? '')?.[1];
		expect((await set(ofStaff)).status).toBe(422);
		expect((await set(ofCompany)).status).toBe(200);
		const staffLogin = { email: staff.user.email, password: PASSWORD };
		expect((await call(app, 'POST', '/console/login', { body: staffLogin })).status).toBe(200);
	});

	it('works once, for 60 minutes', async () => {
		const { clock } = booted.current;
		const { owner } = await company();
		clock.set('2026-04-01T00:00:00.000Z');
		const late = tokenIn((await forgottenMail(booted.current, 'password_reset', owner.user.email))?.text);
		clock.set('2026-04-01T01:00:01.000Z');
		expect((await set(late)).status).toBe(422);
		const token = tokenIn((await forgottenMail(booted.current, 'password_reset', owner.user.email))?.text);
		expect((await Promise.all([set(token), set(token)])).map(({ status }) => status).sort()).toEqual([200, 422]);
	});

	it('requires an email', async () => {
		for (const email of [undefined, '', 'x', {}, ['a@example.com'], null]) {
			const answer = await ask(email);
			expect([answer.status, Object.keys(answer.errors)]).toEqual([422, ['email']]);
		}
	});

	it('is limited by address; above the limit of an email the answer is the same, and no mail is made', async () => {
		const app = withLimits.current;
		const email = `${unique('nobody')}@example.com`;
		const staffs = await call(app, 'POST', '/console/forgot_password', { body: { email } });
		expect(staffs.status).toBe(200);
		const answers = [];
		for (let attempt = 0; attempt < 4; attempt++) answers.push(await ask(email, app));
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
		expect(answers[1]?.text).toBe(answers[0]?.text);
		const made = await app.deps.db.select().from(outboxJobs).where(eq(outboxJobs.name, 'mail-member-password-reset'));
		expect(made).toHaveLength(1);
	});
});

describe('the account of a link', () => {
	it('is named to who has the link, as often as it is asked, and not once the link is used', async () => {
		const { owner } = await company();
		const { data: me } = await owner.get<{ company_name: string }>('/app/me');
		const token = tokenIn((await forgottenMail(booted.current, 'password_reset', owner.user.email))?.text);
		for (let time = 0; time < 2; time++) {
			const answer = await accountOf(token);
			expect([answer.status, answer.data]).toEqual([
				200,
				{ name: '石川 美穂', email: owner.user.email, company_name: me.company_name },
			]);
		}
		expect((await set(token)).status).toBe(200);
		const used = await accountOf(token);
		const invented = await accountOf('x'.repeat(43));
		expect([used.status, Object.keys(used.errors)]).toEqual([422, ['token']]);
		expect(invented.text).toBe(used.text);
	});

	it('of staff is not named', async () => {
		const staff = await makeConsoleAdmin(booted.current);
		const token = /token=([\w-]{43})\n/.exec((await resetMail(booted.current, staff.user.email))?.text ?? '')?.[1];
		expect((await accountOf(token)).status).toBe(422);
	});

	it('is asked for within the limit of an address', async () => {
		const app = withLimits.current;
		const statuses = [];
		for (let attempt = 0; attempt < 4; attempt++) {
			statuses.push((await call(app, 'POST', '/app/set_password/account', { body: { token: 'x' } })).status);
		}
		expect(statuses).toEqual([422, 422, 422, 429]);
	});
});
