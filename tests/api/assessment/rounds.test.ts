import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AssessmentResult } from '#shared/reports/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, readProgress, type Staged, smallPaper } from '#tests/support/assessments.ts';
import { CHECKING_ROUNDS, checkingCalls, rateAll, subCategoryIds } from '#tests/support/checking.ts';
import { caller } from '#tests/support/client.ts';
import { downloadFile, openWorkbook } from '#tests/support/files/workbooks.ts';
import { advance, assessmentAt, gradeRound } from '#tests/support/journey.ts';
import { until } from '#tests/support/printed/browsers.ts';

/** The second report shows the first round beside its own, over the API and in the workbook. */

const booted = withApp({ worker: true, withoutPrinting: true });

type Rate = 0 | 1 | 2 | 3;

/** Rates each sub-category of a round with one rate for all its items, and grades it, over the API. */
const gradedWith = async (staged: Staged, round: 1 | 2, rates: readonly Rate[]): Promise<void> => {
	const calls = checkingCalls(CHECKING_ROUNDS[round - 1] ?? CHECKING_ROUNDS[0], staged);
	for (const [at, id] of (await subCategoryIds(calls)).entries()) {
		await calls.save(id, rateAll((await calls.subCategory(id)).data, rates[at] ?? 3));
		await calls.mark(id);
	}
	expect((await calls.grade()).status).toBe(200);
	await until(async () => (await readProgress(booted.current, staged.progress.id)).status === (round === 1 ? 4 : 9));
};

const path = (area: 'app' | 'console', { progress }: Staged, first: boolean): string =>
	`/${area}/assessment_results/${progress.id}?is_first_time=${first}`;

const reportFor = async (staged: Staged, first: boolean, locale: 'ja' | 'en' = 'ja'): Promise<AssessmentResult> => {
	const { status, data } = await caller(booted.current, staged.owner.token, locale).get<AssessmentResult>(
		path('app', staged, first),
	);
	expect(status).toBe(200);
	return data;
};

/** Three sub-categories in two categories: one improves, one stays, one falls. */
let staged: Staged;

beforeAll(async () => {
	const app = booted.current;
	await publishPaper(app, smallPaper([1, 8]));
	staged = await assessmentAt(app, 3);
	await gradedWith(staged, 1, [1, 3, 3]);
	await advance(app, staged, 8);
	await gradedWith(staged, 2, [3, 2, 3]);
	await advance(app, staged, 10);
});

describe('the second report', () => {
	it('is the only one with a comparison, and the company sees it from the same status as its report', async () => {
		const { owner, admin } = staged;
		expect((await owner.get<AssessmentResult>(path('app', staged, true))).data.comparison).toBeNull();
		expect((await owner.get(path('app', staged, false))).status).toBe(404);
		const shown = (await admin.get<AssessmentResult>(path('console', staged, false))).data;
		expect(shown.comparison?.total.change).toBe(25);
		await advance(booted.current, staged, 11);
		expect((await owner.get<AssessmentResult>(path('app', staged, false))).data).toEqual(shown);
	});

	it('shows totals, categories and sub-categories of both rounds, the most improved first', async () => {
		const { comparison, result } = await reportFor(staged, false);
		const [one, two] = result.main_category_results;
		const graded = { max_score: 200 };
		expect(comparison?.total).toEqual({
			first: { ...graded, score: 150, grade: 'B', stars: 1 },
			second: { ...graded, score: 175, grade: 'A', stars: 2 },
			change: 25,
		});
		expect(comparison?.main_category_results).toEqual([
			{ id: one?.id, content: '大項目1', first: 50, second: 75, change: 25 },
			{ id: two?.id, content: '大項目2', first: 100, second: 100, change: 0 },
		]);
		const ids = result.main_category_results.flatMap((main) => main.sub_category_results.map(({ id }) => id));
		const improved = { id: ids[0], content: '小項目1-1', main_category: '大項目1', first: 0, second: 100, change: 100 };
		const worse = { id: ids[1], content: '小項目1-2', main_category: '大項目1', first: 100, second: 50, change: -50 };
		const same = { id: ids[2], content: '小項目2-1', main_category: '大項目2', first: 100, second: 100, change: 0 };
		expect(comparison).toMatchObject({
			sub_category_results: [improved, same, worse],
			improved_count: 1,
			unchanged_count: 1,
			worse_count: 1,
			most_improved: [improved],
			most_worsened: [worse],
			still_low: [],
		});
		expect((await reportFor(staged, false, 'en')).comparison?.most_improved[0]?.content).toBe('Sub-category 1-1');
	});

	it('has what it had before, unchanged', async () => {
		const { comparison, ...report } = await reportFor(staged, false);
		expect(Object.keys(report).sort()).toEqual(
			[
				'company',
				'critical_failures',
				'id',
				'is_first_time',
				'objection',
				'position',
				'result',
				'summary',
				'updated_at',
			].sort(),
		);
		expect(report.result.score).toBe(comparison?.total.second.score);
		expect(report.result.sdg_score).toBe(comparison?.sdg_score.second);
		const first = await reportFor(staged, true);
		expect(first.result.score).toBe(comparison?.total.first.score);
		expect(first.result.sdg_score).toBe(comparison?.sdg_score.first);
	});

	it('has a sheet of it in its workbook, which the first report has not', async () => {
		const { progress, admin } = staged;
		const sheetsOf = async (first: boolean) => {
			const file = `/console/assessment_results/${progress.id}/download?is_first_time=${first}`;
			return openWorkbook((await downloadFile(booted.current, admin.token, file, 'ja')).content);
		};
		const sheet = (await sheetsOf(false)).getWorksheet('1回目からの変化');
		const rows: unknown[][] = [];
		sheet?.eachRow((row, number) => {
			if (number > 1) rows.push((row.values as unknown[]).slice(1));
		});
		expect(rows.slice(0, -1)).toEqual([
			['点数', undefined, undefined, 150, 175, 25, '改善'],
			['大項目', '大項目1', undefined, 50, 75, 25, '改善'],
			['大項目', '大項目2', undefined, 100, 100, 0, '変化なし'],
			['小項目', '大項目1', '小項目1-1', 0, 100, 100, '改善'],
			['小項目', '大項目2', '小項目2-1', 100, 100, 0, '変化なし'],
			['小項目', '大項目1', '小項目1-2', 100, 50, -50, '低下'],
		]);
		expect(rows.at(-1)?.[0]).toBe('SDGs達成度（%）');
		expect((await sheetsOf(true)).worksheets.map(({ name }) => name)).not.toContain('1回目からの変化');
	});
});

it('does not make a number of what did not count', async () => {
	const app = booted.current;
	const uncounted = await assessmentAt(app, 3);
	await gradeRound(app, uncounted, 1, 0);
	await advance(app, uncounted, 11);
	const { comparison } = await reportFor(uncounted, false);
	expect(comparison?.total).toMatchObject({
		first: { score: null, grade: null, stars: 0 },
		second: { score: 200 },
		change: null,
	});
	expect(comparison?.sub_category_results[0]).toMatchObject({ first: null, second: 100, change: null });
	expect([comparison?.improved_count, comparison?.unchanged_count, comparison?.worse_count]).toEqual([0, 0, 0]);
	const file = `/console/assessment_results/${uncounted.progress.id}/download?is_first_time=false`;
	const book = await openWorkbook((await downloadFile(app, uncounted.admin.token, file, 'ja')).content);
	const row = book.getWorksheet('1回目からの変化')?.getRow(2).values;
	expect((row as unknown[]).slice(1)).toEqual(['点数', undefined, undefined, '採点対象外', 200, undefined, '比較なし']);
});

it('compares with the re-assessment that counts, after one that was given up', async () => {
	const app = booted.current;
	const repeated = await assessmentAt(app, 3);
	await gradeRound(app, repeated, 1, 2);
	await advance(app, repeated, 8);
	await gradeRound(app, repeated, 2, 1);
	const back = await repeated.admin.post(`/console/companies/${repeated.companyId}/update_status`, { status: 7 });
	expect(back.status).toBe(200);
	await advance(app, repeated, 8);
	const { rows } = await app.deps.db.execute<{ count: number }>(sql`
		select count(*)::int as count from answer_sheets where progress_id = ${repeated.progress.id} and archived_at is not null`);
	expect(rows).toEqual([{ count: 1 }]);
	await gradeRound(app, repeated, 2, 3);
	await advance(app, repeated, 11);
	expect((await reportFor(repeated, false)).comparison?.total).toMatchObject({
		first: { score: 100 },
		second: { score: 200 },
		change: 100,
	});
});
