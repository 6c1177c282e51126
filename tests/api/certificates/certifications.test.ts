import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { certificates } from '#server/db/tables/certificates.ts';
import { companies } from '#server/db/tables/companies.ts';
import type { ToBePrinted } from '#shared/certificates/schemas.ts';
import { addDays, addYears, tokyoDate } from '#shared/dates.ts';
import { withApp } from '#tests/support/app.ts';
import { withdraw } from '#tests/support/assessment/withdrawal.ts';
import { publishPaper, readProgress, type Staged, smallPaper } from '#tests/support/assessments.ts';
import { companyForm } from '#tests/support/companies.ts';
import { makeAssessor, makeCompany, makeCompanyUser, makeConsoleAdmin, unique } from '#tests/support/factories.ts';
import { downloadFile, openWorkbook } from '#tests/support/files/workbooks.ts';
import { advance, assessmentAt, cancelled, gradeRound } from '#tests/support/journey.ts';

const booted = withApp();

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper());
});

beforeEach(() => booted.current.clock.release());

type Certificate = {
	company_name: string;
	company_address: string;
	registration_number: string;
	score: number | null;
	max_score: number;
	issued_at: string;
	expires_at: string;
};

type Certification = {
	id: number | null;
	company: { id: number; company_name: string };
	status: string;
	answer_sheets: { id: number; is_first_time: boolean; score: number | null; updated_at: string }[];
	issued_at: string | null;
	expires_at: string | null;
	issue_dates?: { from: string; to: string } | null;
};

type Issuing = { to_be_printed: ToBePrinted };

const path = ({ progress }: Staged, rest = ''): string => `/console/certifications/${progress.id}${rest}`;

/** Sets the clock, with a new console admin since older sessions may have expired. */
const at = async (instant: string, staged: Staged): Promise<Staged> => {
	booted.current.clock.set(instant);
	return { ...staged, admin: await makeConsoleAdmin(booted.current) };
};

const issue = (staged: Staged, issue_date: unknown) => staged.admin.post(path(staged, '/confirm'), { issue_date });

const detail = async (staged: Staged): Promise<Certification> => {
	const { data, status, text } = await staged.admin.get<Certification>(path(staged));
	if (status !== 200) throw new Error(text);
	return data;
};

describe('applying for a certificate', () => {
	it('is possible at 7 and at 11', async () => {
		for (const from of [7, 11] as const) {
			const staged = await assessmentAt(booted.current, from);
			const answer = await staged.admin.post(path(staged, '/apply'));
			expect([answer.status, answer.message]).toEqual([200, 'The certificate application was recorded.']);
			expect((await readProgress(booted.current, staged.progress.id)).status).toBe(12);
		}
	});

	it.each([3, 6, 8, 10, 12, 13] as const)('is refused at %i', async (status) => {
		const staged = await assessmentAt(booted.current, status);
		expect((await staged.admin.post(path(staged, '/apply'))).status).toBe(409);
		expect((await readProgress(booted.current, staged.progress.id)).status).toBe(status);
	});

	it('succeeds once of twenty concurrent calls', async () => {
		const staged = await assessmentAt(booted.current, 7);
		const answers = await Promise.all(Array.from({ length: 20 }, () => staged.admin.post(path(staged, '/apply'))));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(409)]);
	});
});

describe('issuing a certificate', () => {
	it.each([7, 11, 13] as const)('is refused at %i', async (status) => {
		const staged = await assessmentAt(booted.current, status);
		expect((await issue(staged, tokyoDate(new Date()))).status).toBe(409);
	});

	it('requires a calendar date', async () => {
		const staged = await assessmentAt(booted.current, 12);
		for (const date of [undefined, null, '', '2026-02-30', '2026/01/01', 20_260_101]) {
			const refused = await issue(staged, date);
			expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['issue_date']]);
		}
		expect((await readProgress(booted.current, staged.progress.id)).status).toBe(12);
	});

	it('accepts dates from the day of the finalization to today, in Tokyo', async () => {
		const app = booted.current;
		// One second before midnight in Tokyo.
		const begun = await at('2027-03-10T14:59:59Z', await assessmentAt(app, 6));
		await advance(app, begun, 7);
		const staged = await at('2027-03-12T14:59:59Z', begun);
		await advance(app, staged, 12, { withoutReassessment: true });
		expect((await detail(staged)).issue_dates).toEqual({ from: '2027-03-10', to: '2027-03-12' });
		for (const date of ['2027-03-09', '2027-03-13']) {
			const refused = await issue(staged, date);
			expect(refused.status).toBe(422);
			expect(refused.errors).toEqual({ issue_date: ['The issue date must be from 2027-03-10 to 2027-03-12.'] });
		}
		app.clock.advance(1_000);
		expect((await issue(staged, '2027-03-13')).status).toBe(200);
	});

	it('accepts the day of the finalization', async () => {
		const app = booted.current;
		const staged = await at('2027-03-10T15:00:00Z', await assessmentAt(app, 6));
		await advance(app, staged, 12, { withoutReassessment: true });
		expect((await issue(staged, '2027-03-10')).status).toBe(422);
		expect((await issue(staged, '2027-03-11')).status).toBe(200);
	});

	it('counts from the re-assessment if there was one', async () => {
		const app = booted.current;
		app.clock.set('2027-03-01T00:00:00Z');
		const staged = await at('2027-04-01T00:00:00Z', await assessmentAt(app, 10));
		await advance(app, staged, 12);
		expect((await detail(staged)).issue_dates).toEqual({ from: '2027-04-01', to: '2027-04-01' });
		expect((await issue(staged, '2027-03-15')).status).toBe(422);
	});

	it('stores a snapshot of the company and the score', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 12);
		const answer = await issue(staged, tokyoDate(new Date()));
		expect([answer.status, answer.message]).toEqual([200, 'The certificate was issued.']);
		expect((await readProgress(app, staged.progress.id)).status).toBe(13);
		const own = await staged.owner.get<Certificate>('/app/certificate');
		const [company] = await app.deps.db.select().from(companies).where(eq(companies.id, staged.companyId));
		expect(own.data).toMatchObject({
			company_name: company?.companyName,
			company_address: '東京都千代田区丸の内1-1-1',
			registration_number: company?.registrationNumber,
			score: 200,
			max_score: 200,
			issued_at: tokyoDate(new Date()),
		});
		await app.deps.db
			.update(companies)
			.set({
				companyName: '改名株式会社',
				companyAddress: '大阪市北区1-1',
				registrationNumber: own.data.registration_number.replace(/^09/, '10'),
			})
			.where(eq(companies.id, staged.companyId));
		expect((await staged.owner.get('/app/certificate')).text).toBe(own.text);
		expect((await staged.admin.get(path(staged, '/certificate'))).data).toEqual(own.data);
		expect((await detail(staged)).company.company_name).toBe('改名株式会社');
	});

	it('certifies the second score if there was a re-assessment, else the first', async () => {
		const app = booted.current;
		const improved = await assessmentAt(app, 3);
		await gradeRound(app, improved, 1, 1);
		await advance(app, improved, 13);
		expect((await improved.owner.get<Certificate>('/app/certificate')).data.score).toBe(200);
		expect((await detail(improved)).answer_sheets.map((sheet) => [sheet.is_first_time, sheet.score])).toEqual([
			[true, 0],
			[false, 200],
		]);
		const direct = await assessmentAt(app, 3);
		await gradeRound(app, direct, 1, 2);
		await advance(app, direct, 13, { withoutReassessment: true });
		expect((await direct.owner.get<Certificate>('/app/certificate')).data.score).toBe(100);
		expect((await detail(direct)).answer_sheets).toHaveLength(1);
	});

	it('certifies only the company that was shown, and shows who changed its name or address', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 12);
		const read = async () => (await staged.admin.get<Issuing>(path(staged))).data.to_be_printed;
		const shown = await read();
		expect(shown).toMatchObject({ score: 200, max_score: 200, changes: [] });
		const { company_name: before, company_address: address, company_version: version } = shown;
		const form = companyForm({ company_name: '別の会社', company_address: address });
		const renamed = await staged.owner.post('/app/company', form);
		expect([renamed.status, renamed.text]).toEqual([200, renamed.text]);
		const stale = await staged.admin.post(path(staged, '/confirm'), {
			issue_date: tokyoDate(app.clock.now()),
			company_version: version,
		});
		expect(stale.status).toBe(409);
		expect(stale.message).toContain(staged.owner.user.name);
		expect((await readProgress(app, staged.progress.id)).status).toBe(12);
		const now = await read();
		expect(now).toMatchObject({
			company_name: '別の会社',
			company_address: address,
			company_version: version + 1,
			changes: [
				{ field: 'company_name', from: before, to: '別の会社', by: staged.owner.user.name, is_by_company: true },
			],
		});
		const answer = await staged.admin.post(path(staged, '/confirm'), {
			issue_date: tokyoDate(app.clock.now()),
			company_version: now.company_version,
		});
		expect([answer.status, (await detail(staged)).status]).toEqual([200, 'certified']);
	});

	it('needs a score, but over REST no star', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 12, { withoutReassessment: true });
		const setScore = (score: number | null) =>
			app.deps.db.execute(
				sql`update results set score = ${score} where sheet_id in (select id from answer_sheets where progress_id = ${staged.progress.id})`,
			);
		await setScore(null);
		const refused = await issue(staged, tokyoDate(app.clock.now()));
		expect([refused.status, refused.message]).toEqual([
			409,
			'The assessment has no score, so no certificate can be issued. Move it back and rate it again, or start a new assessment.',
		]);
		expect((await readProgress(app, staged.progress.id)).status).toBe(12);
		await setScore(50);
		expect((await issue(staged, tokyoDate(app.clock.now()))).status).toBe(200);
	});

	it('issues once of twenty concurrent calls', async () => {
		const staged = await assessmentAt(booted.current, 12);
		const today = tokyoDate(new Date());
		const answers = await Promise.all(Array.from({ length: 20 }, () => issue(staged, today)));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(409)]);
		const issued = await booted.current.deps.db
			.select()
			.from(certificates)
			.where(eq(certificates.progressId, staged.progress.id));
		expect(issued).toHaveLength(1);
	});
});

describe('the certificate', () => {
	it('answers 404 before it is issued', async () => {
		const staged = await assessmentAt(booted.current, 12);
		expect((await staged.owner.get('/app/certificate')).status).toBe(404);
		expect((await staged.admin.get(path(staged, '/certificate'))).status).toBe(404);
	});

	it('is the newest one, also during the next assessment', async () => {
		const app = booted.current;
		const old = await assessmentAt(app, 13);
		const first = await old.owner.get<Certificate>('/app/certificate');
		const next = await assessmentAt(app, 12, { companyId: old.companyId, admin: old.admin });
		expect((await old.owner.get('/app/certificate')).text).toBe(first.text);
		await app.deps.db.update(companies).set({ companyName: '新社名' }).where(eq(companies.id, old.companyId));
		await advance(app, next, 13);
		expect((await old.owner.get<Certificate>('/app/certificate')).data.company_name).toBe('新社名');
		expect((await old.admin.get(path(old, '/certificate'))).data).toEqual(first.data);
	});

	it('is valid for one year: until the midnight before the day one year later, in Tokyo', async () => {
		const { clock } = booted.current;
		clock.set('2027-06-01T03:00:00Z');
		const staged = await assessmentAt(booted.current, 13);
		expect(await detail(staged)).toMatchObject({
			status: 'certified',
			issued_at: '2027-06-01',
			expires_at: '2028-06-01',
			issue_dates: null,
		});
		const later = await at('2028-05-31T14:59:59Z', staged);
		expect((await detail(later)).status).toBe('certified');
		clock.set('2028-05-31T15:00:00Z');
		expect((await detail(later)).status).toBe('expired');
	});

	it('ends on 28 February when it was issued on the 29th', async () => {
		const { clock } = booted.current;
		clock.set('2028-02-29T03:00:00Z');
		const staged = await assessmentAt(booted.current, 13);
		expect(await detail(staged)).toMatchObject({ issued_at: '2028-02-29', expires_at: '2029-02-28' });
		const later = await at('2029-02-27T14:59:59Z', staged);
		expect((await detail(later)).status).toBe('certified');
		clock.set('2029-02-27T15:00:00Z');
		expect((await detail(later)).status).toBe('expired');
	});
});

describe('certifications', () => {
	it('are an Excel file with the filters of the list, for those who see them', async () => {
		const app = booted.current;
		const mark = unique('認証出力');
		const rename = (staged: Staged) =>
			app.deps.db
				.update(companies)
				.set({ companyName: `${mark}${staged.companyId}`, searchText: mark })
				.where(eq(companies.id, staged.companyId));
		const issued = await assessmentAt(app, 12);
		const today = tokyoDate(app.clock.now());
		expect((await issue(issued, today)).status).toBe(200);
		const finalised = await assessmentAt(app, 7);
		await rename(issued);
		await rename(finalised);
		const cellsOf = async (token: string | null, query = '') => {
			const file = await downloadFile(
				app,
				token,
				`/console/certifications/download?q=${encodeURIComponent(mark)}${query}`,
				'ja',
			);
			expect(file.status).toBe(200);
			const sheet = (await openWorkbook(file.content)).getWorksheet('認証一覧');
			return (sheet?.getRows(2, Math.max(1, sheet.rowCount - 1)) ?? []).flatMap((row) =>
				row.getCell(1).value === null ? [] : [[1, 3, 6, 7, 8, 9, 10].map((column) => row.getCell(column).value)],
			);
		};
		const reader = await makeConsoleAdmin(app);
		const of = ({ companyId }: Staged) => `${mark}${companyId}`;
		const assessor = await makeAssessor(app, [finalised.companyId]);
		const rows = await cellsOf(reader.token, '&sort=company_name');
		expect(rows).toHaveLength(2);
		expect(rows).toContainEqual([of(finalised), '未発行', null, null, null, assessor.user.name, null]);
		const lastDay = addDays(addYears(today, 1), -1);
		expect(rows).toContainEqual([of(issued), '認証済み', new Date(today), '有効', new Date(lastDay), null, null]);
		expect(await cellsOf(reader.token, '&status=certified')).toHaveLength(1);
		const own = [[of(finalised), '未発行', null, null, null, assessor.user.name, null]];
		expect(await cellsOf(reader.token, `&assigned=${assessor.user.id}`)).toEqual(own);
		expect(await cellsOf(assessor.token)).toEqual(own);
		expect((await withdraw(issued, '届け出と違う。')).status).toBe(200);
		const ended = [[of(issued), '取り消し済み', null, null, null, null, null]];
		expect(await cellsOf(reader.token, '&status=expired')).toEqual(ended);
	});

	it('lists one row per company, by its newest assessment, with a derived status', async () => {
		const app = booted.current;
		const { clock } = app;
		clock.set('2027-01-10T03:00:00Z');
		const expired = await assessmentAt(app, 13);
		clock.set('2028-02-10T03:00:00Z');
		const admin = await makeConsoleAdmin(app);
		const never = await makeCompany(app);
		const completed = await assessmentAt(app, 7, { admin });
		const recompleted = await assessmentAt(app, 11, { admin });
		const applied = await assessmentAt(app, 12, { admin });
		const certified = await assessmentAt(app, 13, { admin });
		const running = await assessmentAt(app, 3, { admin });
		const reassessed = await assessmentAt(app, 9, { admin });
		const stopped = await cancelled(app, await assessmentAt(app, 12, { admin }));
		const again = await assessmentAt(app, 13, { admin });
		await assessmentAt(app, 1, { admin, companyId: again.companyId });
		const ids = [expired, completed, recompleted, applied, certified, running, reassessed, stopped, again];
		const reader = await makeAssessor(app, [never.id, ...ids.map((staged) => staged.companyId)]);
		const list = async (query = ''): Promise<Certification[]> =>
			(await reader.get<Certification[]>(`/console/certifications${query}`)).data;
		const found = new Map((await list()).map((row) => [row.company.id, [row.id, row.status]]));
		expect(found).toEqual(
			new Map<number, [number | null, string]>([
				[never.id, [null, 'not_issued']],
				[expired.companyId, [expired.progress.id, 'expired']],
				[completed.companyId, [completed.progress.id, 'not_issued']],
				[recompleted.companyId, [recompleted.progress.id, 'not_issued']],
				[applied.companyId, [applied.progress.id, 'applied']],
				[certified.companyId, [certified.progress.id, 'certified']],
				[again.companyId, [again.progress.id, 'certified']],
			]),
		);
		const statuses = async (query: string) => [...new Set((await list(query)).map((row) => row.status))].sort();
		expect(await statuses('?status=')).toHaveLength(4);
		for (const status of ['not_issued', 'applied', 'certified', 'expired']) {
			expect(await statuses(`?status=${status}`)).toEqual([status]);
		}
		expect(await statuses('?status=applied,expired')).toEqual(['applied', 'expired']);
		expect((await reader.get('/console/certifications?status=issued')).status).toBe(422);

		const page = await reader.get<Certification[]>('/console/certifications?status=not_issued&page=2&per_page=2');
		expect(page.meta).toEqual({ page: 2, per_page: 2, total: 3, last_page: 2 });
		expect(page.data).toHaveLength(1);
		const sorted = await list('?sort=-issued_at&status=certified,expired');
		expect(sorted.map((row) => row.company.id)).toEqual([again.companyId, certified.companyId, expired.companyId]);
	});

	it('searches companies by name, without wildcards', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const name = unique('カタカナ100%社');
		const company = await makeCompany(app, { companyName: name });
		const find = async (q: string) =>
			(await admin.get<Certification[]>(`/console/certifications?q=${encodeURIComponent(q)}`)).data.map(
				(row) => row.company.id,
			);
		expect(await find(name.replace('カタカナ', 'かたかな'))).toEqual([company.id]);
		expect(await find(name.replace('100%', '1%0%'))).toEqual([]);
	});

	it('shows when each round was finalized', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 11);
		const { completedAt, recompletedAt } = await readProgress(app, staged.progress.id);
		const id = staged.progress.id;
		expect(await detail(staged)).toMatchObject({
			id,
			status: 'not_issued',
			issued_at: null,
			expires_at: null,
			max_score: 200,
			answer_sheets: [
				{ id, is_first_time: true, score: 200, updated_at: completedAt?.toISOString() },
				{ id, is_first_time: false, score: 200, updated_at: recompletedAt?.toISOString() },
			],
		});
	});

	it.each([1, 6, 8, 10] as const)('has no detail at %i', async (status) => {
		const staged = await assessmentAt(booted.current, status);
		expect((await staged.admin.get(path(staged))).status).toBe(404);
	});

	it('admits only the staff of the company', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 13);
		const unassigned = await makeAssessor(app);
		const stranger = await makeCompanyUser(app);
		const unknown = await unassigned.get('/console/certifications/999999');
		for (const answer of [
			await unassigned.get(path(staged)),
			await unassigned.get(path(staged, '/certificate')),
			await unassigned.post(path(staged, '/apply')),
			await unassigned.post(path(staged, '/confirm'), { issue_date: '2026-01-01' }),
			await stranger.get('/app/certificate'),
		]) {
			expect([answer.status, answer.text]).toEqual([404, unknown.text]);
		}
		expect((await unassigned.get<unknown[]>('/console/certifications')).data).toEqual([]);
		expect((await staged.owner.get(path(staged))).status).toBe(401);
		const assessor = await makeAssessor(app, [staged.companyId]);
		expect((await assessor.get(path(staged, '/certificate'))).status).toBe(200);
	});

	it('lists with a constant number of statements', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		app.queries.splice(0);
		await admin.get('/console/certifications?page=1&per_page=200');
		const listed = app.queries.filter((text) => text.includes('companies') && !text.includes('sessions'));
		expect(listed).toHaveLength(2);
	});
});
