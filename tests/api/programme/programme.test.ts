import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { assessorCompanies } from '#server/db/tables/accounts.ts';
import { companies } from '#server/db/tables/companies.ts';
import { programmeAssessments, programmeRaters, programmeRounds } from '#server/db/tables/programme.ts';
import { sweepFreeContacts } from '#server/free-assessment/retention.ts';
import { sizeBandIn } from '#server/programme-facts/attributes.ts';
import { gradeIn, starsIn } from '#server/programme-facts/grades.ts';
import { sweepFacts } from '#server/programme-facts/sweep.ts';
import { makeVoiceFigures } from '#server/programme-facts/voice.ts';
import { gradeOf, starsOf } from '#shared/assessment/grade.ts';
import { prefectureOf } from '#shared/certificates/prefectures.ts';
import type {
	AssessorFigures,
	Flow,
	Results,
	Stock,
	VoiceFigures,
	WayIn,
	WorkFigures,
} from '#shared/programme/schemas.ts';
import { SIZE_BANDS, sizeBandOf } from '#shared/programme/size-bands.ts';
import { withApp } from '#tests/support/app.ts';
import { makeRequest } from '#tests/support/assessment/evidence.ts';
import { publishPaper, smallPaper, startedAssessment } from '#tests/support/assessments.ts';
import { makeAssessor, makeCompany, makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { makeInquiry } from '#tests/support/inquiries.ts';
import { advance, assessmentAt, cancelled } from '#tests/support/journey.ts';

const booted = withApp({
	withoutPrinting: true,
	env: { PARTNER_REFERERS: '{"partner":"https://partner.example.com"}', FREE_CONTACT_RETENTION_DAYS: '30' },
});

let admin: Person;

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper());
	admin = await makeConsoleAdmin(booted.current);
});

const read = async <T>(chart: string, reader: Person = admin): Promise<T> => {
	const { status, data, text } = await reader.get<T>(`/console/programme/${chart}`);
	expect([status, text.slice(0, 200)]).toEqual([200, expect.any(String)]);
	return data;
};

const thisMonth = (): string =>
	new Date(booted.current.clock.now().getTime() + 9 * 3_600_000).toISOString().slice(0, 7);

/** What assessments of a group reached this month. */
const reached = async (query = '', reader: Person = admin): Promise<Record<string, number>> => {
	const { steps } = await read<Flow>(`flow?month_from=${thisMonth()}${query}`, reader);
	return Object.fromEntries(steps.map(({ step, counts }) => [step, counts[0] ?? 0]));
};

describe('facts', () => {
	it('are written with each transition, and a move back takes away what it clears', async () => {
		const app = booted.current;
		const { id } = await makeCompany(app, { industryCode: 'A01' });
		const staged = await assessmentAt(app, 7, { admin, companyId: id });
		expect(await reached('&industry=A')).toEqual({
			started: 1,
			submitted: 1,
			graded: 1,
			finalised: 1,
			reassessed: 0,
			certified: 0,
			cancelled: 0,
		});
		const { results, categories } = await read<Results>('results?industry=A');
		expect(results).toBe(1);
		expect(categories.map(({ name, sub_categories: subs }) => [name, subs.map(({ number }) => number)])).toEqual([
			['Category 1', ['1-1', '1-2']],
			['Category 2', ['2-1']],
		]);
		await admin.post(`/console/companies/${id}/update_status`, { status: 2, reason: '訂正' });
		expect(await reached('&industry=A')).toMatchObject({ started: 1, submitted: 0, graded: 0, finalised: 0 });
		expect((await read<Results>('results?industry=A')).results).toBe(0);
		await advance(app, staged, 3);
		await cancelled(app, staged);
		expect(await reached('&industry=A')).toMatchObject({ submitted: 1, cancelled: 1 });
	});

	it('of a canceled assessment count no result, and those of a new one leave the old status', async () => {
		const app = booted.current;
		const { id } = await makeCompany(app, { industryCode: 'B05' });
		const staged = await assessmentAt(app, 7, { admin, companyId: id });
		await cancelled(app, staged);
		expect((await read<Results>('results?industry=B')).results).toBe(0);
		await startedAssessment(app, { admin, companyId: id });
		const { statuses } = await read<Stock>('stock?industry=B');
		expect(statuses.map(({ status, companies: n }) => [status.id, n])).toEqual([[1, 1]]);
	});

	it('are repaired by a sweep: lost, wrong and orphaned ones, and profiles that changed', async () => {
		const app = booted.current;
		const { db } = app.deps;
		const { id } = await makeCompany(app, { industryCode: 'C05' });
		const { progress } = await assessmentAt(app, 7, { admin, companyId: id });
		await sweepFacts(app.deps);
		const whole = await db.select().from(programmeAssessments).where(eq(programmeAssessments.companyId, id));
		const rounds = await db.select().from(programmeRounds).where(eq(programmeRounds.companyId, id));
		expect([whole.length, rounds.length]).toEqual([1, 1]);
		await db
			.update(programmeAssessments)
			.set({ submittedOn: null, status: 1 })
			.where(eq(programmeAssessments.companyId, id));
		await db.delete(programmeRounds).where(eq(programmeRounds.companyId, id));
		await db
			.insert(programmeRaters)
			.values({ sheetId: 999_999, userId: 1, companyId: 999_999, none: 0, half: 0, full: 1 });
		await sweepFacts(app.deps);
		expect(await db.select().from(programmeAssessments).where(eq(programmeAssessments.companyId, id))).toEqual(whole);
		expect(await db.select().from(programmeRounds).where(eq(programmeRounds.companyId, id))).toEqual(rounds);
		expect(await db.select().from(programmeRaters).where(eq(programmeRaters.companyId, 999_999))).toEqual([]);
		await db.update(companies).set({ industryCode: 'F33', companyAddress: '大阪府大阪市' }).where(eq(companies.id, id));
		await sweepFacts(app.deps);
		expect(
			await db.select().from(programmeAssessments).where(eq(programmeAssessments.progressId, progress.id)),
		).toEqual([expect.objectContaining({ industry: 'F', prefecture: 27 })]);
		expect((await read<Stock>('stock')).facts_as_of).toMatch(/^20\d\d-.*Z$/);
	});

	it('have attributes, grades and stars as the rules in code', async () => {
		const app = booted.current;
		const { db } = app.deps;
		const addresses = [
			'東京都千代田区',
			'〒100-0001 東京都千代田区',
			'〒１００−０００１　北海道札幌市',
			'　京都府京都市',
			'沖縄',
			'100-0001大阪府',
			'',
		];
		for (const [at, companyAddress] of addresses.entries()) {
			const { id } = await makeCompany(app, {
				companyAddress,
				employeeCount: [null, 0, 29, 30, 99, 300, 5000][at] ?? null,
			});
			await startedAssessment(app, { admin, companyId: id });
			const [fact] = await db.select().from(programmeAssessments).where(eq(programmeAssessments.companyId, id));
			expect([companyAddress, fact?.prefecture]).toEqual([companyAddress, prefectureOf(companyAddress)]);
		}
		for (const employees of [null, 0, 29, 30, 99, 100, 299, 300, 999, 1000, 90_000]) {
			const { rows } = await db.execute<{ band: number }>(
				sql`select ${sizeBandIn(sql`n` as never)} as band from (select ${employees}::int as n) given`,
			);
			expect([employees, SIZE_BANDS[rows[0]?.band ?? -1]]).toEqual([employees, sizeBandOf(employees)]);
		}
		for (const score of [0, 79, 80, 119, 120, 159, 160, 179, 180, 200, null]) {
			const { rows } = await db.execute<{ grade: string | null; stars: number }>(sql`
				select ${gradeIn(sql`n`, sql`m`)} as grade, ${starsIn(sql`n`, sql`m`)} as stars from (select ${score}::int as n, 200 as m) given`);
			expect([score, rows[0]]).toEqual([score, { grade: gradeOf(score, 200), stars: starsOf(score, 200) }]);
		}
	});
});

describe('who reads', () => {
	it('an assessor: figures of the own companies, and of nobody else', async () => {
		const app = booted.current;
		const own = await makeCompany(app, { industryCode: 'G37' });
		const other = await makeCompany(app, { industryCode: 'G37' });
		for (const { id } of [own, other]) await assessmentAt(app, 3, { admin, companyId: id });
		const assessor = await makeAssessor(app, [own.id]);
		const colleague = await makeAssessor(app, [other.id]);
		expect((await reached('&industry=G')).submitted).toBe(2);
		expect((await reached('&industry=G', assessor)).submitted).toBe(1);
		expect((await reached(`&industry=G&assessor_id=${colleague.user.id}`, assessor)).submitted).toBe(0);
		const { statuses } = await read<Stock>('stock', assessor);
		expect(statuses).toMatchObject([{ status: { id: 3 }, companies: 1 }]);
		const { assessors, unassigned } = await read<AssessorFigures>(
			`assessors?assessor_id=${colleague.user.id}`,
			assessor,
		);
		expect(unassigned).toBeNull();
		expect(assessors).toEqual([
			{
				id: assessor.user.id,
				name: assessor.user.name,
				open: 1,
				aged: 0,
				finished: 0,
				median_days: null,
				ratings: null,
				agreement: null,
			},
		]);
		for (const chart of ['way_in', 'voice']) {
			expect((await assessor.get(`/console/programme/${chart}`)).status).toBe(403);
		}
		await app.deps.db.delete(assessorCompanies).where(eq(assessorCompanies.userId, assessor.user.id));
		expect((await read<Stock>('stock', assessor)).statuses).toEqual([]);
	});

	it.each(['2026-13', '26-01', 'x'])('refuses the month %s', async (month) => {
		expect((await admin.get(`/console/programme/flow?month_from=${month}`)).status).toBe(422);
	});

	it('refuses periods in the wrong order, and of more than three years', async () => {
		for (const query of ['month_from=2026-02&month_to=2026-01', 'month_from=2020-01&month_to=2023-01']) {
			expect((await admin.get(`/console/programme/flow?${query}`)).status).toBe(422);
		}
		expect((await admin.get('/console/programme/flow?month_from=2020-01&month_to=2022-12')).status).toBe(200);
	});
});

describe('the list behind a figure', () => {
	it('has the assessments that were counted', async () => {
		const app = booted.current;
		const made = [];
		for (const employeeCount of [10, 50]) {
			made.push(await makeCompany(app, { industryCode: 'H43', employeeCount, companyAddress: '北海道札幌市' }));
		}
		for (const { id } of made) await assessmentAt(app, 3, { admin, companyId: id });
		const idsOf = async (query: string): Promise<number[]> => {
			const { data } = await admin.get<{ company_id: number }[]>(`/console/assessment_progresses?${query}`);
			return data.map(({ company_id }) => company_id).sort();
		};
		const [small, large] = made.map(({ id }) => id);
		expect(await idsOf(`industry=H&reached=submitted&month_from=${thisMonth()}&month_to=${thisMonth()}`)).toEqual([
			small,
			large,
		]);
		expect(await idsOf('industry=H&reached=certified')).toEqual([]);
		expect(await idsOf('industry=H&employees=to_29')).toEqual([small]);
		expect(await idsOf('industry=H&prefecture=1&only_current=true&status=3')).toEqual([small, large]);
		expect(await idsOf('industry=H&prefecture=13')).toEqual([]);
		await admin.post(`/console/companies/${small}/cancel_assessment`);
		await startedAssessment(app, { admin, companyId: small ?? 0 });
		expect(await idsOf('industry=H&only_current=true&status=14')).toEqual([]);
		expect(await idsOf('industry=H&status=14')).toEqual([small]);
	});

	it('has the requests that were asked and answered, by the query of the link itself', async () => {
		const app = booted.current;
		const company = await makeCompany(app, { industryCode: 'K68' });
		const staged = await assessmentAt(app, 3, { admin, companyId: company.id });
		await makeRequest(app, staged);
		const { id } = await makeRequest(app, staged);
		await staged.owner.post(`/app/evidence_requests/${id}/answer`, { content: '回答' });
		const period = `industry=K&month_from=${thisMonth()}&month_to=${thisMonth()}`;
		const work = await admin.get<WorkFigures>(`/console/programme/work?${period}`);
		const { asked, answered } = work.data.requests;
		expect([asked, answered]).toEqual([2, 1]);
		for (const [query, figure] of [
			['', asked],
			['&is_answered=true', answered],
		] as const) {
			const list = await admin.get<unknown[]>(`/console/evidence_requests?${period}&status=all${query}`);
			expect([list.status, list.data.length]).toEqual([200, figure]);
		}
	});
});

describe('the way in', () => {
	it('counts deleted free results as before, and names partners alone', async () => {
		const app = booted.current;
		const now = app.clock.now();
		const old = new Date(now.getTime() - 31 * 86_400_000);
		for (const refererId of ['partner', 'partner', '090-1234-5678', null]) {
			await makeInquiry(app, { refererId, createdAt: old });
		}
		await makeInquiry(app, { refererId: 'partner', createdAt: old, hasInquiryRequest: true, appliedAt: old });
		const before = await read<WayIn>('way_in');
		await sweepFreeContacts(app.deps, () => false);
		await sweepFreeContacts(app.deps, () => false);
		const after = await read<WayIn>('way_in');
		expect(after.referers).toEqual(before.referers);
		expect(after.referers).toEqual([
			{ referer: 'partner', results: 3, applications: 1, companies: 0, submitted: 0, certified: 0 },
			{ referer: null, results: 2, applications: 0, companies: 0, submitted: 0, certified: 0 },
		]);
		expect(JSON.stringify((await app.deps.db.execute(sql`select * from former_visits`)).rows)).not.toContain('1234');
	});
});

describe('what workers said over all companies', () => {
	it('is made from ten closed rounds with ten answers, and anew after three more', async () => {
		const app = booted.current;
		const { db } = app.deps;
		const close = async (answers: number, yes: number): Promise<void> => {
			const { progress } = await startedAssessment(app, { admin });
			const { rows } = await db.execute<{ id: number }>(sql`
				insert into voice_rounds (progress_id, sheet_id, closes_on, languages, codes_made, statement_set, closed_at)
				select ${progress.id}, s.id, current_date, '["vi"]', 20, 2, now() from answer_sheets s where s.progress_id = ${progress.id}
				returning id`);
			const id = rows[0]?.id ?? 0;
			await db.execute(sql`
				insert into voice_counters (round_id, name, count) values (${id}, 'answers', ${answers}), (${id}, 'pay yes', ${yes}),
					(${id}, 'pay no', ${answers - yes}), (${id}, 'debt no', ${answers})`);
		};
		const said = async () => {
			await makeVoiceFigures(app.deps);
			const { statements } = await read<VoiceFigures>('voice');
			return Object.fromEntries(statements.map(({ id, rounds, good_percent }) => [id, [rounds, good_percent]]));
		};
		for (let round = 0; round < 9; round++) await close(10, 5);
		for (let round = 0; round < 3; round++) await close(9, 9);
		expect(await said()).toEqual({});
		await close(10, 5);
		expect(await said()).toMatchObject({ pay: [10, 50], debt: [10, 100] });
		for (let round = 0; round < 2; round++) await close(20, 20);
		expect(await said()).toMatchObject({ pay: [10, 50] });
		await close(20, 20);
		expect(await said()).toMatchObject({ pay: [13, 68.8] });
	});
});
