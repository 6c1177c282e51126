import { describe, expect, it } from 'vitest';
import type { Inquiry } from '#shared/free-assessment/inquiries.ts';
import type { FreePaper } from '#shared/free-assessment/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { call, caller } from '#tests/support/client.ts';
import { newCompanyForm } from '#tests/support/companies.ts';
import { statementsOf } from '#tests/support/database/statements.ts';
import { makeAssessor, makeCompanyUser, makeConsoleAdmin, type Person, unique } from '#tests/support/factories.ts';
import { downloadFile, openWorkbook } from '#tests/support/files/workbooks.ts';
import { makeInquiry } from '#tests/support/inquiries.ts';

const booted = withApp();

const INQUIRIES = '/console/inquiries';

const paper = async (): Promise<FreePaper> =>
	(await call<FreePaper>(booted.current, 'GET', '/free_assessment/paper')).data;

const makeContact = async (values: Parameters<typeof makeInquiry>[1] = {}): Promise<number> =>
	(await makeInquiry(booted.current, values)).id;

describe('inquiries', () => {
	it('show the whole result with the names of its categories, in the language of the request', async () => {
		const app = booted.current;
		const { id: paperId, main_categories } = await paper();
		const category = main_categories[1];
		const sub = category?.sub_categories[2];
		if (!category || !sub) throw new Error('the shipped paper has more');
		const id = await makeContact({
			paperId,
			phone: '03-1234-5678',
			refererId: 'acme',
			message: '見積もり',
			receiptNumber: 'K-2025-0007',
			hasInquiryRequest: true,
			appliedAt: new Date('2026-11-20T01:02:03Z'),
			createdAt: new Date('2026-11-20T01:00:00Z'),
			categoryResults: [
				{
					main_category_id: category.id,
					score: 60,
					free_sub_category_results: [{ sub_category_id: sub.id, score: 40 }],
				},
			],
		});
		const admin = await makeConsoleAdmin(app);
		const shown = async (locale: 'ja' | 'en') =>
			(await caller(app, admin.token, locale).get<Inquiry[]>(INQUIRIES)).data.find((row) => row.id === id);
		expect(await shown('en')).toEqual({
			id,
			receipt_number: 'K-2025-0007',
			company_name: expect.stringContaining('無料株式会社'),
			client_name: '山田 花子',
			email: 'visitor@example.com',
			phone: '03-1234-5678',
			referer_id: 'acme',
			message: '見積もり',
			has_inquiry_request: true,
			applied_at: '2026-11-20T01:02:03.000Z',
			score: 75,
			grade: 'B',
			created_at: '2026-11-20T01:00:00.000Z',
			handled_at: null,
			handled_by: null,
			in_charge: null,
			note: null,
			version: 0,
			company: null,
			assessment_paper_id: paperId,
			category_results: [
				{
					id: category.id,
					content: 'Labor management',
					score: 60,
					sub_category_results: [{ id: sub.id, content: 'Wages, deductions and social insurance', score: 40 }],
				},
			],
		});
		expect((await shown('ja'))?.category_results[0]).toMatchObject({
			content: '労務管理',
			sub_category_results: [{ content: '賃金・控除・社会保険' }],
		});
	});

	it('are searched without wildcards, regardless of width and kana, filtered, sorted and paged', async () => {
		const admin = await makeConsoleAdmin(booted.current);
		const mark = unique('カクレガ');
		const low = await makeContact({ companyName: `${mark} 100%`, score: 10 });
		const high = await makeContact({ companyName: `${mark} 1000`, score: 90, hasInquiryRequest: true });
		const ids = async (query: string) =>
			(await admin.get<Inquiry[]>(`${INQUIRIES}?${query}`)).data.map((row) => row.id);
		const search = encodeURIComponent(mark.replace('カクレガ', 'かくれが'));
		expect(await ids(`q=${search}`)).toEqual([high, low]);
		expect(await ids(`q=${search}%20100%25`)).toEqual([low]);
		expect(await ids(`q=${search}&sort=score`)).toEqual([low, high]);
		expect(await ids(`q=${search}&has_inquiry_request=true`)).toEqual([high]);
		const page = await admin.get<Inquiry[]>(`${INQUIRIES}?q=${search}&page=2&per_page=1`);
		expect(page.data.map((row) => row.id)).toEqual([low]);
		expect(page.meta).toEqual({ page: 2, per_page: 1, total: 2, last_page: 2 });
		expect((await admin.get(`${INQUIRIES}?sort=email`)).status).toBe(422);
	});

	it('are marked as handled and opened again, by whom and when, and are counted while they are open', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const mark = unique('対応検証');
		const applied = await makeContact({ companyName: `${mark}甲`, hasInquiryRequest: true });
		const other = await makeContact({ companyName: `${mark}乙`, hasInquiryRequest: true });
		const ids = async (query: string) => {
			const { data, meta } = await admin.get<Inquiry[]>(`${INQUIRIES}?q=${encodeURIComponent(mark)}&page=1&${query}`);
			expect(meta.total).toBe(data.length);
			return data.map((row) => row.id);
		};
		const open = 'has_inquiry_request=true&handled=false';
		expect(await ids(open)).toEqual([other, applied]);
		const done = await admin.put(`${INQUIRIES}/${applied}/handled`, { handled: true });
		expect([done.status, done.message]).toEqual([200, 'Marked as handled.']);
		expect(await ids(open)).toEqual([other]);
		expect(await ids('handled=true')).toEqual([applied]);
		const { data } = await admin.get<Inquiry>(`${INQUIRIES}/${applied}`);
		expect(data).toMatchObject({ handled_by: { id: admin.user.id, name: admin.user.name }, company: null });
		// Somebody who marks it too does not replace whoever did first.
		await (await makeConsoleAdmin(app)).put(`${INQUIRIES}/${applied}/handled`, { handled: true });
		expect((await admin.get<Inquiry>(`${INQUIRIES}/${applied}`)).data).toEqual(data);
		expect((await admin.put(`${INQUIRIES}/${applied}/handled`, { handled: false })).message).toBe('Marked as open.');
		expect(await ids(open)).toEqual([other, applied]);
		expect((await admin.put(`${INQUIRIES}/2147483647/handled`, { handled: true })).status).toBe(404);
		expect((await admin.put(`${INQUIRIES}/${applied}/handled`, {})).status).toBe(422);
	});

	it('are open again when an application follows a result that was handled', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const { id: paperId } = await paper();
		const sent = {
			assessment_paper_id: paperId,
			company_name: unique('再申込'),
			client_name: '山田 花子',
			email: 'visitor@example.com',
			phone: '03-0000-0000',
			message: null,
			has_inquiry_request: false,
			score: 50,
			free_category_results: [],
		};
		const stored = await call<{ id: number; certificate_token: string }>(app, 'POST', '/free_assessment/contact', {
			body: sent,
		});
		expect(stored.status).toBe(200);
		const { id, certificate_token } = stored.data;
		await admin.put(`${INQUIRIES}/${id}/handled`, { handled: true });
		const body = { ...sent, has_inquiry_request: true, contact_id: id, certificate_token };
		expect((await call(app, 'POST', '/free_assessment/contact', { body })).status).toBe(200);
		expect((await admin.get<Inquiry>(`${INQUIRIES}/${id}`)).data).toMatchObject({
			has_inquiry_request: true,
			handled_at: null,
			handled_by: null,
		});
	});

	it('have an owner among the admins and a note, which are audited, and are filtered by it', async () => {
		const app = booted.current;
		const [admin, other] = [await makeConsoleAdmin(app), await makeConsoleAdmin(app)];
		const mark = unique('担当検証');
		const at = (day: string) => ({ companyName: mark, createdAt: new Date(`${day}T01:00:00Z`) });
		const applied = (day: string) => ({ ...at(day), hasInquiryRequest: true, appliedAt: new Date(`${day}T01:00:00Z`) });
		const id = await makeContact(applied('2026-01-02'));
		const newest = await makeContact(applied('2026-01-03'));
		const result = await makeContact(at('2026-01-04'));
		const edit = (body: object, who = admin) => who.put(`${INQUIRIES}/${id}`, body);
		const saved = await edit({ in_charge_id: other.user.id, note: '電話：来週もう一度', version: 0 });
		expect([saved.status, saved.message]).toEqual([200, 'Person in charge and note saved.']);
		const shown = async () => (await admin.get<Inquiry>(`${INQUIRIES}/${id}`)).data;
		expect(await shown()).toMatchObject({
			in_charge: { id: other.user.id, name: other.user.name },
			note: '電話：来週もう一度',
			version: 1,
		});
		expect((await edit({ note: 'late', version: 0 })).status).toBe(409);
		expect((await edit({ note: '' })).status).toBe(200);
		expect(await shown()).toMatchObject({ in_charge: { id: other.user.id }, note: null, version: 2 });
		const assessor = await makeAssessor(app);
		expect((await edit({ in_charge_id: assessor.user.id })).errors).toHaveProperty('in_charge_id');
		expect((await edit({ in_charge_id: 2_147_483_647 })).errors).toHaveProperty('in_charge_id');
		expect((await edit({ note: 'x' }, assessor)).status).toBe(403);

		const events = await admin.get<{ action: string; subject_id: number; changes: { field: string; to: string }[] }[]>(
			'/console/audit_events?event_kind=inquiry',
		);
		const changes = events.data.filter(({ subject_id }) => subject_id === id).map((event) => event.changes);
		expect(changes.map((list) => list.map(({ field, to }) => [field, to]))).toEqual([
			[['note', null]],
			[
				['in_charge_id', other.user.name],
				['note', '電話：来週もう一度'],
			],
		]);

		const listed = async (query: string, who = admin) =>
			(await who.get<Inquiry[]>(`${INQUIRIES}?q=${encodeURIComponent(mark)}&${query}`)).data.map((row) => row.id);
		expect(await listed('')).toEqual([result, newest, id]);
		expect(await listed('sort=waiting')).toEqual([id, newest, result]);
		expect(await listed('in_charge=me', other)).toEqual([id]);
		expect(await listed('in_charge=me')).toEqual([]);
		expect(await listed(`in_charge=${other.user.id}`)).toEqual([id]);
		expect(await listed('in_charge=none')).toEqual([result, newest]);
		const book = await openWorkbook(
			(await downloadFile(app, admin.token, `${INQUIRIES}/download?q=${encodeURIComponent(mark)}&in_charge=me`))
				.content,
		);
		expect(book.worksheets[0]?.rowCount).toBe(1);

		// Whoever leaves sees to nothing any more.
		expect((await admin.delete(`/console/admin_users/${other.user.id}`)).status).toBe(200);
		expect((await shown()).in_charge).toBeNull();
		expect(await listed('in_charge=none')).toEqual([result, newest, id]);
	});

	it('become a company in one step, which handles them and links them', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const id = await makeContact({ hasInquiryRequest: true });
		const register = (by: Person, inquiryId: number) =>
			by.post<{ id: number }>('/console/companies', { ...newCompanyForm(), inquiry_id: inquiryId });
		expect((await register(admin, 2_147_483_647)).errors).toHaveProperty('inquiry_id');
		// Assessors register companies, but see no inquiries.
		expect((await register(await makeAssessor(app), id)).errors).toHaveProperty('inquiry_id');
		const registered = await register(admin, id);
		expect(registered.status).toBe(200);
		const { data } = await admin.get<Inquiry>(`${INQUIRIES}/${id}`);
		expect(data).toMatchObject({ company: { id: registered.data.id }, handled_by: { id: admin.user.id } });
		const again = await register(admin, id);
		expect([again.status, Object.keys(again.errors ?? {})]).toEqual([422, ['inquiry_id']]);
	});

	it('are those of a period, whose days are days in Tokyo, in the list and in Excel', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const mark = unique('期間検証');
		const at = (createdAt: string) => makeContact({ companyName: mark, createdAt: new Date(createdAt) });
		const [before, first, last, after] = [
			await at('2026-03-31T14:59:59Z'),
			await at('2026-03-31T15:00:00Z'),
			await at('2026-04-30T14:59:59Z'),
			await at('2026-04-30T15:00:00Z'),
		];
		const query = (period: string) => `q=${encodeURIComponent(mark)}&sort=created_at&${period}`;
		const ids = async (period: string) =>
			(await admin.get<Inquiry[]>(`${INQUIRIES}?${query(period)}`)).data.map((row) => row.id);
		expect(await ids('date_from=2026-04-01&date_to=2026-04-30')).toEqual([first, last]);
		expect(await ids('date_from=2026-05-01')).toEqual([after]);
		expect(await ids('date_to=2026-03-31')).toEqual([before]);
		expect((await admin.get(`${INQUIRIES}?date_to=2026-02-30`)).status).toBe(422);
		const file = await downloadFile(
			app,
			admin.token,
			`${INQUIRIES}/download?${query('date_from=2026-04-01&date_to=2026-04-30')}`,
			'ja',
		);
		const sheet = (await openWorkbook(file.content)).worksheets[0];
		expect([2, 3, 4].map((row) => sheet?.getRow(row).getCell(1).value)).toEqual([first, last, null]);
	});

	it('take a constant number of statements', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const statements = async () => {
			return statementsOf(app, () => admin.get(INQUIRIES));
		};
		await makeContact();
		const before = await statements();
		for (let made = 0; made < 5; made++) await makeContact();
		expect(await statements()).toBe(before);
	});
});

describe('who may', () => {
	it('only console admins read them', async () => {
		const path = INQUIRIES;
		const app = booted.current;
		expect((await (await makeConsoleAdmin(app)).get(path)).status).toBe(200);
		expect((await (await makeAssessor(app)).get(path)).status).toBe(403);
		expect((await (await makeCompanyUser(app)).get(path)).status).toBe(401);
		expect((await call(app, 'GET', path)).status).toBe(401);
	});
});
