import { and, desc, eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { linkOrigin } from '#server/base/config.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import { companies } from '#server/db/tables/companies.ts';
import { mails } from '#server/db/tables/notices.ts';
import { type TestApp, withApp } from '#tests/support/app.ts';
import { type Answer, type Caller, call } from '#tests/support/client.ts';
import { newCompanyForm } from '#tests/support/companies.ts';
import {
	findUserRow,
	makeAssessor,
	makeCompanyUser,
	makeConsoleAdmin,
	PASSWORD,
	type Person,
	unique,
} from '#tests/support/factories.ts';
import { composedMail, readMail, resetMail } from '#tests/support/notices/mails.ts';

const booted = withApp();
const withLimit = withApp({ env: { LIMIT_RESET_MAILS_PER_EMAIL: '2' } });

afterEach(() => booted.current.clock.release());

type Area = 'app' | 'console';

const NEW_PASSWORD = 'a password of my own';
const HOUR = 60 * 60_000;

const SET = { app: '/app/set_password', console: '/console/forgot_password/reset' } as const;
const PAGE = { app: '/app/set-password', console: '/console/reset-password' } as const;
const REFUSED = {
	app: "This link no longer works: it has expired or was already used. Ask your company's admin for a new one. If you are the admin, request one at the login.",
	console: 'This link no longer works. Request a new password reset.',
} as const;

const logIn = (area: Area, email: string, password: string, app: TestApp = booted.current) =>
	call(app, 'POST', `/${area}/login`, { body: { email, password } });

const setPassword = (area: Area, token: string, password: string = NEW_PASSWORD) =>
	call(booted.current, 'POST', SET[area], { body: { token, password } });

/** The token of the newest link to an address, composed as the worker does; null where none is sent. */
const tokenTo = async (email: string, app: TestApp = booted.current): Promise<string | null> => {
	const mail = await composedMail(app, 'password_link', email);
	return mail && (/token=([\w-]{43})\n/.exec(mail.text)?.[1] ?? '');
};

const pathOf = ({ user }: Person, by: Area = user.area): string =>
	user.area === 'console' ? `/console/admin_users/${user.id}` : `/${by}/company_users/${user.id}`;

const sendTo = (who: Caller, person: Person, by?: Area) => who.post(`${pathOf(person, by)}/send_password_link`);

const linkFor = async (who: Caller, person: Person): Promise<string> => {
	expect((await sendTo(who, person)).status).toBe(200);
	return (await tokenTo(person.user.email)) ?? '';
};

const company = async () => {
	const owner = await makeCompanyUser(booted.current);
	const member = await makeCompanyUser(booted.current, { companyId: owner.user.companyId, role: 1 });
	return { owner, member };
};

const audited = async (action: string, userId: number) => {
	const isIt = and(eq(auditEvents.action, action), eq(auditEvents.subjectId, userId));
	const rows = await booted.current.deps.db.select().from(auditEvents).where(isIt).orderBy(desc(auditEvents.id));
	return rows.map((row) => row.actorId);
};

describe.each<Area>(['app', 'console'])('a link to set a password, in the area %s', (area) => {
	const pair = async (): Promise<{ admin: Person; person: Person }> => {
		if (area === 'console') {
			return { admin: await makeConsoleAdmin(booted.current), person: await makeAssessor(booted.current) };
		}
		const { owner, member } = await company();
		return { admin: owner, person: member };
	};

	it('is mailed, and sets the password once; until then the former one stays, and sign-ins too', async () => {
		const { admin, person } = await pair();
		const { email } = person.user;
		// Otherwise the link would be an invitation.
		expect((await logIn(area, email, PASSWORD)).status).toBe(200);
		const sent = await sendTo(admin, person);
		expect([sent.status, sent.message, sent.data]).toEqual([
			200,
			'A link to set a password was emailed. It is valid for 72 hours.',
			null,
		]);
		const mail = await composedMail(booted.current, 'password_link', email);
		expect(mail?.to).toBe(email);
		expect(mail?.subject).toBe('【Kyosei】パスワード設定のご案内');
		expect(mail?.text).toContain('現在のパスワードを使えます');
		const origin = linkOrigin(booted.current.deps.config);
		expect(mail?.text).toMatch(new RegExp(`^${origin}${PAGE[area]}#token=[\\w-]{43}$`, 'm'));
		const token = (await tokenTo(email)) ?? '';
		expect((await person.get(`/${area}/me`)).status).toBe(200);
		expect((await logIn(area, email, PASSWORD)).status).toBe(200);
		const weak = await setPassword(area, token, '12345678');
		expect([weak.status, Object.keys(weak.errors)]).toEqual([422, ['password']]);
		const done = await setPassword(area, token);
		expect([done.status, done.data]).toEqual([200, null]);
		expect((await person.get(`/${area}/me`)).status).toBe(401);
		expect((await logIn(area, email, PASSWORD)).status).toBe(422);
		expect((await logIn(area, email, NEW_PASSWORD)).status).toBe(200);
		const again = await setPassword(area, token, 'yet another password');
		expect([again.status, again.errors]).toEqual([422, { token: [REFUSED[area]] }]);
		const action = area === 'app' ? 'member.password_link_sent' : 'admin_user.password_link_sent';
		expect(await audited(action, person.user.id)).toEqual([admin.user.id]);
		expect(await audited('password_reset.done', person.user.id)).toEqual([person.user.id]);
	});

	it('works once with concurrent calls', async () => {
		const { admin, person } = await pair();
		const token = await linkFor(admin, person);
		const answers = await Promise.all([setPassword(area, token), setPassword(area, token)]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
	});

	it('does not work in the other area', async () => {
		const { admin, person } = await pair();
		const token = await linkFor(admin, person);
		const other = area === 'app' ? 'console' : 'app';
		const refused = await setPassword(other, token);
		expect([refused.status, refused.errors]).toEqual([422, { token: [REFUSED[other]] }]);
		expect((await setPassword(area, token)).status).toBe(200);
	});

	it('is valid for 72 hours', async () => {
		const { clock } = booted.current;
		clock.set('2026-04-01T00:00:00.000Z');
		const [early, late] = [await pair(), await pair()];
		const tokens = [await linkFor(early.admin, early.person), await linkFor(late.admin, late.person)];
		clock.advance(72 * HOUR - 1_000);
		expect((await setPassword(area, tokens[0] ?? '')).status).toBe(200);
		clock.advance(2_000);
		expect((await setPassword(area, tokens[1] ?? '')).errors).toEqual({ token: [REFUSED[area]] });
	});

	it('is voided by a newer one, also before that is sent', async () => {
		const { admin, person } = await pair();
		const first = await linkFor(admin, person);
		expect((await sendTo(admin, person)).status).toBe(200);
		expect((await setPassword(area, first)).status).toBe(422);
		const second = (await tokenTo(person.user.email)) ?? '';
		expect(second).not.toBe(first);
		expect((await setPassword(area, second)).status).toBe(200);
	});

	it('is voided by another password, another email and the end of the account, also where it was not sent yet', async () => {
		const voiding: ((who: Person, person: Person) => Promise<{ status: number }>)[] = [
			(who, person) => who.post(`${pathOf(person)}/reset_password`, { password: NEW_PASSWORD }),
			(who, person) => who.put(pathOf(person), { name: person.user.name, email: `${unique('moved')}@example.com` }),
			(who, person) => who.delete(pathOf(person)),
		];
		for (const change of voiding) {
			const [told, waiting] = [await pair(), await pair()];
			const token = await linkFor(told.admin, told.person);
			expect((await sendTo(waiting.admin, waiting.person)).status).toBe(200);
			expect((await change(told.admin, told.person)).status).toBe(200);
			expect((await change(waiting.admin, waiting.person)).status).toBe(200);
			expect((await setPassword(area, token)).errors).toEqual({ token: [REFUSED[area]] });
			expect(await tokenTo(waiting.person.user.email)).toBeNull();
		}
	});

	it('is the same where the mail is sent again, and none where it was used', async () => {
		const { admin, person } = await pair();
		const token = await linkFor(admin, person);
		expect(await tokenTo(person.user.email)).toBe(token);
		expect((await setPassword(area, token)).status).toBe(200);
		expect(await tokenTo(person.user.email)).toBeNull();
	});

	it('leaves neither its token nor a password in the database', async () => {
		const { admin, person } = await pair();
		const token = await linkFor(admin, person);
		for (const table of ['password_resets', 'outbox_jobs', 'mails', 'audit_events']) {
			const { rows } = await booted.current.deps.db.execute(sql`select t::text as row from ${sql.identifier(table)} t`);
			expect(JSON.stringify(rows)).not.toContain(token);
		}
		expect(booted.current.logs.join('')).not.toContain(token);
	});
});

it('a link for a forgotten password and one that an admin sends void each other', async () => {
	const app = booted.current;
	const [admin, assessor] = [await makeConsoleAdmin(app), await makeAssessor(app)];
	const sent = await linkFor(admin, assessor);
	const mail = await resetMail(app, assessor.user.email);
	const forgotten = /token=([\w-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? '';
	expect((await setPassword('console', sent)).status).toBe(422);
	const newest = await linkFor(admin, assessor);
	expect((await setPassword('console', forgotten)).status).toBe(422);
	expect((await setPassword('console', newest)).status).toBe(200);
});

it('the link comes by mail from the worker', async () => {
	const app = booted.current;
	const { owner, member } = await company();
	await app.startWorker();
	await sendTo(owner, member);
	const mail = await readMail(app, member.user.email);
	const token = /set-password#token=([\w-]{43})$/m.exec(mail.text)?.[1] ?? '';
	expect((await setPassword('app', token)).status).toBe(200);
	await app.stopWorker();
});

describe('a link is sent by those who may set the password', () => {
	it('of a member', async () => {
		const app = booted.current;
		const { owner, member } = await company();
		expect((await sendTo(member, owner)).status).toBe(403);
		expect((await sendTo(await makeCompanyUser(app), member)).status).toBe(404);
		expect((await sendTo(await makeAssessor(app), member, 'console')).status).toBe(404);
		expect((await sendTo(owner, owner)).status).toBe(409);
		expect(await tokenTo(member.user.email)).toBeNull();
		expect(await tokenTo(owner.user.email)).toBeNull();
		const assigned = await makeAssessor(app, [member.user.companyId ?? 0]);
		expect((await sendTo(assigned, member, 'console')).status).toBe(200);
		expect(await tokenTo(member.user.email)).not.toBeNull();
	});

	it('of staff', async () => {
		const app = booted.current;
		const assessor = await makeAssessor(app);
		expect((await sendTo(assessor, await makeAssessor(app))).status).toBe(403);
		const admin = await makeConsoleAdmin(app);
		expect((await admin.post('/console/admin_users/2147483647/send_password_link')).status).toBe(404);
		const { owner } = await company();
		expect((await admin.post(`/console/admin_users/${owner.user.id}/send_password_link`)).status).toBe(404);
	});
});

describe('whoever is added without a password sets the first one with a link', () => {
	/** Adds somebody with this email; the names of the fields begin with `prefix`. */
	type Adding = { prefix: '' | 'user_'; add: (email: string, password?: string) => Promise<Answer<{ id: number }>> };

	const adding = (who: Caller, path: string, body: object = {}): Adding => ({
		prefix: '',
		add: (email, password) =>
			who.post(path, { ...body, name: '招待 花子', email, ...(password === undefined ? {} : { password }) }),
	});

	const cases: [string, Area, () => Promise<Adding>][] = [
		['a member, by an admin of the company', 'app', async () => adding((await company()).owner, '/app/company_users')],
		[
			'a member, by staff',
			'app',
			async () => {
				const { owner } = await company();
				const who = await makeAssessor(booted.current, [owner.user.companyId ?? 0]);
				return adding(who, '/console/company_users', { company_id: owner.user.companyId });
			},
		],
		[
			'the first admin of a company, by staff',
			'app',
			async () => {
				const who = await makeAssessor(booted.current);
				const { user_password: _told, ...form } = newCompanyForm();
				return {
					prefix: 'user_',
					add: (email, password) =>
						who.post('/console/companies', {
							...form,
							user_email: email,
							...(password === undefined ? {} : { user_password: password }),
						}),
				};
			},
		],
		[
			'staff, by an admin of the console',
			'console',
			async () => adding(await makeConsoleAdmin(booted.current), '/console/admin_users'),
		],
	];

	it.each(cases)('%s', async (_, area, make) => {
		const { add } = await make();
		const email = `${unique('Invited')}@Example.com`;
		const added = await add(email);
		expect([added.status, added.data]).toEqual([200, { id: expect.any(Number) }]);
		expect((await logIn(area, email, PASSWORD)).status).toBe(422);
		const mail = await composedMail(booted.current, 'password_link', email);
		if (area === 'console') {
			expect(mail?.subject).toBe('[Kyosei] Set your password');
			expect(mail?.text).toContain(`A Kyosei account was created for you (${email}).`);
		} else expect(mail?.subject).toMatch(/answer the assessment|評価への回答/);
		expect((await setPassword(area, (await tokenTo(email)) ?? '')).status).toBe(200);
		expect((await logIn(area, email, NEW_PASSWORD)).status).toBe(200);
	});

	it.each(cases)('%s: nothing is made or mailed where it is refused', async (_, area, make) => {
		const { prefix, add } = await make();
		const taken = area === 'app' ? await makeCompanyUser(booted.current) : await makeAssessor(booted.current);
		const { email } = taken.user;
		const made = await booted.current.deps.db.$count(companies);
		const refused = await add(email);
		expect([refused.status, Object.keys(refused.errors)]).toEqual([422, [`${prefix}email`]]);
		const empty = await add(`${unique('x')}@example.com`, '');
		expect([empty.status, Object.keys(empty.errors)]).toEqual([422, [`${prefix}password`]]);
		expect(await booted.current.deps.db.$count(companies)).toBe(made);
		expect(await tokenTo(email)).toBeNull();
		expect((await findUserRow(booted.current, taken.user.id))?.passwordHash).toBe(taken.user.passwordHash);
	});

	it('with a password, as specified: no link is mailed', async () => {
		const { owner } = await company();
		const email = `${unique('told')}@example.com`;
		const added = await owner.post('/app/company_users', { name: '伝達 太郎', email, password: PASSWORD });
		expect(added.status).toBe(200);
		expect((await logIn('app', email, PASSWORD)).status).toBe(200);
		expect(await tokenTo(email)).toBeNull();
	});
});

describe('the links to a recipient', () => {
	it('are limited, whoever sends them, and what is refused otherwise is not counted', async () => {
		const app = withLimit.current;
		const owner = await makeCompanyUser(app);
		const { companyId } = owner.user;
		const member = await makeCompanyUser(app, { companyId, role: 1 });
		const staff = await makeConsoleAdmin(app);
		for (let time = 0; time < 3; time++) {
			const body = { name: '重複 太郎', email: member.user.email };
			expect((await owner.post('/app/company_users', body)).status).toBe(422);
		}
		expect((await sendTo(owner, member)).status).toBe(200);
		expect((await sendTo(staff, member, 'console')).status).toBe(200);
		const refused = await sendTo(owner, member);
		expect(refused.status).toBe(429);
		expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
		const sent = await app.deps.db.$count(mails, eq(mails.userId, member.user.id));
		expect(sent).toBe(2);
		const colleague = await makeCompanyUser(app, { companyId, role: 1 });
		expect((await sendTo(owner, colleague)).status).toBe(200);
		// The mails that anybody can ask for do not use up those of an admin.
		const assessor = await makeAssessor(app);
		for (let time = 0; time < 3; time++) {
			await call(app, 'POST', '/console/forgot_password', { body: { email: assessor.user.email } });
		}
		expect((await sendTo(staff, assessor)).status).toBe(200);
	});
});
