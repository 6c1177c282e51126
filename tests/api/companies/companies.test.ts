import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { findSheetId } from '#server/assessment/sheets.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import { companies } from '#server/db/tables/companies.ts';
import { results } from '#server/db/tables/reports.ts';
import { addDays, tokyoDate } from '#shared/dates.ts';
import { type TestApp, withApp } from '#tests/support/app.ts';
import { type Answer, call } from '#tests/support/client.ts';
import { companyForm, makeProgress, newCompanyForm } from '#tests/support/companies.ts';
import { statementsOf } from '#tests/support/database/statements.ts';
import { makeAssessor, makeCompany, makeCompanyUser, makeConsoleAdmin, unique } from '#tests/support/factories.ts';

const booted = withApp();

type Row = {
	id: number;
	company_name: string;
	start_date: string | null;
	end_date: string | null;
	status: { id: number; name: string } | null;
	has_improvement_proposal: boolean;
	move_back_targets: number[];
};
type Detail = Row & {
	registration_number: string;
	company_users: Record<string, unknown>[];
	assessment_progresses: Record<string, unknown>[];
};

const findRow = async ({ deps }: TestApp, id: number) => {
	const [row] = await deps.db.select().from(companies).where(eq(companies.id, id));
	return row;
};

const NOT_FOUND = [404, '{"message":"Not found."}'];
const bytesOf = (answer: Answer) => [answer.status, answer.text];

afterEach(() => booted.current.clock.release());

describe('registering a company', () => {
	it('creates it with its first admin, who can sign in', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const form = newCompanyForm();
		const created = await admin.post<{ id: number }>('/console/companies', form);
		expect([created.status, created.message]).toEqual([200, 'The company was registered.']);
		const { data } = await admin.get<Detail>(`/console/companies/${created.data.id}`);
		const shown = Object.fromEntries(Object.entries(form).filter(([name]) => !name.startsWith('user_')));
		expect(data).toMatchObject({ ...shown, start_date: null, end_date: null, status: null });
		expect(data.registration_number).toMatch(/^09-\d{6}$/);
		expect(data).toMatchObject({ has_improvement_proposal: false, move_back_targets: [], assessment_progresses: [] });
		expect(data.company_users).toEqual([
			{
				id: expect.any(Number),
				name: form.user_name,
				name_kana: form.user_name_kana,
				email: form.user_email,
				phone_number: '027-111-2222',
				role: 0,
				has_second_factor: false,
				last_sign_in_at: null,
				invited_until: null,
				position: form.user_position,
				department: form.user_department,
				version: 0,
				saved_at: null,
				saved_by: null,
			},
		]);
		const login = await call<{ user: unknown }>(app, 'POST', '/app/login', {
			body: { email: form.user_email, password: form.user_password },
		});
		expect(login.data.user).toEqual({ name: form.user_name, role: 0, email: form.user_email });
		const audits = await app.deps.db
			.select()
			.from(auditEvents)
			.where(eq(auditEvents.subjectId, created.data.id))
			.orderBy(auditEvents.id);
		expect(audits.map((row) => row.action)).toContain('company.created');
	});

	it('requires the fields of the specification and no others', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const required = [
			'company_name',
			'ceo_name',
			'company_address',
			'phone_number',
			'homepage_url',
			'email',
			'corporate_number',
			'employee_count',
			'user_name',
			'user_email',
		];
		const empty = await admin.post('/console/companies', {});
		expect([empty.status, Object.keys(empty.errors).sort()]).toEqual([422, required.toSorted()]);
		const form = newCompanyForm();
		const least = Object.fromEntries(Object.entries(form).filter(([name]) => required.includes(name)));
		app.clock.set('2026-03-31T15:00:00.000Z');
		const created = await admin.post<{ id: number }>('/console/companies', least);
		expect(created.status).toBe(200);
		expect(await findRow(app, created.data.id)).toMatchObject({
			companyNameKana: '',
			industryCode: 'T99',
			establishedDate: '2026-04-01',
			funds: null,
			isListed: null,
			internCount: 0,
			employeeCountries: '',
		});
		const undated = await admin.post<{ id: number }>('/console/companies', newCompanyForm({ established_date: null }));
		expect(await findRow(app, undated.data.id)).toMatchObject({ establishedDate: null });
	});

	it('returns validation errors in the language of the request', async () => {
		const admin = await makeConsoleAdmin(booted.current);
		const wrong = {
			email: 'x',
			homepage_url: 'javascript:alert(1)',
			industry_code: 'A09',
			established_date: '2023-02-29',
			employee_count: -1,
			intern_count: 1.5,
			funds: 'many',
			is_listed: 'yes',
			ceo_name: 'x'.repeat(256),
			position: 'x'.repeat(256),
			company_name: { formula: '1' },
			user_password: '1234567',
		};
		const answer = await call(booted.current, 'POST', '/console/companies', {
			token: admin.token,
			locale: 'ja',
			body: newCompanyForm(wrong),
		});
		expect(answer.status).toBe(422);
		expect(answer.errors).toEqual({
			company_name: ['企業名の形式が正しくありません。'],
			ceo_name: ['代表者名は255文字以内で入力してください。'],
			position: ['代表者の役職は255文字以内で入力してください。'],
			homepage_url: ['ホームページURLは「https://」で始まる正しいURLで入力してください。'],
			industry_code: ['業種は選択肢の中から選んでください。'],
			email: ['メールアドレスは正しいメールアドレスの形式で入力してください。'],
			established_date: ['設立日は正しい日付（yyyy-MM-dd）で入力してください。'],
			funds: ['資本金は数字で入力してください（例：1,200）。'],
			is_listed: ['上場区分の形式が正しくありません。'],
			employee_count: ['従業員数は0以上の数値で入力してください。'],
			intern_count: ['技能実習生・育成就労外国人数は整数で入力してください。'],
			user_password: ['管理者のパスワードは8文字以上で入力してください。'],
		});
	});

	it('accepts numbers in full width and with separators, and keeps names as typed', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const created = await admin.post<{ id: number }>(
			'/console/companies',
			newCompanyForm({
				company_name: ' 神﨑ﾃｸﾉ㈱ ',
				phone_number: '０３−１２３４−５６７８',
				corporate_number: '１２３４５６７８９０１２３',
				funds: '１，０００，０００',
				employee_count: '１,２００',
				intern_count: '',
			}),
		);
		expect(await findRow(app, created.data.id)).toMatchObject({
			companyName: '神﨑ﾃｸﾉ㈱',
			phoneNumber: '03-1234-5678',
			corporateNumber: '1234567890123',
			funds: 1_000_000,
			employeeCount: 1200,
			internCount: 0,
		});
	});

	it('creates nothing when the first admin’s email is in use', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const { user } = await makeCompanyUser(app);
		const before = await app.deps.db.$count(companies);
		const refused = await admin.post('/console/companies', newCompanyForm({ user_email: user.email.toUpperCase() }));
		expect([refused.status, refused.errors]).toEqual([
			422,
			{ user_email: ['This administrator email is already in use.'] },
		]);
		expect(await app.deps.db.$count(companies)).toBe(before);
	});

	it('gives every company a unique number, also concurrently', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const created = await Promise.all(
			[1, 2, 3, 4, 5].map(() => admin.post<{ id: number }>('/console/companies', newCompanyForm())),
		);
		const rows = await Promise.all(created.map(({ data }) => findRow(app, data.id)));
		expect(new Set(rows.map((row) => row?.registrationNumber)).size).toBe(5);
	});

	it('assigns it to the assessor who registers it', async () => {
		const app = booted.current;
		const assessor = await makeAssessor(app);
		const created = await assessor.post<{ id: number }>('/console/companies', newCompanyForm());
		const { data } = await assessor.get<Row[]>('/console/companies');
		expect(data.map((company) => company.id)).toEqual([created.data.id]);
	});

	it('ignores read-only fields in a body', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const extras = { id: 1, registration_number: '01-999999', status: 13, search_text: 'x', user_role: 1, role: 1 };
		const created = await admin.post<{ id: number }>('/console/companies', newCompanyForm(extras));
		const path = `/console/companies/${created.data.id}`;
		const expected = { status: null, registration_number: expect.stringMatching(/^09-(?!999999)/) };
		expect((await admin.get<Detail>(path)).data).toMatchObject({ ...expected, company_users: [{ role: 0 }] });
		expect((await admin.put(path, { ...companyForm(), ...extras })).status).toBe(200);
		expect((await admin.get<Detail>(path)).data).toMatchObject(expected);
	});
});

describe('editing a company in the console', () => {
	it.each(['PUT', 'PATCH'])('updates it by %s and keeps omitted fields', async (method) => {
		const app = booted.current;
		const company = await makeCompany(app, { funds: 100, isListed: true, marketName: '東証', internCount: 7 });
		const assessor = await makeAssessor(app, [company.id]);
		const name = unique('改名商事');
		const body = {
			company_name: name,
			company_name_kana: 'カイメイショウジ',
			ceo_name: '新代表',
			company_address: '大阪府',
			phone_number: '06-0000-0000',
			homepage_url: 'http://kaimei.example',
			email: 'kaimei@example.com',
			corporate_number: '9999999999999',
			employee_count: 3,
			funds: null,
		};
		const path = `/console/companies/${company.id}`;
		const answer = await call(app, method, path, { token: assessor.token, body });
		expect([answer.status, answer.message, answer.data]).toEqual([200, 'The company information was updated.', null]);
		expect((await assessor.get(path)).data).toMatchObject({
			...body,
			is_listed: true,
			market_name: '東証',
			intern_count: 7,
			industry_code: 'E09',
			registration_number: company.registrationNumber,
		});
		for (const q of [name, 'かいめいしょうじ']) {
			const found = await assessor.get<Row[]>(`/console/companies?q=${encodeURIComponent(q)}`);
			expect(found.data.map((row) => row.id)).toEqual([company.id]);
		}
		const old = await assessor.get<Row[]>(`/console/companies?q=${encodeURIComponent(company.companyName)}`);
		expect(old.data).toEqual([]);
	});

	it('changes the first digits of the registration number with the industry', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const company = await makeCompany(app);
		const path = `/console/companies/${company.id}`;
		expect((await admin.put(path, companyForm({ industry_code: 'I58' }))).status).toBe(200);
		expect((await admin.get(path)).data).toMatchObject({
			industry_code: 'I58',
			registration_number: company.registrationNumber.replace(/^09-/, '58-'),
		});
		const wrong = await admin.put(path, companyForm({ industry_code: '58' }));
		expect([wrong.status, Object.keys(wrong.errors)]).toEqual([422, ['industry_code']]);
	});

	it('answers 404 to assessors of other companies', async () => {
		const app = booted.current;
		const assessor = await makeAssessor(app, [(await makeCompany(app)).id]);
		const foreign = await makeCompany(app);
		for (const id of [foreign.id, 2_000_000_000, 'x']) {
			expect(bytesOf(await assessor.get(`/console/companies/${id}`))).toEqual(NOT_FOUND);
			expect(bytesOf(await assessor.put(`/console/companies/${id}`, companyForm()))).toEqual(NOT_FOUND);
		}
		expect(await findRow(app, foreign.id)).toEqual(foreign);
	});

	it('refuses company users and anonymous callers', async () => {
		const app = booted.current;
		const owner = await makeCompanyUser(app);
		const path = `/console/companies/${owner.user.companyId}`;
		for (const token of [owner.token, null]) {
			const answers = await Promise.all([
				call(app, 'GET', '/console/companies', { token }),
				call(app, 'GET', '/console/statuses', { token }),
				call(app, 'GET', path, { token }),
				call(app, 'PUT', path, { token, body: companyForm() }),
				call(app, 'POST', '/console/companies', { token, body: newCompanyForm() }),
			]);
			expect(answers.map((answer) => answer.status)).toEqual([401, 401, 401, 401, 401]);
		}
	});
});

describe('a company in detail', () => {
	it('lists its assessments, newest first, with flags for readable documents', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const company = await makeCompany(app);
		const { id } = company;
		const at = new Date('2026-01-01T00:00:00.000Z');
		const first = await makeProgress(app, admin, id, { status: 11, evaluatedAt: at, reevaluatedAt: at });
		const second = await makeProgress(app, admin, id, { status: 14, evaluatedAt: at });
		const third = await makeProgress(app, admin, id, { status: 5, evaluatedAt: at, gradedAt: at, submittedAt: at });
		const sheetId = await findSheetId(app.deps.db, third.id, 1);
		await app.deps.db.insert(results).values({ sheetId: sheetId ?? 0, score: 500, proposalSubmittedAt: at });
		const { data } = await admin.get<Detail>(`/console/companies/${id}`);
		const flags = (report: boolean, again: boolean, proposal: boolean) => ({
			has_first_evaluation_report: report,
			has_second_evaluation_report: again,
			has_improvement_proposal: proposal,
			is_certificate_blocked: false,
		});
		const nobodys = { waiting_on: null, due_on: null, submitted_at: null };
		const assessors = {
			waiting_on: 'assessor',
			due_on: addDays(tokyoDate(third.statusSince), 14),
			submitted_at: at.toISOString(),
		};
		expect(data.assessment_progresses).toEqual(
			[
				{
					progress: third,
					status: { id: 5, name: 'Assessment evaluation completed' },
					...{ ...flags(true, false, true), ...assessors, score: 500 },
				},
				{ progress: second, status: { id: 14, name: 'Cancelled' }, ...flags(true, false, false), ...nobodys },
				{
					progress: first,
					status: { id: 11, name: 'Re-assessment completed' },
					...{ ...flags(true, true, false), ...nobodys },
				},
			].map(({ progress, ...shown }) => ({
				score: null,
				first_score: null,
				...shown,
				id: progress.id,
				company_id: id,
				company_name: company.companyName,
				start_date: progress.startDate,
				end_date: progress.endDate,
				updated_at: progress.updatedAt.toISOString(),
				submitted_by: null,
				receipt_number: null,
				issued_at: null,
				is_proposal_waived: false,
				since: progress.statusSince.toISOString(),
				age_days: 0,
				ageing: null,
				open_request_count: 0,
				answered_request_count: 0,
				assessors: [],
				max_score: 700,
				completed_at: null,
				is_by_same_person: false,
				filed_objection: null,
				certificate: null,
				plan: null,
				voice: null,
			})),
		);
		expect(data).toMatchObject({
			status: { id: 5 },
			start_date: third.startDate,
			end_date: third.endDate,
			has_improvement_proposal: true,
			move_back_targets: [1, 2, 3, 4],
		});
	});

	it('takes a constant number of statements', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const [small, large] = [await makeCompany(app), await makeCompany(app)];
		for (let made = 0; made < 4; made++) await makeProgress(app, admin, large.id, { status: 14 });
		const countOf = async (id: number): Promise<number> => {
			return statementsOf(app, async () => {
				expect((await admin.get(`/console/companies/${id}`)).status).toBe(200);
			});
		};
		expect(await countOf(large.id)).toBe(await countOf(small.id));
	});
});

describe('the list of companies', () => {
	/** Companies of one assessor, so that other tests' companies are not listed. */
	const staged = async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const made = async (name: string, day: number) => {
			const at = new Date(Date.UTC(2026, 0, day));
			return makeCompany(app, { companyName: unique(name), createdAt: at, updatedAt: at });
		};
		const none = await made('あおい', 1);
		const answering = await made('いずみ', 2);
		const evaluated = await made('うみの', 3);
		const cancelled = await made('えのき', 4);
		await makeProgress(app, admin, answering.id, { status: 14 });
		await makeProgress(app, admin, answering.id, { status: 2, startDate: '2026-02-01', endDate: '2027-02-01' });
		await makeProgress(app, admin, evaluated.id, { status: 5, startDate: '2026-01-01', endDate: null });
		await makeProgress(app, admin, cancelled.id, { status: 14, startDate: '2026-03-01', endDate: '2026-04-01' });
		const assessor = await makeAssessor(
			app,
			[none, answering, evaluated, cancelled].map(({ id }) => id),
		);
		const list = (query = '') => assessor.get<Row[]>(`/console/companies?${query}`);
		const ids = async (query: string) => (await list(query)).data.map((row) => row.id);
		return { app, admin, assessor, list, ids, none, answering, evaluated, cancelled };
	};

	it('shows the newest assessment of each, newest companies first', async () => {
		const { assessor, list, none, answering, evaluated, cancelled } = await staged();
		const { data, text } = await list();
		expect(text).not.toContain('"meta"');
		const shown = (company: typeof none, values: Partial<Row>) => ({
			id: company.id,
			company_name: company.companyName,
			company_name_kana: '',
			registration_number: company.registrationNumber,
			corporate_number: company.corporateNumber,
			updated_at: company.updatedAt.toISOString(),
			assessors: [{ id: assessor.user.id, name: assessor.user.name }],
			start_date: null,
			end_date: null,
			status: null,
			has_improvement_proposal: false,
			move_back_targets: [],
			...values,
		});
		expect(data).toEqual([
			shown(cancelled, {
				status: { id: 14, name: 'Cancelled' },
				start_date: '2026-03-01',
				end_date: '2026-04-01',
			}),
			shown(evaluated, {
				status: { id: 5, name: 'Assessment evaluation completed' },
				start_date: '2026-01-01',
				move_back_targets: [1, 2, 3, 4],
			}),
			shown(answering, {
				status: { id: 2, name: 'Answering' },
				start_date: '2026-02-01',
				end_date: '2027-02-01',
				move_back_targets: [1],
			}),
			shown(none, {}),
		]);
	});

	it('is filtered by the status of the newest assessment', async () => {
		const { list, ids, answering, evaluated, cancelled } = await staged();
		expect(await ids('status=14')).toEqual([cancelled.id]);
		expect(await ids('status=2,5')).toEqual([evaluated.id, answering.id]);
		for (const all of ['status=0', 'status=', 'status=0,3']) expect(await ids(all)).toHaveLength(4);
		expect(await ids('status=3')).toEqual([]);
		const paged = await list('status=2,5&page=1&per_page=1');
		expect(paged.meta).toEqual({ page: 1, per_page: 1, total: 2, last_page: 2 });
		for (const wrong of ['status=15', 'status=x', 'status=2;5', 'sort=search_text', 'page=0', 'per_page=201']) {
			expect((await list(wrong)).status).toBe(422);
		}
	});

	it('is sorted by any column, with nulls first or last', async () => {
		const { ids, none, answering, evaluated, cancelled } = await staged();
		const order = (...rows: { id: number }[]) => rows.map((row) => row.id);
		expect(await ids('sort=company_name')).toEqual(order(none, answering, evaluated, cancelled));
		expect(await ids('sort=-company_name')).toEqual(order(cancelled, evaluated, answering, none));
		expect(await ids('sort=start_date')).toEqual(order(none, evaluated, answering, cancelled));
		expect(await ids('sort=-status')).toEqual(order(cancelled, evaluated, answering, none));
		expect(await ids('sort=-end_date')).toEqual(order(answering, cancelled, evaluated, none));
		expect(await ids('sort=created_at')).toEqual(order(none, answering, evaluated, cancelled));
		expect(await ids('sort=-updated_at')).toEqual(order(cancelled, evaluated, answering, none));
	});

	it('has pages that do not overlap, with a constant number of statements', async () => {
		const { app, list } = await staged();
		const statements = new Set<number>();
		const seen: number[] = [];
		for (const page of [1, 2]) {
			const read = () => list(`page=${page}&per_page=3&sort=status`);
			statements.add(await statementsOf(app, read));
			const { data, meta } = await read();
			expect(meta).toEqual({ page, per_page: 3, total: 4, last_page: 2 });
			seen.push(...data.map((row) => row.id));
		}
		expect(statements.size).toBe(1);
		expect(new Set(seen).size).toBe(4);
	});

	it('searches names and kana regardless of case, width and kana, without wildcards', async () => {
		const app = booted.current;
		const assessor = await makeAssessor(app);
		const made: Record<string, number> = {};
		const names = ['ＡＢＣ商事', '百%増_産業', "O'Brien\\Co", 'サクラ運輸'];
		for (const name of names) {
			const form = newCompanyForm({ company_name: name, company_name_kana: 'ﾔﾏﾀﾞ' });
			made[name] = (await assessor.post<{ id: number }>('/console/companies', form)).data.id;
		}
		const find = async (q: string) => {
			const { data } = await assessor.get<Row[]>(`/console/companies?q=${encodeURIComponent(q)}`);
			return data.map((row) => row.id);
		};
		expect(await find('abc')).toEqual([made.ＡＢＣ商事]);
		expect(await find('さくら')).toEqual([made.サクラ運輸]);
		expect(await find('やまだ')).toHaveLength(4);
		expect(await find('%')).toEqual([made['百%増_産業']]);
		expect(await find('_')).toEqual([made['百%増_産業']]);
		expect(await find('\\')).toEqual([made["O'Brien\\Co"]]);
		expect(await find("o'b")).toEqual([made["O'Brien\\Co"]]);
		expect(await find('_百')).toEqual([]);
	});

	it('shows all companies to a console admin', async () => {
		const { admin, list } = await staged();
		const { meta } = await admin.get('/console/companies?page=1&per_page=1');
		expect(meta.total).toBe(await booted.current.deps.db.$count(companies));
		expect((await list('page=1')).meta.total).toBe(4);
	});
});

describe('one’s own company', () => {
	it('is shown with its members and the dates of the current assessment', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const owner = await makeCompanyUser(app);
		const member = await makeCompanyUser(app, { companyId: owner.user.companyId, role: 1 });
		const companyId = owner.user.companyId ?? 0;
		const info = async () => (await member.get<Detail>('/app/company_info')).data;
		expect(await info()).toMatchObject({ id: companyId, start_date: null, end_date: null });
		expect((await info()).company_users.map((user) => user.id)).toEqual([owner.user.id, member.user.id]);
		const dates = { startDate: '2026-01-01', endDate: '2026-12-31' };
		await makeProgress(app, admin, companyId, { status: 7, ...dates });
		expect(await info()).toMatchObject({ start_date: '2026-01-01', end_date: '2026-12-31' });
		await makeProgress(app, admin, companyId, { status: 14, startDate: '2027-01-01', endDate: '2027-12-31' });
		expect(await info()).toMatchObject({ start_date: null, end_date: null });
		expect(Object.keys(await info())).not.toContain('assessment_progresses');
	});

	it('is edited by members too, and by nobody else', async () => {
		const app = booted.current;
		const owner = await makeCompanyUser(app);
		const member = await makeCompanyUser(app, { companyId: owner.user.companyId, role: 1 });
		const foreign = await makeCompany(app);
		const form = companyForm({ phone_number: '０３ー１', employee_count: '' });
		const body = { ...form, id: foreign.id, company_id: foreign.id, industry_code: 'A01', registration_number: '01-1' };
		const answer = await member.post('/app/company', body);
		expect([answer.status, answer.message, answer.data]).toEqual([200, 'The company information was updated.', null]);
		const shown = { ...form, phone_number: '03-1', employee_count: null };
		expect((await owner.get('/app/company_info')).data).toMatchObject({ ...shown, industry_code: 'E09' });
		expect(await findRow(app, foreign.id)).toEqual(foreign);
		const staff = await makeConsoleAdmin(app);
		for (const token of [staff.token, null]) {
			expect((await call(app, 'POST', '/app/company', { token, body: form })).status).toBe(401);
			expect((await call(app, 'GET', '/app/company_info', { token })).status).toBe(401);
		}
	});

	it('requires the fields of the specification and no others', async () => {
		const app = booted.current;
		const owner = await makeCompanyUser(app);
		const optional = ['established_date', 'funds', 'is_listed', 'employee_count'];
		const form = companyForm();
		const required = Object.keys(form).filter((name) => !optional.includes(name));
		const empty = await owner.post('/app/company', {});
		expect([empty.status, Object.keys(empty.errors).sort()]).toEqual([422, required.toSorted()]);
		const blank = Object.fromEntries(Object.keys(form).map((name) => [name, '']));
		const blanks = await owner.post('/app/company', blank);
		expect(Object.keys(blanks.errors).sort()).toEqual(required.filter((name) => name !== 'homepage_url').sort());
		const least = Object.fromEntries(Object.entries(form).filter(([name]) => !optional.includes(name)));
		expect((await owner.post('/app/company', { ...least, homepage_url: '' })).status).toBe(200);
		expect((await owner.get('/app/company_info')).data).toMatchObject({ homepage_url: '', employee_count: 100 });
		const wrong = await owner.post(
			'/app/company',
			companyForm({ homepage_url: 'takasaki', intern_count: -1, funds: -1, employee_count: 2 ** 31, email: 'x' }),
		);
		expect(wrong.errors).toEqual({
			homepage_url: ['The homepage URL field must be a valid URL starting with "https://".'],
			email: ['The email field must be a valid email address.'],
			funds: ['The funds field must be at least 0.'],
			employee_count: ['The employees field must not be greater than 2147483647.'],
			intern_count: ['The technical interns and Employment for Skill Development workers field must be at least 0.'],
		});
	});

	it('has a founding month at most two months in the future', async () => {
		const app = booted.current;
		const owner = await makeCompanyUser(app);
		app.clock.set('2026-04-30T15:00:00.000Z');
		const token = await app.deps.sessions.open(owner.user.id);
		const save = (date: string) =>
			call(app, 'POST', '/app/company', { token, body: companyForm({ established_date: date }) });
		expect((await save('2026-07-31')).status).toBe(200);
		const late = await save('2026-08-01');
		expect([late.status, late.errors]).toEqual([
			422,
			{ established_date: ['The established date must not be after 2026-07-31.'] },
		]);
	});
});

describe('the statuses', () => {
	it('are fourteen, in the language of the request', async () => {
		const app = booted.current;
		const assessor = await makeAssessor(app);
		const { data } = await assessor.get<{ id: number; name: string }[]>('/console/statuses');
		expect(data).toHaveLength(14);
		expect(data[12]).toEqual({ id: 13, name: 'Certificate issued' });
		const japanese = await call(app, 'GET', '/console/statuses', { token: assessor.token, locale: 'ja' });
		expect(japanese.data).toContainEqual({ id: 1, name: '未着手' });
	});
});
