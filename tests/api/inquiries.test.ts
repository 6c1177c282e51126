import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { recordAudit } from '#server/audit/record.ts';
import { users } from '#server/db/tables/accounts.ts';
import { freeContacts } from '#server/db/tables/free-assessment.ts';
import type { AuditEventRow } from '#shared/audit/schemas.ts';
import { foldForSearch } from '#shared/fold.ts';
import type { Inquiry } from '#shared/free-assessment/inquiries.ts';
import type { FreePaper } from '#shared/free-assessment/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { call, caller } from '#tests/support/client.ts';
import { makeAssessor, makeCompanyUser, makeConsoleAdmin, unique } from '#tests/support/factories.ts';
import { statementsOf } from '#tests/support/statements.ts';

const booted = withApp();

const INQUIRIES = '/console/inquiries';
const AUDIT = '/console/audit_events';

const paper = async (): Promise<FreePaper> =>
	(await call<FreePaper>(booted.current, 'GET', '/free_assessment/paper')).data;

type Values = Partial<typeof freeContacts.$inferInsert>;

const makeContact = async (values: Values = {}): Promise<number> => {
	const companyName = values.companyName ?? unique('無料株式会社');
	const paperId = values.paperId ?? (await paper()).id;
	const [row] = await booted.current.deps.db
		.insert(freeContacts)
		.values({
			paperId,
			companyName,
			clientName: '山田 花子',
			email: 'visitor@example.com',
			phone: '0000',
			hasInquiryRequest: false,
			score: 75,
			categoryResults: [],
			searchText: foldForSearch(companyName),
			certificateTokenHash: unique('hash'),
			...values,
		})
		.returning({ id: freeContacts.id });
	if (!row) throw new Error('no contact was made');
	return row.id;
};

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

describe('audit events', () => {
	it('are newest first, with actor and action', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const call = { locale: 'ja', address: '192.0.2.7', limitKey: '192.0.2.7', requestId: 'request-1' } as const;
		const { id, name } = admin.user;
		await recordAudit(app.deps.db, { action: 'test.first', detail: { area: 'app' } });
		await recordAudit(app.deps.db, { action: 'test.second', actorId: id, subject: 'paper', subjectId: 3, call });
		const { data } = await admin.get<AuditEventRow[]>(`${AUDIT}?q=TEST.`);
		expect(data).toEqual([
			{
				id: expect.any(Number),
				actor: { id, name },
				action: 'test.second',
				subject: 'paper',
				subject_id: 3,
				detail: {},
				address: '192.0.2.7',
				request_id: 'request-1',
				occurrences: 1,
				created_at: expect.stringMatching(/Z$/),
			},
			expect.objectContaining({ actor: null, action: 'test.first', detail: { area: 'app' }, address: null }),
		]);
	});

	it('are paged, searched without wildcards, and keep the names of deleted accounts', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const gone = await makeAssessor(app);
		for (const action of ['paged.a_b', 'paged.axb', 'paged.a_b']) {
			await recordAudit(app.deps.db, { action, actorId: gone.user.id });
		}
		await app.deps.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, gone.user.id));
		const page = await admin.get<AuditEventRow[]>(`${AUDIT}?q=paged.a_b&page=1&per_page=1`);
		expect(page.meta).toEqual({ page: 1, per_page: 1, total: 2, last_page: 2 });
		expect(page.data[0]?.actor?.name).toBe(gone.user.name);
		const sorted = await admin.get<AuditEventRow[]>(`${AUDIT}?q=paged.&sort=-action`);
		expect(sorted.data.map((row) => row.action)).toEqual(['paged.axb', 'paged.a_b', 'paged.a_b']);
	});

	it('record a failed sign-in without the password', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		await call(app, 'POST', '/console/login', {
			body: { email: admin.user.email, password: 'a secret that was typed' },
		});
		const { data, text } = await admin.get<AuditEventRow[]>(`${AUDIT}?q=login.failed`);
		expect(data[0]).toMatchObject({ action: 'login.failed', actor: { id: admin.user.id } });
		expect(text).not.toContain('a secret that was typed');
	});
});

describe('who may', () => {
	it.each([INQUIRIES, AUDIT])('only console admins read %s', async (path) => {
		const app = booted.current;
		expect((await (await makeConsoleAdmin(app)).get(path)).status).toBe(200);
		expect((await (await makeAssessor(app)).get(path)).status).toBe(403);
		expect((await (await makeCompanyUser(app)).get(path)).status).toBe(401);
		expect((await call(app, 'GET', path)).status).toBe(401);
	});
});
