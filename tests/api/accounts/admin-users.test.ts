import { describe, expect, it } from 'vitest';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { deleteAdminUser, editAdminUser } from '#server/members/admin-users.ts';
import { withApp } from '#tests/support/app.ts';
import { call } from '#tests/support/client.ts';
import { statementsOf } from '#tests/support/database/statements.ts';
import {
	findUserRow,
	makeAssessor,
	makeCompany,
	makeCompanyUser,
	makeConsoleAdmin,
	PASSWORD,
	type Person,
	unique,
} from '#tests/support/factories.ts';

const booted = withApp();

const CALL: CallContext = {
	locale: 'en',
	address: '127.0.0.1',
	limitKey: '127.0.0.1',
	requestId: 'test',
	userAgent: '',
};
const NEW_PASSWORD = 'another good one';

type AdminUser = { id: number; name: string; email: string; role: number; companies: { id: number; name: string }[] };

const newAccount = (values: Record<string, unknown> = {}) => ({
	name: '評価 太郎',
	email: `${unique('account')}@example.com`,
	password: NEW_PASSWORD,
	...values,
});

const logIn = (email: string, password: string) =>
	call<{ token: string; user: { role: number } }>(booted.current, 'POST', '/console/login', {
		body: { email, password },
	});

const findAccount = async (admin: Person, id: number): Promise<AdminUser | undefined> =>
	(await admin.get<AdminUser[]>('/console/admin_users')).data.find((account) => account.id === id);

const path = (id: number, call = ''): string => `/console/admin_users/${id}${call}`;

describe('console accounts', () => {
	it('registers an assessor, who sees only the assigned companies', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const [first, second] = [await makeCompany(app), await makeCompany(app)];
		await makeCompany(app);
		const body = newAccount({ company_ids: [second.id, first.id, first.id] });
		const added = await admin.post<{ id: number }>('/console/admin_users', body);
		expect([added.status, added.message]).toEqual([200, 'The account was registered.']);
		expect(await findAccount(admin, added.data.id)).toEqual({
			id: added.data.id,
			name: body.name,
			email: body.email,
			role: 1,
			has_second_factor: false,
			interests: [],
			interests_confirmed_at: null,
			companies: [first, second].map(({ id, companyName }) => ({ id, name: companyName })),
			version: 0,
			saved_at: null,
			saved_by: null,
			load: { open: 0, waiting: 0, oldest_days: null, finished: 0 },
		});
		const { token, user } = (await logIn(body.email, NEW_PASSWORD)).data;
		expect(user.role).toBe(1);
		const seen = await call<{ id: number }[]>(app, 'GET', '/console/companies', { token });
		expect(seen.data.map((company) => company.id).toSorted()).toEqual([first.id, second.id].toSorted());
	});

	it('registers an admin, who has no companies', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const company = await makeCompany(app);
		const refused = await admin.post('/console/admin_users', newAccount({ role: 0, company_ids: [company.id] }));
		expect([refused.status, refused.errors]).toEqual([
			422,
			{ company_ids: ['Companies cannot be assigned to an admin.'] },
		]);
		const added = await admin.post<{ id: number }>('/console/admin_users', newAccount({ role: 0, company_ids: [] }));
		expect(await findAccount(admin, added.data.id)).toMatchObject({ role: 0, companies: [] });
		const assigned = await admin.post(path(added.data.id, '/assign_company'), { company_ids: [company.id] });
		expect([assigned.status, assigned.errors]).toEqual([
			422,
			{ company_ids: ['Companies cannot be assigned to an admin.'] },
		]);
		expect((await admin.post(path(added.data.id, '/assign_company'), { company_ids: [] })).status).toBe(200);
	});

	it('validates every field', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const company = await makeCompany(app);
		const wrong = await admin.post('/console/admin_users', { email: 'x', password: '1234567', role: 3 });
		expect(wrong.errors).toEqual({
			name: ['The name field is required.'],
			email: ['The email field must be a valid email address.'],
			role: ['The selected role is invalid.'],
			password: ['The password field must be at least 8 characters.'],
		});
		const unknown = await admin.post('/console/admin_users', newAccount({ company_ids: [company.id, 2_000_000_000] }));
		expect(unknown.errors).toEqual({
			'company_ids.1': ['The companies field refers to something that does not belong here.'],
		});
		const taken = await admin.post('/console/admin_users', newAccount({ email: admin.user.email.toUpperCase() }));
		expect(taken.errors).toEqual({ email: ['This email is already in use.'] });
		const member = await makeCompanyUser(app);
		expect((await admin.post('/console/admin_users', newAccount({ email: member.user.email }))).status).toBe(200);
	});

	it('edits an account: companies are replaced, or stay when left out', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const [first, second] = [await makeCompany(app), await makeCompany(app)];
		const assessor = await makeAssessor(app, [first.id]);
		const { id } = assessor.user;
		const email = `${unique('new')}@example.com`;
		const edited = await admin.put(path(id), { name: '改名', email, role: 1 });
		expect([edited.status, edited.message]).toEqual([200, 'The account was updated.']);
		expect(await findAccount(admin, id)).toMatchObject({ name: '改名', email, companies: [{ id: first.id }] });
		await admin.put(path(id), { name: '改名', email, role: 1, company_ids: [second.id] });
		expect((await findAccount(admin, id))?.companies).toEqual([{ id: second.id, name: second.companyName }]);
		expect((await assessor.get('/console/me')).data).toMatchObject({ name: '改名', role: 1 });
		const taken = await admin.put(path(id), { name: 'x', email: admin.user.email, role: 1 });
		expect([taken.status, taken.errors]).toEqual([422, { email: ['This email is already in use.'] }]);
	});

	it('ends the sessions on a role change, and clears the companies of a new admin', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const company = await makeCompany(app);
		const assessor = await makeAssessor(app, [company.id]);
		const { id, name, email } = assessor.user;
		const refused = await admin.put(path(id), { name, email, role: 0, company_ids: [company.id] });
		expect(refused.errors).toEqual({ company_ids: ['Companies cannot be assigned to an admin.'] });
		expect((await assessor.get('/console/me')).status).toBe(200);
		expect((await admin.put(path(id), { name, email, role: 0 })).status).toBe(200);
		expect((await assessor.get('/console/me')).status).toBe(401);
		expect((await admin.put(path(id), { name, email, role: 1 })).status).toBe(200);
		expect(await findAccount(admin, id)).toMatchObject({ role: 1, companies: [] });
	});

	it('assigns and unassigns with immediate effect', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const company = await makeCompany(app);
		const assessor = await makeAssessor(app);
		const url = `/console/companies/${company.id}`;
		expect((await assessor.get(url)).status).toBe(404);
		const done = await admin.post(path(assessor.user.id, '/assign_company'), { company_ids: [company.id] });
		expect([done.status, done.message]).toEqual([200, 'The assigned companies were updated.']);
		expect((await assessor.get(url)).status).toBe(200);
		await admin.post(path(assessor.user.id, '/assign_company'), { company_ids: [] });
		expect((await assessor.get(url)).status).toBe(404);
		const unknown = await admin.post(path(assessor.user.id, '/assign_company'), { company_ids: [2_000_000_000] });
		expect([unknown.status, Object.keys(unknown.errors)]).toEqual([422, ['company_ids.0']]);
		expect((await admin.post(path(assessor.user.id, '/assign_company'), {})).status).toBe(422);
	});

	it('assigns more companies than the parameter limit of a statement', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const assessor = await makeAssessor(app);
		const ids = Array.from({ length: 70_000 }, (_, at) => 1_000_000 + at);
		const refused = await admin.post(path(assessor.user.id, '/assign_company'), { company_ids: ids });
		expect([refused.status, Object.keys(refused.errors)]).toEqual([422, expect.any(Array)]);
		expect(Object.keys(refused.errors)).toHaveLength(ids.length);
	});

	it('resets a password and deletes, which both end the sessions', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const company = await makeCompany(app);
		const [reset, deleted] = [await makeAssessor(app), await makeAssessor(app, [company.id])];
		const done = await admin.post(path(reset.user.id, '/reset_password'), { password: ' spaced out ' });
		expect([done.status, done.message]).toEqual([200, 'The password was changed.']);
		const gone = await admin.delete(path(deleted.user.id));
		expect([gone.status, gone.message]).toEqual([200, 'The account was deleted.']);
		for (const person of [reset, deleted]) expect((await person.get('/console/me')).status).toBe(401);
		expect((await logIn(reset.user.email, PASSWORD)).status).toBe(422);
		expect((await logIn(reset.user.email, 'spaced out')).status).toBe(422);
		expect((await logIn(reset.user.email, ' spaced out ')).status).toBe(200);
		expect((await logIn(deleted.user.email, PASSWORD)).status).toBe(422);
		expect(await findAccount(admin, deleted.user.id)).toBeUndefined();
		expect(await findUserRow(app, deleted.user.id)).toMatchObject({ name: deleted.user.name });
		const again = await admin.post('/console/admin_users', newAccount({ email: deleted.user.email }));
		expect(again.status).toBe(200);
	});

	it('lets admins change their own name, email and password, which ends the sessions, but not delete themselves', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const { id, email } = admin.user;
		const own = 'You cannot delete your own account or change its role.';
		const deleted = await admin.delete(path(id));
		expect([deleted.status, deleted.message]).toEqual([409, own]);
		const demoted = await admin.put(path(id), { name: 'x', email, role: 1 });
		expect([demoted.status, demoted.message]).toEqual([409, own]);
		expect((await admin.get('/console/me')).status).toBe(200);
		expect((await admin.put(path(id), { name: '新しい名前', email, role: 0 })).status).toBe(200);
		expect((await admin.get('/console/me')).status).toBe(401);
		const { token } = (await logIn(email, PASSWORD)).data;
		const body = { password: NEW_PASSWORD };
		expect((await call(app, 'POST', path(id, '/reset_password'), { token, body })).status).toBe(200);
		expect((await call(app, 'GET', '/console/me', { token })).status).toBe(401);
		expect((await logIn(email, NEW_PASSWORD)).status).toBe(200);
	});

	it('answers company users, deleted accounts and unknown ids with the same 404', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const member = await makeCompanyUser(app);
		const deleted = await makeAssessor(app);
		await admin.delete(path(deleted.user.id));
		for (const id of [member.user.id, deleted.user.id, 2_000_000_000, 'x']) {
			const url = `/console/admin_users/${id}`;
			const answers = [
				await admin.put(url, { name: 'x', email: 'x@example.com', role: 1 }),
				await admin.delete(url),
				await admin.post(`${url}/assign_company`, { company_ids: [] }),
				await admin.post(`${url}/reset_password`, { password: NEW_PASSWORD }),
			];
			for (const answer of answers) expect([answer.status, answer.text]).toEqual([404, '{"message":"Not found."}']);
		}
		expect(await findUserRow(app, member.user.id)).toEqual(member.user);
	});

	it('admit only console admins', async () => {
		const app = booted.current;
		const assessor = await makeAssessor(app);
		const owner = await makeCompanyUser(app);
		const { id } = assessor.user;
		const calls: [string, string, unknown][] = [
			['GET', '/console/admin_users', undefined],
			['POST', '/console/admin_users', newAccount()],
			['PUT', path(id), { name: 'x', email: 'x@example.com', role: 0 }],
			['DELETE', path(id), undefined],
			['POST', path(id, '/assign_company'), { company_ids: [] }],
			['POST', path(id, '/reset_password'), { password: NEW_PASSWORD }],
		];
		for (const [method, url, body] of calls) {
			const answers = await Promise.all(
				[assessor.token, owner.token, null].map((token) => call(app, method, url, { token, body })),
			);
			expect(answers.map((answer) => answer.status)).toEqual([403, 401, 401]);
		}
	});

	it('ignores read-only fields in a body', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const company = await makeCompany(app);
		const extras = { area: 'app', company_id: company.id, id: 1, deactivated_at: '2020-01-01' };
		const added = await admin.post<{ id: number }>('/console/admin_users', newAccount(extras));
		const assessor = await findUserRow(app, added.data.id);
		expect(assessor).toMatchObject({ area: 'console', companyId: null, deactivatedAt: null, role: 1 });
		const { name, email } = assessor ?? {};
		await admin.put(path(added.data.id), { name, email, role: 1, password: 'not taken here', ...extras });
		expect(await findUserRow(app, added.data.id)).toMatchObject({ area: 'console', companyId: null });
		expect((await logIn(email ?? '', NEW_PASSWORD)).status).toBe(200);
	});
});

describe('the list of accounts', () => {
	it('is searched by name and email, sorted and paged, with a constant number of statements', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const mark = unique('search');
		const company = await makeCompany(app);
		for (const [day, name] of ['サトウ', 'すずき', 'ﾀｶﾊｼ'].entries()) {
			await makeAssessor(app, [company.id], {
				name: `${name}${mark}`,
				email: `${unique('%_x')}.${mark}@example.com`,
				createdAt: new Date(Date.UTC(2026, 0, day + 1)),
			});
		}
		const names = async (query: string) =>
			(await admin.get<AdminUser[]>(`/console/admin_users?${query}`)).data.map((account) => account.name);
		expect(await names(`q=${mark.toUpperCase()}&sort=name`)).toHaveLength(3);
		expect(await names(`q=${encodeURIComponent(`さとう${mark}`)}`)).toEqual([`サトウ${mark}`]);
		expect(await names(`q=${encodeURIComponent(`タカハシ${mark}`)}`)).toEqual([`ﾀｶﾊｼ${mark}`]);
		expect(await names(`q=${mark}`)).toEqual(['ﾀｶﾊｼ', 'すずき', 'サトウ'].map((name) => `${name}${mark}`));
		expect(await names(`q=${mark}&sort=created_at`)).toEqual(['サトウ', 'すずき', 'ﾀｶﾊｼ'].map((name) => name + mark));
		expect(await names(`q=${encodeURIComponent(`%${mark}`)}`)).toEqual([]);

		const countStatements = async (perPage: number) => {
			return statementsOf(app, async () => {
				const page = await admin.get<AdminUser[]>(`/console/admin_users?q=${mark}&page=1&per_page=${perPage}`);
				expect(page.meta).toEqual({ page: 1, per_page: perPage, total: 3, last_page: Math.ceil(3 / perPage) });
				expect(page.data).toHaveLength(perPage);
				for (const account of page.data) expect(account.companies).toHaveLength(1);
			});
		};
		expect(await countStatements(3)).toBe(await countStatements(1));
		expect((await admin.get('/console/admin_users?sort=password_hash')).status).toBe(422);
	});
});

describe('the last console admin', () => {
	it.each(['delete', 'demote'])('remains when two admins %s each other concurrently', async (change) => {
		const app = booted.current;
		const [first, second] = [await makeConsoleAdmin(app), await makeConsoleAdmin(app)];
		const pair = [first.user.id, second.user.id];
		const accounts = (await first.get<AdminUser[]>('/console/admin_users')).data;
		const others = accounts.filter(({ id, role }) => role === 0 && !pair.includes(id));
		for (const { id } of others) expect((await first.delete(path(id))).status).toBe(200);

		// Calls the service directly, as if both requests had passed the access policy before either ran.
		const actorOf = ({ user: { id, name, email } }: Person): ConsoleActor => ({
			area: 'console',
			role: 0,
			userId: id,
			name,
			email,
			sessionToken: '',
			lacksSecondFactor: false,
		});
		const sendAway = (actor: Person, { user: { id, name, email } }: Person) =>
			change === 'delete'
				? deleteAdminUser(app.deps, actorOf(actor), { id }, CALL)
				: editAdminUser(app.deps, actorOf(actor), { id, name, email, role: 1 }, CALL);
		const outcomes = await Promise.allSettled([sendAway(first, second), sendAway(second, first)]);
		const [done, refused] = outcomes.sort((a, b) => a.status.localeCompare(b.status));
		expect(done?.status).toBe('fulfilled');
		expect(refused).toMatchObject({ reason: { status: 409, code: 'accounts.lastConsoleAdmin' } });
		const rows = await Promise.all(pair.map((id) => findUserRow(app, id)));
		expect(rows.filter((row) => row?.role === 0 && row.deactivatedAt === null)).toHaveLength(1);
	});
});
