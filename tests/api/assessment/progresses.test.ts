import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { ConsoleActor } from '#server/base/actor.ts';
import type { ProgressesQuery } from '#server/progresses/filters.ts';
import { listProgresses } from '#server/progresses/list.ts';
import type { StatusId } from '#shared/assessment/status.ts';
import type { progressRow } from '#shared/progresses/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, type Staged, smallPaper, startedAssessment } from '#tests/support/assessments.ts';
import { type Answer, caller } from '#tests/support/client.ts';
import { plansOf } from '#tests/support/database/plans.ts';
import { statementsOf } from '#tests/support/database/statements.ts';
import { makeAssessor, makeCompany, makeConsoleAdmin, type Person, unique } from '#tests/support/factories.ts';
import { advance, assessmentAt, cancelled } from '#tests/support/journey.ts';

const booted = withApp();
let admin: Person;

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper());
	admin = await makeConsoleAdmin(booted.current);
});

type Row = z.output<typeof progressRow>;

const list = (query = '', who = admin): Promise<Answer<Row[]>> =>
	who.get<Row[]>(`/console/assessment_progresses${query}`);

const search = (q: string) => `q=${encodeURIComponent(q)}`;

const ids = ({ data }: Answer<Row[]>): number[] => data.map((row) => row.id);

const rowOf = async ({ progress }: Staged): Promise<Row> => {
	const row = (await list()).data.find((candidate) => candidate.id === progress.id);
	if (!row) throw new Error(`progress ${progress.id} is not listed`);
	return row;
};

describe('a row', () => {
	it('has the company, the status and who acts next', async () => {
		const staged = await startedAssessment(booted.current, { admin });
		const { progress, companyId } = staged;
		expect(await rowOf(staged)).toEqual({
			id: progress.id,
			company_id: companyId,
			company_name: expect.stringContaining('検証株式会社'),
			status: { id: 1, name: 'Not started' },
			start_date: progress.startDate,
			end_date: progress.endDate,
			submitted_at: null,
			submitted_by: null,
			receipt_number: null,
			issued_at: null,
			score: null,
			has_first_evaluation_report: false,
			has_second_evaluation_report: false,
			is_certificate_blocked: false,
			has_improvement_proposal: false,
			updated_at: progress.updatedAt.toISOString(),
			is_proposal_waived: false,
			waiting_on: 'company',
			since: progress.statusSince.toISOString(),
			age_days: 0,
			ageing: null,
			due_on: progress.endDate,
			open_request_count: 0,
			answered_request_count: 0,
			assessors: [],
		});
	});

	it.each<[StatusId, Partial<Row>]>([
		[3, { waiting_on: 'assessor', score: null, has_first_evaluation_report: false }],
		[4, { waiting_on: 'assessor', score: 200, has_first_evaluation_report: false }],
		[5, { waiting_on: 'assessor', score: 200, has_first_evaluation_report: true, has_improvement_proposal: false }],
		[6, { waiting_on: 'admin', has_improvement_proposal: true, has_second_evaluation_report: false }],
		[7, { waiting_on: null, has_first_evaluation_report: true }],
		[10, { waiting_on: 'admin', score: 200, has_second_evaluation_report: true }],
		[13, { waiting_on: null, issued_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) }],
	])('at %i flags documents that staff may read', async (status, expected) => {
		const staged = await assessmentAt(booted.current, status, { admin });
		const row = await rowOf(staged);
		expect(row).toMatchObject({ status: { id: status }, ...expected });
		expect((await admin.get<Row>(`/console/assessment_progresses/${row.id}`)).data).toEqual(row);
		expect(row.submitted_by).toEqual({ id: staged.owner.user.id, name: staged.owner.user.name });
		expect(row.submitted_at).toBe(staged.progress.submittedAt?.toISOString());
		expect(row.since).toBe(staged.progress.statusSince.toISOString());
	});

	it('has the status in the language of the request', async () => {
		await startedAssessment(booted.current, { admin });
		const { get } = caller(booted.current, admin.token, 'ja');
		const { data } = await get<Row[]>('/console/assessment_progresses');
		expect(data[0]?.status).toEqual({ id: 1, name: '未着手' });
	});
});

describe('the list', () => {
	it('has all assessments, also earlier ones, newest first', async () => {
		const app = booted.current;
		const { id: companyId } = await makeCompany(app, { companyName: unique('二回目商事') });
		const first = await cancelled(app, await startedAssessment(app, { admin, companyId }));
		const second = await startedAssessment(app, { admin, companyId });
		const all = await list();
		expect(ids(all).slice(0, 2)).toEqual([second.progress.id, first.progress.id]);
		expect(all.data[1]?.status.id).toBe(14);
		expect(all.text).not.toContain('"meta"');
	});

	it('is filtered by one status, several, or all', async () => {
		const app = booted.current;
		const three = await assessmentAt(app, 3, { admin });
		const four = await assessmentAt(app, 4, { admin });
		const of = async (status: string) => ids(await list(`?status=${status}`));
		expect(await of('3')).toContain(three.progress.id);
		expect(await of('3')).not.toContain(four.progress.id);
		expect(await of('3,4')).toEqual(expect.arrayContaining([three.progress.id, four.progress.id]));
		expect((await list('?status=3')).data.every((row) => row.status.id === 3)).toBe(true);
		const everything = ids(await list());
		expect(await of('0')).toEqual(everything);
		expect(await of('')).toEqual(everything);
		for (const wrong of ['15', '3,x', '-1', '3;4']) expect((await list(`?status=${wrong}`)).status).toBe(422);
	});

	it('searches names regardless of case, width and kana', async () => {
		const app = booted.current;
		const { id: companyId } = await makeCompany(app, {
			companyName: '株式会社ＡＢＣサクラ商事',
			companyNameKana: 'エービーシーサクラショウジ',
		});
		const { progress } = await startedAssessment(app, { admin, companyId });
		for (const q of ['abcサクラ', 'ＡｂＣさくら', 'さくらしょうじ', 'ｻｸﾗｼｮｳｼﾞ', '商事']) {
			expect([q, ids(await list(`?${search(q)}`))]).toEqual([q, expect.arrayContaining([progress.id])]);
		}
		expect(ids(await list(`?${search('サクラ')}&status=2`))).toEqual([]);
	});

	it.each(['%', '_', '\\', "'", '100%'])('searches %s literally', async (sign) => {
		const app = booted.current;
		const { id: companyId } = await makeCompany(app, { companyName: `記号${sign}記号 ${unique('c')}` });
		const { progress } = await startedAssessment(app, { admin, companyId });
		expect(ids(await list(`?${search(`号${sign}記`)}`))).toEqual([progress.id]);
		expect(ids(await list(`?${search(`号x${sign}記`)}`))).toEqual([]);
	});

	it('is paged and sorted, with every row on exactly one page', async () => {
		const app = booted.current;
		const name = unique('頁番');
		const made: number[] = [];
		for (const suffix of ['ろ', 'い', 'は', 'に', 'ほ']) {
			const { id } = await makeCompany(app, { companyName: `${name}${suffix}` });
			made.push((await startedAssessment(app, { admin, companyId: id })).progress.id);
		}
		const page = (number: number, more = '') => list(`?${search(name)}&page=${number}&per_page=2${more}`);
		const pages = [await page(1), await page(2), await page(3), await page(4)];
		expect(pages.flatMap(ids)).toEqual(made.toReversed());
		expect(pages.map((one) => one.meta)).toEqual(
			[1, 2, 3, 4].map((number) => ({ page: number, per_page: 2, total: 5, last_page: 3 })),
		);
		const names = (await list(`?${search(name)}&sort=-company_name`)).data.map((row) => row.company_name.at(-1));
		expect(names).toEqual(['ろ', 'ほ', 'は', 'に', 'い']);
		expect((await page(1, '&sort=company_name')).data.map((row) => row.company_name.at(-1))).toEqual(['い', 'に']);
		expect((await list('?sort=-secret')).status).toBe(422);
		expect((await list('?page=0')).status).toBe(422);
		expect((await list('?per_page=201&page=1')).status).toBe(422);
	});

	it.each([
		'status',
		'start_date',
		'submitted_at',
		'submitted_by',
		'issued_at',
		'score',
		'since',
		'due_on',
		'updated_at',
	])('can be sorted by %s, missing values at one end', async (field) => {
		const up = await list(`?sort=${field}`);
		const down = await list(`?sort=-${field}`);
		expect([up.status, down.status]).toEqual([200, 200]);
		const sortedValue = (row: Row | undefined): unknown => {
			const value = row?.[field as keyof Row];
			return typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
		};
		expect(sortedValue(up.data[0])).toEqual(sortedValue(down.data.at(-1)));
		expect(up.data).toHaveLength(down.data.length);
	});
});

describe('the filter of assessments awaiting finalization', () => {
	it('has 5 without a proposal and 6 in the first round, 10 in the second', async () => {
		const app = booted.current;
		const four = await assessmentAt(app, 4, { admin });
		const plain = await assessmentAt(app, 5, { admin });
		const drafted = await assessmentAt(app, 5, { admin });
		const proposed = await assessmentAt(app, 6, { admin });
		const ten = await assessmentAt(app, 10, { admin });
		type Proposal = { main_category_results: { sub_category_results: { id: number }[] }[] };
		const path = `/console/improvement_proposals/${drafted.progress.id}`;
		const { data } = await admin.get<Proposal>(path);
		const sub_category_results = [
			{ id: data.main_category_results[0]?.sub_category_results[0]?.id, proposal_note: 'begun' },
		];
		expect((await admin.put(`${path}/save_changes`, { sub_category_results })).status).toBe(200);

		const mine = [four, plain, drafted, proposed, ten].map(({ progress }) => progress.id);
		const awaited = async (which: string) => ids(await list(`?awaiting=${which}`)).filter((id) => mine.includes(id));
		expect((await awaited('first')).toSorted((a, b) => a - b)).toEqual([plain.progress.id, proposed.progress.id]);
		expect(await awaited('second')).toEqual([ten.progress.id]);
		expect(await rowOf(drafted)).toMatchObject({ waiting_on: 'assessor', has_improvement_proposal: true });
		expect(await rowOf(plain)).toMatchObject({ waiting_on: 'assessor', is_proposal_waived: false });
		await admin.put(`/console/improvement_proposals/${plain.progress.id}/waiver`, { is_waived: true });
		expect(await rowOf(plain)).toMatchObject({ waiting_on: 'admin', is_proposal_waived: true });
		const page = (await list('?awaiting=first&page=1&per_page=200')).data.filter(({ id }) => mine.includes(id));
		expect(page.map((row) => row.waiting_on)).toEqual(['admin', 'admin']);
		expect((await list('?awaiting=third')).status).toBe(422);

		await advance(app, plain, 7, { withoutProposal: true });
		expect(await awaited('first')).toEqual([proposed.progress.id]);
	});
});

describe('access', () => {
	it('shows assessors only assigned companies, with immediate effect', async () => {
		const app = booted.current;
		const own = await startedAssessment(app, { admin });
		await startedAssessment(app, { admin });
		const assessor = await makeAssessor(app, [own.companyId]);
		expect(ids(await list('', assessor))).toEqual([own.progress.id]);
		expect((await list('?page=1', assessor)).meta.total).toBe(1);
		await admin.post(`/console/admin_users/${assessor.user.id}/assign_company`, { company_ids: [] });
		expect((await list('', assessor)).data).toEqual([]);
	});

	it('admits only staff', async () => {
		const { owner } = await startedAssessment(booted.current, { admin });
		expect((await list('', owner)).status).toBe(401);
		expect((await caller(booted.current, null).get('/console/assessment_progresses')).status).toBe(401);
	});
});

describe('among ten thousand assessments', () => {
	const everywhere: ConsoleActor = {
		area: 'console',
		role: 0,
		userId: 0,
		name: '',
		email: '',
		sessionToken: '',
		lacksSecondFactor: false,
	};

	beforeAll(async () => {
		const { db } = booted.current.deps;
		await db.execute(sql`
			with named as (
				select '大量' || translate(n::text, '0123456789', '〇一二三四五六七八九') || '番地株式会社' as name
				from generate_series(1, 10000) n
			), made as (
				insert into companies (company_name, search_text, ceo_name, company_address, phone_number, industry_code,
					registration_number, corporate_number)
				select name, name, '代表', '東京都', '03-0000-0000', 'E09',
					'09-' || lpad(nextval('company_registration_sequence')::text, 6, '0'), '1234567890123'
				from named returning id
			)
			insert into assessment_progresses (company_id, paper_id, status_since, created_at)
			select made.id, (select max(id) from papers where is_premium and is_published), now() - made.id * interval '1 minute',
				now() - made.id * interval '1 minute' from made`);
		// As autovacuum does: the pending list of a newly filled GIN index is not merged yet.
		await db.execute(sql`vacuum analyze companies, assessment_progresses`);
	});

	it('a page takes at most two statements besides authentication', async () => {
		const app = booted.current;
		for (const perPage of [2, 200]) {
			const statements = await statementsOf(app, async () => {
				expect((await list(`?page=1&per_page=${perPage}`)).data).toHaveLength(perPage);
			});
			expect(statements).toBeLessThanOrEqual(3);
		}
	});

	it('the newest page uses the index', async () => {
		const plans = await plansOf(booted.current, (db) =>
			listProgresses({ ...booted.current.deps, db }, everywhere, { page: 1, per_page: 50 }, { locale: 'ja' }),
		);
		expect(plans).toHaveLength(2);
		expect(plans[0]).toContain('assessment_progresses_created');
		expect(plans[0]).toContain('evidence_requests_undecided');
		expect(plans[0]).not.toMatch(/Seq Scan on (companies|assessment_progresses|evidence_requests)/);
	});

	it('the search uses the index instead of a sequential scan', async () => {
		const query = { q: '七七七番地', page: 1, per_page: 50 };
		const found = await list(`?${search(query.q)}&page=1`);
		expect(found.data.every((row) => row.company_name.endsWith('七七七番地株式会社'))).toBe(true);
		expect(found.meta.total).toBe(10);
		const plans = await plansOf(booted.current, (db) =>
			listProgresses({ ...booted.current.deps, db }, everywhere, query, { locale: 'ja' }),
		);
		expect(plans).toHaveLength(2);
		for (const plan of plans) {
			expect(plan).toContain('companies_search');
			expect(plan).not.toContain('Seq Scan on companies');
		}
	});

	it('the oldest and a registration number are found by an index, and the work is counted in two statements', async () => {
		const app = booted.current;
		const plansFor = (query: Partial<ProgressesQuery>) =>
			plansOf(app, (db) =>
				listProgresses({ ...app.deps, db }, everywhere, { page: 1, per_page: 50, ...query }, { locale: 'ja' }),
			);
		const oldest = (await plansFor({ sort: '-age_days' })).find((plan) => plan.startsWith('Limit'));
		expect(oldest).toContain('assessment_progresses_since');
		expect(oldest).not.toContain('Seq Scan on assessment_progresses');
		for (const plan of await plansFor({ q: '09-004321' })) {
			expect(plan).toContain('companies_registration_number');
			expect(plan).not.toContain('Seq Scan on companies');
		}
		const statements = await statementsOf(app, async () => {
			expect((await admin.get<{ company: number }>('/console/work')).data.company).toBeGreaterThan(9_000);
		});
		// With that of the session.
		expect(statements).toBe(3);
	});
});
