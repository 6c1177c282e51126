import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/db/tables/accounts.ts';
import { savedViews } from '#server/db/tables/views.ts';
import { MOST_VIEWS } from '#shared/views/limits.ts';
import { VIEW_LISTS, type ViewList } from '#shared/views/lists.ts';
import type { SavedView } from '#shared/views/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { makeAssessor, makeCompany, makeCompanyUser, makeConsoleAdmin, type Person } from '#tests/support/factories.ts';

/** Saved views of the console's lists, each person's own. */

const booted = withApp();
let admin: Person;
let assessor: Person;

beforeAll(async () => {
	admin = await makeConsoleAdmin(booted.current);
	assessor = await makeAssessor(booted.current);
});

const listOf = async (person: Person, list: ViewList = 'companies'): Promise<SavedView[]> =>
	(await person.get<SavedView[]>(`/console/views?list_name=${list}`)).data;

const add = async (person: Person, name: string, query = '', list: ViewList = 'companies'): Promise<number> => {
	const { status, data, text } = await person.post<{ id: number }>('/console/views', { list_name: list, name, query });
	if (status !== 200) throw new Error(`${status} ${text}`);
	return data.id;
};

describe('a saved view', () => {
	it('is kept without its page, in one order of filters, and listed by name for its own list', async () => {
		await add(admin, 'B 二つ目', '?status=3&assigned=me&page=7&saved=4&q=%E6%A4%9C');
		await add(admin, 'A 一つ目', '');
		await add(admin, 'A 一つ目', 'sort=-created_at', 'mails');
		expect((await listOf(admin)).map(({ name, query }) => [name, query])).toEqual([
			['A 一つ目', ''],
			['B 二つ目', 'assigned=me&q=%E6%A4%9C&status=3'],
		]);
		expect(await listOf(admin, 'mails')).toMatchObject([{ query: 'sort=-created_at', is_first: false, gone: [] }]);
		for (const list of VIEW_LISTS) expect((await admin.get(`/console/views?list_name=${list}`)).status).toBe(200);
		expect((await admin.get('/console/views?list_name=passwords')).status).toBe(422);
	});

	it('is renamed, overwritten and deleted, each name once', async () => {
		const [one, other] = [await add(admin, '確認待ち', 'status=3'), await add(admin, '未割り当て', 'assigned=none')];
		const edit = (body: object) => admin.patch(`/console/views/${one}`, body);
		expect((await edit({ name: '未割り当て' })).errors).toHaveProperty('name');
		expect((await edit({ name: '確認待ち' })).status).toBe(200);
		expect((await edit({ name: ' 確認する ' })).status).toBe(200);
		expect((await edit({ query: 'status=4&page=2' })).status).toBe(200);
		expect((await listOf(admin)).find(({ id }) => id === one)).toMatchObject({ name: '確認する', query: 'status=4' });
		for (const name of ['', ' ', 'あ'.repeat(61), 'a\u202eb']) expect((await edit({ name })).status).toBe(422);
		expect((await edit({ query: 'a'.repeat(2_001) })).status).toBe(422);
		expect((await admin.post('/console/views', { list_name: 'companies', name: '確認する', query: '' })).status).toBe(
			422,
		);
		expect((await admin.delete(`/console/views/${other}`)).status).toBe(200);
		expect((await admin.delete(`/console/views/${other}`)).status).toBe(404);
	});

	it('opens its list in place of the one that did', async () => {
		const [one, other] = [await add(admin, '最初', 'status=1'), await add(admin, '次', 'status=2')];
		const firsts = async () => (await listOf(admin)).filter(({ is_first: isFirst }) => isFirst).map(({ id }) => id);
		await admin.patch(`/console/views/${one}`, { is_first: true });
		await admin.patch(`/console/views/${other}`, { is_first: true });
		expect(await firsts()).toEqual([other]);
		await Promise.all([one, other, one].map((id) => admin.patch(`/console/views/${id}`, { is_first: true })));
		expect(await firsts()).toHaveLength(1);
		for (const id of await firsts()) await admin.patch(`/console/views/${id}`, { is_first: false });
		expect(await firsts()).toEqual([]);
	});

	it('is nobody else’s, and of no company', async () => {
		const id = await add(assessor, '自分の', 'assigned=me', 'work');
		expect(await listOf(admin, 'work')).toEqual([]);
		expect((await admin.patch(`/console/views/${id}`, { name: '他人の' })).status).toBe(404);
		expect((await admin.delete(`/console/views/${id}`)).status).toBe(404);
		expect((await (await makeCompanyUser(booted.current)).get('/console/views?list_name=work')).status).toBe(401);
		expect(await listOf(assessor, 'work')).toMatchObject([{ name: '自分の' }]);
	});

	it('is one of at most fifty of a list, also if several are saved at once', async () => {
		const { db } = booted.current.deps;
		const person = await makeAssessor(booted.current);
		for (let made = 0; made < MOST_VIEWS - 2; made++) await add(person, `ビュー${made}`);
		const answers = await Promise.all(
			[1, 2, 3, 4].map((one) =>
				person.post('/console/views', { list_name: 'companies', name: `同時${one}`, query: '' }),
			),
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
		expect(await db.$count(savedViews, eq(savedViews.userId, person.user.id))).toBe(MOST_VIEWS);
		expect((await add(person, '別の一覧', '', 'mails')) > 0).toBe(true);
		const same = await Promise.all(
			[1, 2].map(() => person.post('/console/views', { list_name: 'work', name: '同じ名前', query: '' })),
		);
		expect(same.map(({ status }) => status).sort()).toEqual([200, 422]);
	});
});

describe('a filter', () => {
	it('that names what is gone is named, and the list itself still answers', async () => {
		const app = booted.current;
		const person = await makeAssessor(app);
		const [leaver, company, other] = [await makeAssessor(app), await makeCompany(app), await makeCompany(app)];
		await app.deps.db.update(users).set({ deactivatedAt: app.clock.now() }).where(eq(users.id, leaver.user.id));
		await add(person, '1', `assigned=${person.user.id}&status=3`);
		await add(person, '2', `assigned=${leaver.user.id}`);
		await add(person, '3', `assigned=me&in_charge=none`);
		await add(person, '4', `company_id=${company.id}&in_charge=2147483`);
		expect((await listOf(person)).map(({ gone }) => gone)).toEqual([[], ['assigned'], [], ['company_id', 'in_charge']]);
		await add(admin, '企業', `company_id=${other.id}`, 'audit_events');
		expect((await listOf(admin, 'audit_events')).map(({ gone }) => gone)).toEqual([[]]);
		for (const path of ['companies', 'assessment_progresses', 'evidence_requests', 'certifications'])
			expect((await person.get(`/console/${path}?page=1&assigned=${leaver.user.id}`)).status).toBe(200);
	});
});
