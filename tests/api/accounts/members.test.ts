import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEvents } from '#server/db/tables/audit.ts';
import { type TestApp, withApp } from '#tests/support/app.ts';
import { type Answer, call } from '#tests/support/client.ts';
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

const NEW_PASSWORD = 'another good one';

const newMember = (values: Record<string, unknown> = {}) => ({
	name: '新人 花子',
	name_kana: 'シンジン ハナコ',
	email: `${unique('member')}@example.com`,
	phone_number: '０３ー１２３４ー５６７８',
	position: '主任',
	department: '人事部',
	password: NEW_PASSWORD,
	...values,
});

const logIn = (app: TestApp, email: string, password: string): Promise<Answer<{ token: string }>> =>
	call(app, 'POST', '/app/login', { body: { email, password } });

type Info = { company_users: Record<string, unknown>[] };

const membersOf = async (person: Person) => (await person.get<Info>('/app/company_info')).data.company_users;

const auditOf = async ({ deps }: TestApp, subjectId: number): Promise<string[]> => {
	const rows = await deps.db
		.select()
		.from(auditEvents)
		.where(eq(auditEvents.subjectId, subjectId))
		.orderBy(auditEvents.id);
	return rows.filter((row) => row.subject === 'user').map((row) => row.action);
};

describe('members of one’s own company', () => {
	it('adds a member, who signs in with exactly the password that was typed', async () => {
		const app = booted.current;
		const owner = await makeCompanyUser(app);
		const password = ' edge spaces 　';
		const body = newMember({ password });
		const added = await owner.post<{ id: number }>('/app/company_users', body);
		expect([added.status, added.message]).toEqual([200, 'The member was added.']);
		const { password: _, ...shown } = { ...body, phone_number: '03-1234-5678', role: 1, id: added.data.id };
		expect(await membersOf(owner)).toContainEqual({
			...shown,
			has_second_factor: false,
			last_sign_in_at: null,
			invited_until: null,
			version: 0,
			saved_at: null,
			saved_by: null,
		});
		expect((await logIn(app, body.email, password)).status).toBe(200);
		expect((await logIn(app, body.email, password.trim())).status).toBe(422);
		expect(await auditOf(app, added.data.id)).toContain('member.added');
	});

	it('distinguishes passwords up to their 128th character', async () => {
		const app = booted.current;
		const owner = await makeCompanyUser(app);
		const password = `${'あ'.repeat(127)}x`;
		const body = newMember({ password });
		expect((await owner.post('/app/company_users', body)).status).toBe(200);
		expect((await logIn(app, body.email, `${'あ'.repeat(127)}y`)).status).toBe(422);
		expect((await logIn(app, body.email, password)).status).toBe(200);
		const longer = await owner.post('/app/company_users', newMember({ password: 'x'.repeat(129) }));
		expect(longer.errors).toEqual({ password: ['The password field must not be longer than 128 characters.'] });
	});

	it('returns validation errors by field and language', async () => {
		const owner = await makeCompanyUser(booted.current);
		const empty = await owner.post('/app/company_users', {});
		expect(empty.errors).toEqual({
			name: ['The name field is required.'],
			email: ['The email field is required.'],
		});
		const wrong = await call(booted.current, 'POST', '/app/company_users', {
			token: owner.token,
			locale: 'ja',
			body: newMember({ email: 'x', password: 'short', position: 'x'.repeat(256), role: 2 }),
		});
		expect(wrong.status).toBe(422);
		expect(wrong.errors).toEqual({
			email: ['メールアドレスは正しいメールアドレスの形式で入力してください。'],
			role: ['権限は選択肢の中から選んでください。'],
			position: ['役職は255文字以内で入力してください。'],
			password: ['パスワードは8文字以上で入力してください。'],
		});
	});

	it('refuses an email in use in the area, regardless of case, and accepts a freed one', async () => {
		const app = booted.current;
		const owner = await makeCompanyUser(app);
		const other = await makeCompanyUser(app, { companyId: owner.user.companyId, role: 1 });
		const taken = newMember({ email: other.user.email.toUpperCase() });
		expect((await owner.post('/app/company_users', taken)).errors).toEqual({
			email: ['This email is already in use.'],
		});
		const editor = await owner.put(`/app/company_users/${other.user.id}`, { name: 'x', email: owner.user.email });
		expect([editor.status, editor.errors]).toEqual([422, { email: ['This email is already in use.'] }]);
		const staff = await makeConsoleAdmin(app);
		expect((await owner.post('/app/company_users', newMember({ email: staff.user.email }))).status).toBe(200);
		expect((await owner.delete(`/app/company_users/${other.user.id}`)).status).toBe(200);
		expect((await owner.post('/app/company_users', taken)).status).toBe(200);
	});

	it('adds only one of two concurrent members with the same email', async () => {
		const owner = await makeCompanyUser(booted.current);
		const body = newMember();
		const answers = await Promise.all([0, 1, 2].map(() => owner.post('/app/company_users', body)));
		expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422, 422]);
	});

	it.each(['PUT', 'PATCH'])('edits a member by %s and keeps omitted fields', async (method) => {
		const app = booted.current;
		const owner = await makeCompanyUser(app);
		const member = await makeCompanyUser(app, {
			companyId: owner.user.companyId,
			role: 1,
			nameKana: 'カナ',
			department: '総務部',
		});
		const body = { name: '改名', email: member.user.email, department: null };
		const path = `/app/company_users/${member.user.id}`;
		const edited = await call(app, method, path, { token: owner.token, body });
		expect([edited.status, edited.message, edited.data]).toEqual([200, 'The member was updated.', null]);
		expect(await membersOf(owner)).toContainEqual(
			expect.objectContaining({ id: member.user.id, name: '改名', name_kana: 'カナ', department: '', role: 1 }),
		);
		expect((await member.get('/app/me')).data).toMatchObject({ name: '改名', role: 1 });
	});

	it('ends the sessions on a role change, a password reset and a deletion', async () => {
		const app = booted.current;
		const owner = await makeCompanyUser(app);
		const companyId = owner.user.companyId;
		const [promoted, reset, deleted] = await Promise.all([
			makeCompanyUser(app, { companyId, role: 1 }),
			makeCompanyUser(app, { companyId, role: 1 }),
			makeCompanyUser(app, { companyId, role: 1 }),
		]);
		const { name, email } = promoted.user;
		expect((await owner.put(`/app/company_users/${promoted.user.id}`, { name, email, role: 0 })).status).toBe(200);
		const path = `/app/company_users/${reset.user.id}/reset_password`;
		const done = await owner.post(path, { password: NEW_PASSWORD });
		expect([done.status, done.message]).toEqual([200, "The member's password was reset."]);
		expect((await owner.delete(`/app/company_users/${deleted.user.id}`)).status).toBe(200);
		for (const person of [promoted, reset, deleted]) expect((await person.get('/app/me')).status).toBe(401);
		expect((await logIn(app, email, PASSWORD)).status).toBe(200);
		expect((await logIn(app, reset.user.email, PASSWORD)).status).toBe(422);
		expect((await logIn(app, reset.user.email, NEW_PASSWORD)).status).toBe(200);
		expect((await logIn(app, deleted.user.email, PASSWORD)).status).toBe(422);
		expect(await findUserRow(app, deleted.user.id)).toMatchObject({ name: deleted.user.name });
		expect((await membersOf(owner)).map((member) => member.id)).not.toContain(deleted.user.id);
		expect((await owner.delete(`/app/company_users/${deleted.user.id}`)).status).toBe(404);
	});

	it('refuses changes of one’s own account', async () => {
		const app = booted.current;
		const owner = await makeCompanyUser(app);
		await makeCompanyUser(app, { companyId: owner.user.companyId, role: 0 });
		const path = `/app/company_users/${owner.user.id}`;
		const { name, email } = owner.user;
		const own = 'You cannot delete your own account or change its role.';
		const demoted = await owner.put(path, { name, email, role: 1 });
		expect([demoted.status, demoted.message]).toEqual([409, own]);
		const deleted = await owner.delete(path);
		expect([deleted.status, deleted.message]).toEqual([409, own]);
		const profile = /profile menu/;
		const edited = await owner.put(path, { name: '別名', email });
		expect([edited.status, edited.message]).toEqual([409, expect.stringMatching(profile)]);
		const reset = await owner.post(`${path}/reset_password`, { password: NEW_PASSWORD });
		expect([reset.status, reset.message]).toEqual([409, expect.stringMatching(profile)]);
		expect(await findUserRow(app, owner.user.id)).toMatchObject({ name, role: 0, deactivatedAt: null });
		expect((await logIn(app, email, PASSWORD)).status).toBe(200);
	});

	it('keeps one admin when two admins delete or demote each other concurrently', async () => {
		const app = booted.current;
		const pairs = await Promise.all(
			[0, 1, 2, 3].map(async () => {
				const first = await makeCompanyUser(app);
				return [first, await makeCompanyUser(app, { companyId: first.user.companyId })] as const;
			}),
		);
		const outcomes = await Promise.all(
			pairs.map(([first, second], at) =>
				Promise.all(
					(
						[
							[first, second],
							[second, first],
						] as const
					).map(([actor, { user }]) =>
						at % 2 === 0
							? actor.delete(`/app/company_users/${user.id}`)
							: actor.put(`/app/company_users/${user.id}`, { name: user.name, email: user.email, role: 1 }),
					),
				),
			),
		);
		for (const [at, answers] of outcomes.entries()) {
			const statuses = answers.map((answer) => answer.status).sort();
			// The slower call fails as the last admin, or because its session has ended.
			expect(statuses[0]).toBe(200);
			expect([401, 409]).toContain(statuses[1]);
			const refused = answers.find((answer) => answer.status === 409);
			if (refused) expect(refused.message).toMatch(/at least one admin/);
			const rows = await Promise.all((pairs[at] ?? []).map(({ user }) => findUserRow(app, user.id)));
			expect(rows.filter((row) => row?.role === 0 && row.deactivatedAt === null)).toHaveLength(1);
		}
	});

	it('ignores read-only fields in a body', async () => {
		const app = booted.current;
		const owner = await makeCompanyUser(app);
		const foreign = await makeCompany(app);
		const extras = { company_id: foreign.id, area: 'console', id: 1, deactivated_at: '2020-01-01', password_hash: 'x' };
		const added = await owner.post<{ id: number }>('/app/company_users', newMember(extras));
		const expected = { companyId: owner.user.companyId, area: 'app', deactivatedAt: null };
		expect(await findUserRow(app, added.data.id)).toMatchObject(expected);
		const body = { name: 'x', email: `${unique('e')}@example.com`, password: 'not taken here', ...extras };
		expect((await owner.put(`/app/company_users/${added.data.id}`, body)).status).toBe(200);
		expect(await findUserRow(app, added.data.id)).toMatchObject(expected);
		expect((await logIn(app, body.email, NEW_PASSWORD)).status).toBe(200);
	});

	it('refuses members, console users and anonymous callers', async () => {
		const app = booted.current;
		const owner = await makeCompanyUser(app);
		const member = await makeCompanyUser(app, { companyId: owner.user.companyId, role: 1 });
		const staff = await makeConsoleAdmin(app);
		const path = `/app/company_users/${owner.user.id}`;
		const calls: [string, string, unknown][] = [
			['POST', '/app/company_users', newMember()],
			['PUT', path, { name: 'x', email: 'x@example.com' }],
			['DELETE', path, undefined],
			['POST', `${path}/reset_password`, { password: NEW_PASSWORD }],
		];
		for (const [method, url, body] of calls) {
			const answers = await Promise.all(
				[member.token, staff.token, null].map((token) => call(app, method, url, { token, body })),
			);
			expect(answers.map((answer) => answer.status)).toEqual([403, 401, 401]);
		}
		expect(await findUserRow(app, owner.user.id)).toEqual(owner.user);
	});

	it('answers a member of another company like an unknown id', async () => {
		const app = booted.current;
		const owner = await makeCompanyUser(app);
		const foreign = await makeCompanyUser(app, { role: 1 });
		const staff = await makeConsoleAdmin(app);
		for (const id of [foreign.user.id, staff.user.id]) {
			for (const target of [id, 2_000_000_000]) {
				const path = `/app/company_users/${target}`;
				const answers = [
					await owner.put(path, { name: 'x', email: 'x@example.com' }),
					await owner.delete(path),
					await owner.post(`${path}/reset_password`, { password: NEW_PASSWORD }),
				];
				for (const answer of answers) expect([answer.status, answer.text]).toEqual([404, '{"message":"Not found."}']);
			}
		}
		expect(await findUserRow(app, foreign.user.id)).toEqual(foreign.user);
	});
});

describe('company users in the console', () => {
	it('are added, edited, reset and deleted by an assigned assessor', async () => {
		const app = booted.current;
		const owner = await makeCompanyUser(app);
		const companyId = owner.user.companyId ?? 0;
		const assessor = await makeAssessor(app, [companyId]);
		const body = newMember({ role: 0, company_id: companyId });
		const added = await assessor.post<{ id: number }>('/console/company_users', body);
		expect(added.status).toBe(200);
		const path = `/console/company_users/${added.data.id}`;
		const { token } = (await logIn(app, body.email, NEW_PASSWORD)).data;
		expect((await call(app, 'GET', '/app/me', { token })).status).toBe(200);
		expect((await assessor.put(path, { name: '新名', email: body.email, role: 1 })).status).toBe(200);
		expect((await call(app, 'GET', '/app/me', { token })).status).toBe(401);
		expect((await assessor.post(`${path}/reset_password`, { password: PASSWORD })).status).toBe(200);
		expect((await logIn(app, body.email, PASSWORD)).status).toBe(200);
		expect((await assessor.delete(path)).status).toBe(200);
		expect((await logIn(app, body.email, PASSWORD)).status).toBe(422);
		expect(await auditOf(app, added.data.id)).toEqual([
			'member.added',
			'member.updated',
			'member.password_reset',
			'member.deleted',
		]);
	});

	it('keep one admin: the last cannot be deleted or demoted', async () => {
		const app = booted.current;
		const owner = await makeCompanyUser(app);
		const admin = await makeConsoleAdmin(app);
		const path = `/console/company_users/${owner.user.id}`;
		const { name, email } = owner.user;
		const expected = [409, 'A company needs at least one admin. Make another member an admin first.'];
		const deleted = await admin.delete(path);
		expect([deleted.status, deleted.message]).toEqual(expected);
		const demoted = await admin.patch(path, { name, email, role: 1 });
		expect([demoted.status, demoted.message]).toEqual(expected);
		expect((await owner.get('/app/me')).data).toMatchObject({ role: 0 });
		await makeCompanyUser(app, { companyId: owner.user.companyId, role: 0 });
		expect((await admin.delete(path)).status).toBe(200);
	});

	it('keep one admin when all are deleted or demoted concurrently', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const owners = [await makeCompanyUser(app)];
		for (const _ of [1, 2]) owners.push(await makeCompanyUser(app, { companyId: owners[0]?.user.companyId }));
		const answers = await Promise.all(
			owners.map(({ user }, at) =>
				at === 0
					? admin.delete(`/console/company_users/${user.id}`)
					: admin.put(`/console/company_users/${user.id}`, { name: user.name, email: user.email, role: 1 }),
			),
		);
		expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 409]);
		const rows = await Promise.all(owners.map(({ user }) => findUserRow(app, user.id)));
		expect(rows.filter((row) => row?.role === 0 && row.deactivatedAt === null)).toHaveLength(1);
	});

	it('of unassigned companies answer 404, with immediate effect', async () => {
		const app = booted.current;
		const owner = await makeCompanyUser(app);
		const member = await makeCompanyUser(app, { companyId: owner.user.companyId, role: 1 });
		const companyId = owner.user.companyId ?? 0;
		const assessor = await makeAssessor(app, [companyId]);
		const admin = await makeConsoleAdmin(app);
		const path = `/console/company_users/${member.user.id}`;
		const edit = { name: 'x', email: member.user.email };
		expect((await assessor.put(path, edit)).status).toBe(200);
		await admin.post(`/console/admin_users/${assessor.user.id}/assign_company`, { company_ids: [] });
		const answers = [
			await assessor.post('/console/company_users', newMember({ company_id: companyId })),
			await assessor.post('/console/company_users', newMember({ company_id: 2_000_000_000 })),
			await assessor.put(path, edit),
			await assessor.put('/console/company_users/2000000000', edit),
			await assessor.delete(path),
			await assessor.post(`${path}/reset_password`, { password: NEW_PASSWORD }),
			await admin.put(`/console/company_users/${admin.user.id}`, edit),
		];
		for (const answer of answers) expect([answer.status, answer.text]).toEqual([404, '{"message":"Not found."}']);
	});

	it('refuse company users and anonymous callers', async () => {
		const app = booted.current;
		const owner = await makeCompanyUser(app);
		const body = newMember({ company_id: owner.user.companyId });
		for (const token of [owner.token, null]) {
			expect((await call(app, 'POST', '/console/company_users', { token, body })).status).toBe(401);
			expect((await call(app, 'DELETE', `/console/company_users/${owner.user.id}`, { token })).status).toBe(401);
		}
	});
});
