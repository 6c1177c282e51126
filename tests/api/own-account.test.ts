import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { forgetEmailChanges } from '#server/accounts/email-changes.ts';
import { emailChanges } from '#server/db/tables/accounts.ts';
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
import { readMail } from '#tests/support/mails.ts';

/** One's own name, e-mail and password: what they ask for, and what the owner of the address is told. */

const HOUR_MS = 60 * 60 * 1000;
const NEW_PASSWORD = 'the one after that';

const booted = withApp({ worker: true });

afterEach(() => booted.current.clock.release());

const PROFILE = '/app/company_users/profile/update';
const UNDO = '/app/email_change/undo';

const undo = (token: string | undefined) => call(booted.current, 'POST', UNDO, { body: { token } });
const REFUSED = { token: ['This link cannot be used: it has expired or was used already.'] };

const freshEmail = (): string => `${unique('fresh')}@example.com`;

/** Changes the e-mail and returns the token of the mail to the former address. */
const changeEmail = async (person: Person, from: string, to: string): Promise<string> => {
	const answer = await person.post(PROFILE, { name: person.user.name, email: to });
	expect(answer.status).toBe(200);
	const { text } = await readMail(booted.current, from);
	return /^http\S+\/app\/email-change\?token=([\w-]{43})$/m.exec(text)?.[1] ?? '';
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

describe('a changed e-mail', () => {
	it('is told to the former address, whose link undoes it and ends the sessions', async () => {
		const app = booted.current;
		const person = await makeCompanyUser(app);
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
		for (const table of ['email_changes', 'outbox_jobs', 'audit_events']) {
			const { rows } = await app.deps.db.execute(sql`select t::text as row from ${sql.identifier(table)} t`);
			expect(JSON.stringify(rows)).not.toContain(token);
		}
		expect(app.logs.join('')).not.toContain(token);
	});

	it('sends nothing where only the name or the case of the e-mail changed', async () => {
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
			token: ['Another account uses the former email address now. Contact your administrator.'],
		});
		const admin = await makeConsoleAdmin(app);
		const companyId = gone.user.companyId ?? 0;
		await makeCompanyUser(app, { companyId });
		expect((await admin.delete(`/console/company_users/${gone.user.id}`)).status).toBe(200);
		expect((await undo(tokens[1])).errors).toEqual(REFUSED);
	});
});

describe('a changed password', () => {
	const SUBJECT = '[Kyosei] Your password was changed';

	it('is told to its owner: changed by themselves, by an admin, in either area', async () => {
		const app = booted.current;
		const [admin, assessor, staff, member, owner] = [
			await makeConsoleAdmin(app),
			await makeAssessor(app),
			await makeAssessor(app),
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
				SUBJECT,
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
