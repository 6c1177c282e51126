import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { forgetEmailChanges } from '#server/accounts/email-changes.ts';
import { mailEmailChanged, mailPasswordChanged } from '#server/accounts/former-jobs.ts';
import { undoTokenOf } from '#server/accounts/undo-token.ts';
import { emailChanges } from '#server/db/tables/accounts.ts';
import { mails, notices } from '#server/db/tables/notices.ts';
import { enqueue } from '#server/jobs/outbox.ts';
import { announce } from '#server/notify/announce.ts';
import { withApp } from '#tests/support/app.ts';
import { call, caller } from '#tests/support/client.ts';
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

/** One's own name, email and password: what they ask for, and what the owner of the address is told. */

const HOUR_MS = 60 * 60 * 1000;
const NEW_PASSWORD = 'the one after that';

const booted = withApp({ worker: true });

afterEach(() => booted.current.clock.release());

const PROFILE = '/app/company_users/profile/update';
const UNDO = '/app/email_change/undo';

const undo = (token: string | undefined) => call(booted.current, 'POST', UNDO, { body: { token } });
const REFUSED = { token: ['This link no longer works: it has expired or was already used.'] };

const freshEmail = (): string => `${unique('fresh')}@example.com`;

/** Changes the email and returns the token of the mail to the former address. */
const changeEmail = async (person: Person, from: string, to: string): Promise<string> => {
	const answer = await person.post(PROFILE, { name: person.user.name, email: to });
	expect(answer.status).toBe(200);
	const { text } = await readMail(booted.current, from);
	return /^http\S+\/app\/email-change#token=([\w-]{43})$/m.exec(text)?.[1] ?? '';
};

const signInAgain = async (person: Person, email: string): Promise<Person> => {
	const { data } = await call<{ token: string }>(booted.current, 'POST', '/app/login', {
		body: { email, password: PASSWORD },
	});
	return { ...caller(booted.current, data.token), user: person.user };
};

describe('the own profile', () => {
	it('is saved without a password, as the specification has it, and with the right one', async () => {
		const app = booted.current;
		for (const extra of [{}, { password: PASSWORD }]) {
			const person = await makeCompanyUser(app);
			const email = freshEmail();
			const answer = await person.post(PROFILE, { name: '改名 太郎', email, ...extra });
			expect(answer.status).toBe(200);
			expect(await findUserRow(app, person.user.id)).toMatchObject({ name: '改名 太郎', email });
		}
	});

	it('is refused with a wrong password, and the sixth wrong one in a minute with 429', async () => {
		const app = booted.current;
		const person = await makeCompanyUser(app);
		const answers = [];
		for (let attempt = 0; attempt < 7; attempt++) {
			answers.push(await person.post(PROFILE, { name: 'x', email: freshEmail(), password: 'not the one' }));
		}
		expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 429, 429]);
		expect(answers[0]?.errors).toEqual({ password: ['The current password is incorrect.'] });
		expect(await findUserRow(app, person.user.id)).toMatchObject({ email: person.user.email });
		const blocked = await person.post(PROFILE, { name: 'x', email: freshEmail(), password: PASSWORD });
		expect(blocked.status).toBe(429);
		const other = await makeCompanyUser(app);
		expect((await other.post(PROFILE, { name: 'x', email: freshEmail(), password: PASSWORD })).status).toBe(200);
	});

	it('has a version, and a stale one is refused', async () => {
		const app = booted.current;
		const person = await makeCompanyUser(app);
		const admin = await makeConsoleAdmin(app);
		const loaded = await person.get<{ version: number; email: string }>('/app/me');
		expect(loaded.data).toMatchObject({ version: expect.any(Number), email: person.user.email });
		const { version } = loaded.data;
		expect((await person.post(PROFILE, { name: 'first', email: person.user.email, version })).status).toBe(200);
		const again = await signInAgain(person, person.user.email);
		const stale = await again.post(PROFILE, { name: 'second', email: person.user.email, version });
		expect([stale.status, stale.message]).toEqual([409, expect.stringContaining('first updated this at')]);
		expect(await findUserRow(app, person.user.id)).toMatchObject({ name: 'first' });
		expect((await again.get<{ version: number }>('/app/me')).data.version).toBe(version + 1);
		expect((await admin.get<{ version?: number }>('/console/me')).status).toBe(200);
	});
});

describe('a changed email', () => {
	it('is told to the former address, whose link undoes it and ends the sessions', async () => {
		const app = booted.current;
		const person = await makeCompanyUser(app, { locale: 'en' });
		const changed = freshEmail();
		const token = await changeEmail(person, person.user.email, changed);
		const thief = await signInAgain(person, changed);
		const mail = await readMail(app, person.user.email);
		expect(mail.subject).toBe('[Kyosei] Your email address was changed');
		expect(mail.text).toContain(changed);
		expect((await call(app, 'GET', `${UNDO}?token=${token}`)).status).toBe(405);
		expect((await findUserRow(app, person.user.id))?.email).toBe(changed);
		const undone = await undo(token);
		expect([undone.status, undone.data]).toEqual([200, null]);
		expect((await findUserRow(app, person.user.id))?.email).toBe(person.user.email);
		expect((await thief.get('/app/me')).status).toBe(401);
		expect((await undo(token)).errors).toEqual(REFUSED);
	});

	it('keeps no token: neither the link nor what it is made of is stored', async () => {
		const app = booted.current;
		const person = await makeCompanyUser(app);
		const token = await changeEmail(person, person.user.email, freshEmail());
		for (const table of ['email_changes', 'outbox_jobs', 'audit_events', 'notices', 'mails']) {
			const { rows } = await app.deps.db.execute(sql`select t::text as row from ${sql.identifier(table)} t`);
			expect(JSON.stringify(rows)).not.toContain(token);
		}
		expect(app.logs.join('')).not.toContain(token);
	});

	it('sends nothing where only the name or the case of the email changed', async () => {
		const app = booted.current;
		const person = await makeCompanyUser(app);
		await person.post(PROFILE, { name: 'another', email: person.user.email.toUpperCase() });
		const rows = await app.deps.db.select().from(emailChanges).where(eq(emailChanges.userId, person.user.id));
		expect(rows).toEqual([]);
	});

	it('can be undone for 72 hours', async () => {
		const app = booted.current;
		const [early, late] = [await makeCompanyUser(app), await makeCompanyUser(app)];
		const tokens = [
			await changeEmail(early, early.user.email, freshEmail()),
			await changeEmail(late, late.user.email, freshEmail()),
		];
		app.clock.advance(72 * HOUR_MS - 60_000);
		expect((await undo(tokens[0])).status).toBe(200);
		app.clock.advance(120_000);
		expect((await undo(tokens[1])).errors).toEqual(REFUSED);
		expect((await undo('an invented one')).errors).toEqual(REFUSED);
		await forgetEmailChanges(app.deps.db, app.deps.clock);
		expect(await app.deps.db.select().from(emailChanges).where(eq(emailChanges.userId, late.user.id))).toEqual([]);
		expect((await undo(undefined)).errors).toEqual({ token: ['The link field is required.'] });
	});

	it('undone by the first owner, cannot be undone back by a later address', async () => {
		const app = booted.current;
		const person = await makeCompanyUser(app);
		const [second, third] = [freshEmail(), freshEmail()];
		const first = await changeEmail(person, person.user.email, second);
		const later = await changeEmail(await signInAgain(person, second), second, third);
		expect((await undo(first)).status).toBe(200);
		expect((await undo(later)).errors).toEqual(REFUSED);
		expect((await findUserRow(app, person.user.id))?.email).toBe(person.user.email);
	});

	it('undone by a later address, can still be undone by the first owner', async () => {
		const app = booted.current;
		const person = await makeCompanyUser(app);
		const [second, third] = [freshEmail(), freshEmail()];
		const first = await changeEmail(person, person.user.email, second);
		const later = await changeEmail(await signInAgain(person, second), second, third);
		expect((await undo(later)).status).toBe(200);
		expect((await undo(first)).status).toBe(200);
		expect((await findUserRow(app, person.user.id))?.email).toBe(person.user.email);
	});

	it('stays where the former address is taken or the account is deleted', async () => {
		const app = booted.current;
		const [taken, gone] = [await makeCompanyUser(app), await makeCompanyUser(app)];
		const tokens = [
			await changeEmail(taken, taken.user.email, freshEmail()),
			await changeEmail(gone, gone.user.email, freshEmail()),
		];
		await makeCompanyUser(app, { email: taken.user.email });
		expect((await undo(tokens[0])).errors).toEqual({
			token: ['Another account now uses the previous email address. Contact your administrator.'],
		});
		const admin = await makeConsoleAdmin(app);
		const companyId = gone.user.companyId ?? 0;
		await makeCompanyUser(app, { companyId });
		expect((await admin.delete(`/console/company_users/${gone.user.id}`)).status).toBe(200);
		expect((await undo(tokens[1])).errors).toEqual(REFUSED);
	});
});

describe('an email that is changed in the list of accounts', () => {
	it('by its own admin, is undone with the link of the mail, as is a link for a forgotten password', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const { id, name, email } = admin.user;
		const changed = freshEmail();
		expect((await admin.put(`/console/admin_users/${id}`, { name, email: changed, role: 0 })).status).toBe(200);
		const { text } = await readMail(app, email);
		const token = /\/app\/email-change\?area=console#token=([\w-]{43})$/m.exec(text)?.[1];
		const forgotten = await resetMail(app, changed);
		expect((await undo(token)).status).toBe(200);
		expect((await findUserRow(app, id))?.email).toBe(email);
		const body = { token: /token=([\w-]{43})\n/.exec(forgotten?.text ?? '')?.[1], password: NEW_PASSWORD };
		expect((await call(app, 'POST', '/console/forgot_password/reset', { body })).errors).toEqual({
			token: ['This link no longer works. Request a new password reset.'],
		});
		expect(await composedMail(app, 'password_reset', changed)).toBeNull();
	});

	it('by an admin, is told to the former address, without the new one and without a link', async () => {
		const app = booted.current;
		const [admin, assessor, member] = [
			await makeConsoleAdmin(app),
			await makeAssessor(app),
			await makeCompanyUser(app, { role: 1, locale: 'en' }),
		];
		const changed = freshEmail();
		const other = freshEmail();
		const answers = [
			await admin.put(`/console/admin_users/${assessor.user.id}`, { name: 'x', email: changed, role: 1 }),
			await admin.put(`/console/company_users/${member.user.id}`, { name: 'x', email: other, role: 1 }),
		];
		expect(answers.map(({ status }) => status)).toEqual([200, 200]);
		const mails = [await readMail(app, assessor.user.email), await readMail(app, member.user.email)];
		expect(mails.map(({ subject }) => subject)).toEqual([
			'【Kyosei】メールアドレスが変更されました',
			'[Kyosei] Your email address was changed',
		]);
		expect(mails[0]?.text).toContain('管理者が、あなたのアカウントのメールアドレスを');
		expect(mails[1]?.text).toContain('An administrator changed the email address');
		for (const { text } of mails) expect(text).not.toMatch(new RegExp(`token=|${changed}|${other}`));
	});
});

describe('what is told of an account', () => {
	const noticesOf = (userId: number) =>
		booted.current.deps.db.select().from(notices).where(eq(notices.recipientId, userId)).orderBy(notices.id);
	const mailsOf = (userId: number) =>
		booted.current.deps.db.select().from(mails).where(eq(mails.userId, userId)).orderBy(mails.id);

	it('is told each time, in the inbox and by mail to the address of that time', async () => {
		const app = booted.current;
		const [admin, member] = [await makeConsoleAdmin(app), await makeCompanyUser(app, { role: 1 })];
		const { id, email } = member.user;
		const path = `/console/company_users/${id}`;
		const moved = freshEmail();
		await admin.post(`${path}/reset_password`, { password: NEW_PASSWORD });
		await admin.put(path, { name: 'x', email: moved, role: 1 });
		await admin.post(`${path}/reset_password`, { password: PASSWORD });
		await expect.poll(async () => (await mailsOf(id)).filter(({ state }) => state === 'sent').length).toBe(3);
		expect((await noticesOf(id)).map(({ kind }) => kind).sort()).toEqual([
			'email_changed',
			'password_changed',
			'password_changed',
		]);
		const told = (await mailsOf(id)).map(({ kind, sentTo }) => `${kind} ${sentTo}`).sort();
		expect(told).toEqual([`email_changed ${email}`, `password_changed ${email}`, `password_changed ${moved}`].sort());
	});

	it('says in the inbox neither an address nor a link: whoever took the account reads it', async () => {
		const app = booted.current;
		const person = await makeCompanyUser(app);
		await changeEmail(person, person.user.email, freshEmail());
		const [notice] = await noticesOf(person.user.id);
		expect(notice?.kind).toBe('email_changed');
		expect(Object.keys(notice?.data ?? {})).toEqual(['time']);
	});

	it('is mailed however late, and by the jobs that a former version left behind', async () => {
		const app = booted.current;
		const [late, former] = [await makeCompanyUser(app), await makeCompanyUser(app)];
		const at = new Date(app.clock.now().getTime() - 60 * HOUR_MS);
		const nonce = 'of a former version';
		await app.deps.db.transaction(async (tx) => {
			await announce(tx, 'password_changed', at, { user_id: late.user.id, email: late.user.email });
			const { id, email } = former.user;
			await enqueue(tx, mailPasswordChanged, { user_id: id, email, at: at.toISOString() });
			await enqueue(tx, mailEmailChanged, {
				user_id: id,
				former_email: email,
				email: freshEmail(),
				nonce,
				at: at.toISOString(),
			});
		});
		await expect.poll(async () => (await mailsOf(late.user.id)).map(({ state }) => state)).toEqual(['sent']);
		await expect
			.poll(async () => (await mailsOf(former.user.id)).map(({ kind, state }) => `${kind} ${state}`).sort())
			.toEqual(['email_changed sent', 'password_changed sent']);
		const mail = await composedMail(app, 'email_changed', former.user.email);
		expect(mail?.text).toContain(`token=${undoTokenOf(app.deps, nonce)}`);
	});
});

describe('a changed password', () => {
	const SUBJECTS = { ja: '【Kyosei】パスワードが変更されました', en: '[Kyosei] Your password was changed' };

	it('is told to its owner, in their language: changed by themselves, by an admin, in either area', async () => {
		const app = booted.current;
		const [admin, assessor, staff, member, owner] = [
			await makeConsoleAdmin(app),
			await makeAssessor(app),
			await makeAssessor(app, [], { locale: 'en' }),
			await makeCompanyUser(app, { role: 1 }),
			await makeCompanyUser(app),
		];
		const passwords = { old_password: PASSWORD, new_password: NEW_PASSWORD };
		const body = { password: NEW_PASSWORD };
		const colleague = await makeCompanyUser(app, { companyId: owner.user.companyId, role: 1 });
		const answers = [
			await admin.post(`/console/admin_users/${assessor.user.id}/reset_password`, body),
			await admin.post(`/console/company_users/${member.user.id}/reset_password`, body),
			await owner.post(`/app/company_users/${colleague.user.id}/reset_password`, body),
			await owner.put('/app/company_users/profile/reset_password', passwords),
			await staff.put('/console/profile/reset_password', passwords),
		];
		expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
		for (const { user } of [assessor, member, colleague, owner, staff]) {
			const mail = await readMail(app, user.email);
			expect([mail.subject, mail.text.includes(user.name), mail.text.includes(NEW_PASSWORD)]).toEqual([
				SUBJECTS[user.locale],
				true,
				false,
			]);
		}
	});
});

describe('the own password', () => {
	it.each(['app', 'console'])(
		'is counted when the old one is wrong: the sixth in a minute is 429 (%s)',
		async (area) => {
			const app = booted.current;
			const person = area === 'app' ? await makeCompanyUser(app) : await makeAssessor(app);
			const path = area === 'app' ? '/app/company_users/profile/reset_password' : '/console/profile/reset_password';
			const change = (old_password: string) => person.put(path, { old_password, new_password: NEW_PASSWORD });
			const statuses: number[] = [];
			for (let attempt = 0; attempt < 40; attempt++) statuses.push((await change('not the one')).status);
			expect(statuses).toEqual([...Array<number>(5).fill(422), ...Array<number>(35).fill(429)]);
			expect((await change(PASSWORD)).status).toBe(429);
		},
	);

	it('is changed by staff who are signed in, which ends their sessions', async () => {
		const app = booted.current;
		const staff = await makeAssessor(app);
		const wrong = await staff.put('/console/profile/reset_password', {
			old_password: 'not the one',
			new_password: NEW_PASSWORD,
		});
		expect([wrong.status, wrong.errors]).toEqual([422, { old_password: ['The current password is incorrect.'] }]);
		const done = await staff.put('/console/profile/reset_password', {
			old_password: PASSWORD,
			new_password: NEW_PASSWORD,
		});
		expect([done.status, done.message]).toEqual([200, 'Your password was changed. Log in again.']);
		expect((await staff.get('/console/me')).status).toBe(401);
		const logIn = (password: string) =>
			call(app, 'POST', '/console/login', { body: { email: staff.user.email, password } });
		expect((await logIn(PASSWORD)).status).toBe(422);
		expect((await logIn(NEW_PASSWORD)).status).toBe(200);
	});
});
