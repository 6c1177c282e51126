import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import { companies } from '#server/db/tables/companies.ts';
import { positionCohorts } from '#server/db/tables/position.ts';
import { results } from '#server/db/tables/reports.ts';
import { remakePositions } from '#server/position/remake.ts';
import type { CurrentPosition } from '#shared/position/schemas.ts';
import type { AssessmentResult } from '#shared/reports/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { type Finalised, forgetGroups, makeFinalised, makeGroup } from '#tests/support/assessment/positions.ts';
import { publishPaper, type Staged, smallPaper } from '#tests/support/assessments.ts';
import { call } from '#tests/support/client.ts';
import { makeCompany, makeCompanyUser, makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { downloadFile, openWorkbook } from '#tests/support/files/workbooks.ts';
import { assessmentAt } from '#tests/support/journey.ts';

const booted = withApp();

const DAY_MS = 24 * 60 * 60 * 1000;

/** The scores 40, 45, … 85: quartiles 50, 65 and 75. */
const TEN = Array.from({ length: 10 }, (_, at) => 40 + 5 * at);
const OF_TEN = { q1: 50, median: 65, q3: 75 };

let admin: Person;

beforeAll(() => publishPaper(booted.current, smallPaper()));

beforeEach(async () => {
	await forgetGroups(booted.current);
	admin = await makeConsoleAdmin(booted.current);
});

const remake = () => remakePositions(booted.current.deps);

/** Nobody's industry but that of the readers. */
const READERS = 'T99';

/** A company whose report it sees, which is not finalized: it is in no group itself. */
const makeReader = async (industryCode = READERS): Promise<Staged> => {
	const { id } = await makeCompany(booted.current, { industryCode });
	return assessmentAt(booted.current, 6, { admin, companyId: id });
};

const pathOf = ({ progress }: Staged, area = 'app') => `/${area}/assessment_results/${progress.id}/position`;

/** Signed in anew: sessions do not last the months that pass. */
const readAs = async <T>({ companyId }: Staged, path: string): Promise<T> => {
	const { status, data } = await (await makeCompanyUser(booted.current, { companyId })).get<T>(path);
	expect(status).toBe(200);
	return data;
};

const positionOf = (staged: Staged): Promise<CurrentPosition> => readAs(staged, pathOf(staged));

const reportOf = (staged: Staged): Promise<AssessmentResult> =>
	readAs(staged, `/app/assessment_results/${staged.progress.id}`);

/** The median of the total by scope: null for all companies. */
const mediansOf = async (staged: Staged): Promise<Record<string, number>> => {
	const { position } = await positionOf(staged);
	return Object.fromEntries(
		(position?.cohorts ?? []).map(({ industry, total }) => [industry?.letter ?? 'all', total.median]),
	);
};

const FEW: CurrentPosition = { position: null, reason: 'few_companies' };

/** Leaves the comparison, as the company's admin does. */
const leave = async ({ companyId }: Pick<Finalised, 'companyId'>, isShared = false): Promise<void> => {
	const owner = await makeCompanyUser(booted.current, { companyId });
	expect((await owner.put('/app/position_sharing', { is_shared: isShared })).status).toBe(200);
};

describe('the position', () => {
	it('tells quartiles, in total and by category, and the own quarter, in both areas and languages', async () => {
		const reader = await makeReader('E09');
		await makeGroup(booted.current, TEN, { industryCode: 'E09' });
		await makeGroup(booted.current, TEN, { industryCode: 'D06' });
		await remake();
		const { position, reason } = await positionOf(reader);
		const placed = { own: 100, ...OF_TEN, quarter: 'top' };
		const { main_category_results: categories } = (await reportOf(reader)).result;
		const cohort = { total: placed, categories: categories.map(({ id, content }) => ({ id, content, ...placed })) };
		expect(reason).toBeNull();
		expect(position).toEqual({
			as_of: expect.any(String),
			cohorts: [
				{ industry: null, ...cohort },
				{ industry: { letter: 'E', name: 'Manufacturing' }, ...cohort },
			],
		});
		const { token } = admin;
		const path = pathOf(reader, 'console');
		const japanese = await call<CurrentPosition>(booted.current, 'GET', path, { token, locale: 'ja' });
		expect(japanese.data.position?.cohorts[1]).toMatchObject({
			industry: { name: '製造業' },
			categories: [{ content: '大項目1' }, { content: '大項目2' }],
		});
	});

	it('is there for whoever may see the report', async () => {
		const reader = await makeReader();
		const stranger = await makeCompanyUser(booted.current);
		expect((await stranger.get(pathOf(reader))).status).toBe(404);
		expect((await reader.owner.get(`${pathOf(reader)}?is_first_time=false`)).status).toBe(404);
		const early = await assessmentAt(booted.current, 5, { admin });
		expect([(await early.owner.get(pathOf(early))).status, (await admin.get(pathOf(early, 'console'))).status]).toEqual(
			[404, 200],
		);
	});

	it('is not there without a score, nor for a result that does not count any more', async () => {
		const app = booted.current;
		const reader = await makeReader();
		await makeGroup(app, TEN);
		await remake();
		expect((await positionOf(reader)).reason).toBeNull();
		const sheet = sql`sheet_id in (select id from answer_sheets where progress_id = ${reader.progress.id})`;
		await app.deps.db
			.update(results)
			.set({ reportConfirmedAt: sql`report_confirmed_at - interval '25 months'` })
			.where(sheet);
		expect(await positionOf(reader)).toEqual({ position: null, reason: 'too_old' });
		await app.deps.db.update(results).set({ score: null }).where(sheet);
		expect(await positionOf(reader)).toEqual({ position: null, reason: 'no_score' });
	});
});

describe('a group of ten', () => {
	let reader: Staged;
	let group: Finalised[];

	beforeEach(async () => {
		reader = await makeReader();
		group = await makeGroup(booted.current, TEN);
		await remake();
		expect(await mediansOf(reader)).toEqual({ all: 65 });
	});

	const first = (): Finalised => {
		const [one] = group;
		if (!one) throw new Error('the group is empty');
		return one;
	};

	const progress = (values: Partial<typeof assessmentProgresses.$inferInsert>) =>
		booted.current.deps.db
			.update(assessmentProgresses)
			.set(values)
			.where(eq(assessmentProgresses.id, first().progressId));

	it.each([
		['it leaves', () => leave(first())],
		['its assessment is canceled', () => progress({ status: 14 })],
		['its report is not finalized any more', () => progress({ status: 6, completedAt: null })],
		['its result is older than two years', () => progress({ completedAt: new Date(Date.now() - 740 * DAY_MS) })],
	])('is hidden at once when one is out of it because %s', async (_, goes) => {
		await goes();
		expect(await positionOf(reader)).toEqual(FEW);
		expect((await admin.get(pathOf(reader, 'console'))).data).toEqual(FEW);
	});

	it('stays hidden for as long as the ten are not complete, whoever else comes', async () => {
		await leave(first());
		await makeGroup(booted.current, [60, 60]);
		await remake();
		expect(await positionOf(reader)).toEqual(FEW);
		await leave(first(), true);
		expect(await mediansOf(reader)).toEqual({ all: 65 });
	});
});

describe('nothing can be read from a difference', () => {
	it('of months: figures change a month later at the earliest, and only with three companies', async () => {
		const app = booted.current;
		const reader = await makeReader();
		const group = await makeGroup(app, TEN);
		await remake();
		await makeGroup(app, [100, 100, 100]);
		app.clock.advance(20 * DAY_MS);
		await remake();
		expect(await mediansOf(reader)).toEqual({ all: 65 });
		app.clock.advance(12 * DAY_MS);
		await remake();
		expect(await mediansOf(reader)).toEqual({ all: 70 });

		app.clock.advance(40 * DAY_MS);
		for (const { companyId } of group.slice(0, 2)) await makeFinalised(app, [100, 100], { companyId });
		await remake();
		expect(await mediansOf(reader)).toEqual({ all: 70 });
		await makeFinalised(app, [100, 100], { companyId: group[2]?.companyId ?? 0 });
		await remake();
		expect(await mediansOf(reader)).toEqual({ all: 85 });
	});

	it('of months, when companies leave and come back to uncover one that came meanwhile', async () => {
		const app = booted.current;
		const reader = await makeReader();
		const group = await makeGroup(app, [...TEN, 60, 60, 60]);
		const accomplices = group.slice(10);
		await remake();
		app.clock.advance(40 * DAY_MS);
		for (const one of accomplices) await leave(one);
		await remake();
		app.clock.advance(40 * DAY_MS);
		for (const one of accomplices) await leave(one, true);
		await makeGroup(app, [100]);
		await remake();
		const made = await app.deps.db.select({ companyIds: positionCohorts.companyIds }).from(positionCohorts);
		expect(new Set(made.map(({ companyIds }) => companyIds.length))).toEqual(new Set([13, 10]));
		expect(await mediansOf(reader)).toEqual({ all: 65 });
	});

	it('of industries: all companies are hidden where they exceed one by fewer than ten', async () => {
		const app = booted.current;
		const reader = await makeReader('E09');
		const [first] = await makeGroup(app, TEN, { industryCode: 'E09' });
		await makeGroup(app, TEN.slice(0, 9), { industryCode: 'D06' });
		await remake();
		expect(Object.keys(await mediansOf(reader))).toEqual(['E']);
		// Whoever remembers the industry could still subtract it after it is hidden.
		await leave(first ?? { companyId: 0 });
		expect(await positionOf(reader)).toEqual(FEW);
	});

	it('of industries: a company that moved to another counts in neither', async () => {
		const app = booted.current;
		const reader = await makeReader('E09');
		const [first] = await makeGroup(app, TEN, { industryCode: 'E09' });
		await remake();
		expect(Object.keys(await mediansOf(reader))).toEqual(['E']);
		await app.deps.db
			.update(companies)
			.set({ industryCode: 'D06' })
			.where(eq(companies.id, first?.companyId ?? 0));
		expect(await positionOf(reader)).toEqual(FEW);
	});

	it('of categories: one that nine companies have a score in is not told', async () => {
		const app = booted.current;
		const reader = await makeReader();
		await makeGroup(app, TEN.slice(1));
		await makeFinalised(app, [40, null]);
		await remake();
		const { position } = await positionOf(reader);
		expect(position?.cohorts.map(({ categories }) => categories.map(({ content }) => content))).toEqual([
			['Category 1'],
		]);
	});

	it('of the own place: it is that among the rounded figures, not the exact ones', async () => {
		const app = booted.current;
		const reader = await makeReader();
		await makeGroup(app, [40, 45, 50, 55, 60, 91, 92, 92, 92, 92]);
		await remake();
		await app.deps.db
			.update(results)
			.set({ score: 182 })
			.where(sql`sheet_id in (select id from answer_sheets where progress_id = ${reader.progress.id})`);
		const { position } = await positionOf(reader);
		expect(position?.cohorts[0]?.total).toMatchObject({ own: 91, q3: 90, quarter: 'top' });
	});

	it('of two workers: they make a group once', async () => {
		await makeGroup(booted.current, TEN);
		await Promise.all([remake(), remake()]);
		const made = await booted.current.deps.db.select().from(positionCohorts);
		const names = made.map(({ scope, categoryKey }) => `${scope} ${categoryKey}`);
		expect(names.length).toBe(3);
		expect(new Set(names).size).toBe(3);
	});
});

describe('a finalized report', () => {
	it('says the position of its day, whatever happens later, on screen and in Excel', async () => {
		const app = booted.current;
		const reader = await makeReader();
		const group = await makeGroup(app, TEN);
		await remake();
		expect((await reportOf(reader)).position).toBeNull();
		expect((await admin.post(`/console/assessment_progresses/${reader.progress.id}/confirm`)).status).toBe(200);
		const { position } = await reportOf(reader);
		expect(position).toMatchObject({
			cohorts: [{ industry: null, total: { own: 100, ...OF_TEN, quarter: 'top' } }],
		});
		for (const one of group) await leave(one);
		await leave(reader);
		app.clock.advance(40 * DAY_MS);
		expect((await reportOf(reader)).position).toEqual(position);
		const path = `/console/assessment_results/${reader.progress.id}/download?is_first_time=true`;
		const { content } = await downloadFile(app, (await makeConsoleAdmin(app)).token, path, 'ja');
		const sheet = (await openWorkbook(content)).getWorksheet('業界内の位置');
		expect(sheet?.getRow(2).values).toEqual([undefined, 'すべての企業', '総合点', 100, 50, 65, 75, '上位4分の1']);
		expect(sheet?.rowCount).toBe(4);
	});

	it('says none where there was none on its day, or the company took no part', async () => {
		const app = booted.current;
		const early = await makeReader();
		const absent = await makeReader();
		const confirm = ({ progress }: Staged) => admin.post(`/console/assessment_progresses/${progress.id}/confirm`);
		await confirm(early);
		await makeGroup(app, TEN);
		await remake();
		await leave(absent);
		await confirm(absent);
		await leave(absent, true);
		expect([(await reportOf(early)).position, (await reportOf(absent)).position]).toEqual([null, null]);
		const { content } = await downloadFile(
			app,
			admin.token,
			`/console/assessment_results/${early.progress.id}/download`,
			'ja',
		);
		expect((await openWorkbook(content)).getWorksheet('業界内の位置')).toBeUndefined();
		// What it lacks is told beside it, as of now.
		expect((await positionOf(early)).position?.cohorts).toHaveLength(1);
	});

	it('says none again after it was moved back, until it is finalized anew', async () => {
		const app = booted.current;
		const reader = await makeReader();
		await makeGroup(app, TEN);
		await remake();
		const confirm = () => admin.post(`/console/assessment_progresses/${reader.progress.id}/confirm`);
		await confirm();
		expect((await reportOf(reader)).position).not.toBeNull();
		await admin.post(`/console/companies/${reader.companyId}/update_status`, { status: 6 });
		expect((await reportOf(reader)).position).toBeNull();
		await confirm();
		expect((await reportOf(reader)).position).not.toBeNull();
	});
});

describe('a company that takes no part', () => {
	it('sees no position, and its admin alone decides', async () => {
		const app = booted.current;
		const reader = await makeReader();
		const member = await makeCompanyUser(app, { companyId: reader.companyId, role: 1 });
		await makeGroup(app, TEN);
		await remake();
		const shared = async () => (await member.get('/app/position_sharing')).data;
		expect(await shared()).toEqual({ is_shared: true });
		expect((await member.put('/app/position_sharing', { is_shared: false })).status).toBe(403);
		expect((await reader.owner.put('/app/position_sharing', {})).status).toBe(422);
		for (let times = 0; times < 2; times++) {
			const { status, message } = await reader.owner.put('/app/position_sharing', { is_shared: false });
			expect([status, message]).toEqual([200, 'The comparison setting was changed.']);
		}
		expect(await shared()).toEqual({ is_shared: false });
		expect(await positionOf(reader)).toEqual({ position: null, reason: 'opted_out' });
		expect((await admin.get(pathOf(reader, 'console'))).data).toEqual({ position: null, reason: 'opted_out' });
		await leave(reader, true);
		expect((await positionOf(reader)).reason).toBeNull();
		const events = await app.deps.db
			.select({ action: auditEvents.action })
			.from(auditEvents)
			.where(sql`action like 'company.position%' and subject_id = ${reader.companyId}`)
			.orderBy(auditEvents.id);
		expect(events.map(({ action }) => action)).toEqual(['company.position_not_shared', 'company.position_shared']);
	});
});
