import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { papers } from '#server/db/tables/papers.ts';
import { results } from '#server/db/tables/reports.ts';
import type { GradingPreview } from '#shared/checking/schemas.ts';
import type { Explanation } from '#shared/explanation/schemas.ts';
import { EXPLAIN_LEVELS } from '#shared/papers/guidance.ts';
import type { AssessmentResult } from '#shared/reports/schemas.ts';
import { readFirstSheet } from '#tests/support/answering.ts';
import { type TestApp, withApp } from '#tests/support/app.ts';
import { publishPaper, rateEverything, type Staged, submittedAssessment } from '#tests/support/assessments.ts';
import { CHECKING_ROUNDS, checkable, subCategoryIds } from '#tests/support/checking.ts';
import { type Caller, caller } from '#tests/support/client.ts';
import { downloadFile, openWorkbook } from '#tests/support/files/workbooks.ts';
import { violationPaper } from '#tests/support/guided-paper.ts';
import { advance, assessmentAt, gradeAsRated } from '#tests/support/journey.ts';

/** Critical failures: by the rule of the day while a sheet is checked, and from its grading on as they were then. */

const booted = withApp({ env: { PDF_WAIT_MS: '0' } });

beforeAll(async () => {
	await publishPaper(booted.current, violationPaper());
});

/** Rates one check item of a sheet, by its Japanese text, behind the back of everything. */
const rateItem = ({ deps }: TestApp, { progress }: Staged, item: string, rate: number | null, round = 1) =>
	deps.db.execute(sql`
		update answer_evaluations e set evaluation_rate = ${rate} from paper_check_items i, answer_contents t,
			answer_sub_categories a, answer_categories c, answer_sheets s
		where i.id = e.check_item_id and t.id = e.answer_content_id and a.id = t.answer_sub_category_id
			and c.id = a.category_id and s.id = c.sheet_id and s.progress_id = ${progress.id} and s.round = ${round}
			and s.archived_at is null and i.content = ${item}`);

const previewed = async ({ admin, progress }: Staged, base = '/console/pending_assessments'): Promise<string[]> =>
	(await admin.get<GradingPreview>(`${base}/${progress.id}/preview`)).data.critical_failures.map(
		({ number }) => number,
	);

const reported = async ({ admin, progress }: Staged, isFirstTime = true) =>
	(await admin.get<AssessmentResult>(`/console/assessment_results/${progress.id}?is_first_time=${isFirstTime}`)).data
		.critical_failures;

/** At 4: everything was rated 100 %, but one violation was found. */
const violatedAt4 = async (app: TestApp): Promise<Staged> => {
	const staged = await submittedAssessment(app);
	await rateEverything(app, staged.progress.id, 1);
	await rateItem(app, staged, '確認1-1-1-1', 1);
	await gradeAsRated(app, staged, 1);
	return staged;
};

const explained = async (calls: Pick<Caller, 'get'>, area: string, id: number) =>
	(await calls.get<Explanation>(`/${area}/assessment_results/${id}/explanation`)).data;

const REPORT = (id: number) => `/console/evaluation_reports/${id}`;
const FINALISE = (id: number) => `/console/assessment_progresses/${id}/confirm`;
const moveBack = ({ admin, companyId }: Staged, status: number) =>
	admin.post(`/console/companies/${companyId}/update_status`, { status });

describe.each(CHECKING_ROUNDS)('while $name is checked', (round) => {
	it('a violation is a critical failure as soon as it is rated, whatever else earns points', async () => {
		const app = booted.current;
		const { staged } = await checkable(app, round);
		const rate = (item: string, to: number | null) => rateItem(app, staged, item, to, round.round);
		const now = () => previewed(staged, round.base);
		await rateEverything(app, staged.progress.id, round.round, 3);
		expect(await now()).toEqual([]);
		await rate('確認1-1-1-1', 1);
		expect(await now()).toEqual(['1-1-1']);
		await rate('確認1-1-1-2', null);
		expect(await now()).toEqual(['1-1-1']);
		await rate('確認1-1-2-1', 1);
		expect(await now()).toEqual(['1-1-1', '1-1-2']);
		await rate('確認1-1-1-1', 2);
		expect(await now()).toEqual(['1-1-2']);
		await rate('確認1-1-2-1', 0);
		expect(await now()).toEqual([]);
		await rate('確認1-1-2-1', 3);
		// An item with a 50 %, one without anchors, and one of a question that is not critical.
		for (const item of ['確認1-1-1-2', '確認1-1-2-2', '確認1-2-1-1']) await rate(item, 1);
		expect(await now()).toEqual([]);
	});

	it('an assessor sees at which check items 0 % is one', async () => {
		const { calls } = await checkable(booted.current, round);
		const [first, second] = await subCategoryIds(calls);
		const statesViolation = async (id: number | undefined) =>
			(await calls.subCategory(id ?? 0)).data.answer_contents.map((question) =>
				question.answer_evaluations.map((item) => item.states_violation),
			);
		expect(await statesViolation(first)).toEqual([
			[true, false],
			[true, false],
		]);
		expect(await statesViolation(second)).toEqual([
			[false, false],
			[false, false],
		]);
	});
});

describe('from the grading on', () => {
	it('the failures of that day hold in preview, report, decisions and bulk, whatever the sheet says later', async () => {
		const app = booted.current;
		const staged = await violatedAt4(app);
		const { admin, progress } = staged;
		expect((await admin.post(REPORT(progress.id), {})).status).toBe(200);
		// As if another rule found nothing, and something else.
		await rateEverything(app, progress.id, 1, 3);
		await rateItem(app, staged, '確認1-1-2-1', 1);
		expect(await previewed(staged)).toEqual(['1-1-1']);
		expect(await reported(staged)).toEqual([{ number: '1-1-1', content: 'Question 1-1-1' }]);
		const japanese = caller(app, admin.token, 'ja');
		expect(await reported({ ...staged, admin: { ...admin, ...japanese } })).toEqual([
			{ number: '1-1-1', content: '設問1-1-1' },
		]);
		expect((await admin.get(`/console/bulk/finalise?ids=${progress.id}`)).data).toMatchObject([
			{ id: progress.id, critical_failures: ['Question 1-1-1'] },
		]);
		expect((await admin.post(FINALISE(progress.id), { reason: '理由' })).status).toBe(200);
		const { rows } = await app.deps.db.execute(
			sql`select detail from audit_events where action = 'assessment.finalise' and subject_id = ${progress.id}`,
		);
		expect(rows).toMatchObject([{ detail: { critical_failures: 1, reason: '理由' } }]);
	});

	it('a move back asks the rule of the day again, and grading anew replaces them', async () => {
		const app = booted.current;
		const staged = await violatedAt4(app);
		const { admin, progress } = staged;
		await rateItem(app, staged, '確認1-1-1-1', 3);
		await rateItem(app, staged, '確認1-1-2-1', 1);
		expect(await previewed(staged)).toEqual(['1-1-1']);
		expect((await moveBack(staged, 3)).status).toBe(200);
		expect(await previewed(staged)).toEqual(['1-1-2']);
		await gradeAsRated(app, staged, 1);
		await rateEverything(app, progress.id, 1, 3);
		expect(await previewed(staged)).toEqual(['1-1-2']);
		expect((await admin.post(REPORT(progress.id), {})).status).toBe(200);
		expect(await reported(staged)).toMatchObject([{ number: '1-1-2' }]);
	});

	it.each(EXPLAIN_LEVELS)(
		'the explanation names those of the grading first, also to a company at the level %s',
		async (level) => {
			const app = booted.current;
			const staged = await violatedAt4(app);
			const { admin, owner, progress } = staged;
			await app.deps.db
				.update(papers)
				.set({ explainLevel: level })
				.where(eq(papers.id, sql`(select paper_id from assessment_progresses where id = ${progress.id})`));
			await advance(app, staged, 7);
			// What is rated after the grading changes nothing.
			await rateItem(app, staged, '確認1-1-1-1', 3);
			const named = [{ number: '1-1-1', content: 'Question 1-1-1' }];
			expect((await explained(admin, 'console', progress.id)).critical_failures).toEqual(named);
			expect(await explained(owner, 'app', progress.id)).toMatchObject({ level, critical_failures: named });
			expect(await reported(staged)).toEqual(named);
			const file = await downloadFile(
				app,
				owner.token,
				`/app/assessment_results/${progress.id}/explanation/download`,
				'ja',
			);
			const summary = (await openWorkbook(file.content)).worksheets[0];
			const rows = (summary?.getRows(1, summary.rowCount) ?? []).map((row) => [
				row.getCell(1).text,
				row.getCell(2).text,
			]);
			expect(rows).toContainEqual(['満たしていない重要設問 1', '1-1-1 設問1-1-1']);
		},
	);

	it('a company sees while it answers which questions are critical', async () => {
		const app = booted.current;
		const { owner } = await assessmentAt(app, 1);
		const { answer_contents: questions } = await readFirstSheet(owner);
		expect(questions.map(({ content, is_critical: isCritical }) => [content, isCritical])).toEqual([
			['Question 1-1-1', true],
			['Question 1-1-2', true],
		]);
	});

	it('each round has its own', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 8);
		await rateEverything(app, staged.progress.id, 2, 3);
		await rateItem(app, staged, '確認1-1-2-1', 1, 2);
		await gradeAsRated(app, staged, 2);
		await rateItem(app, staged, '確認1-1-2-1', 3, 2);
		expect(await previewed(staged, '/console/re_assessments')).toEqual(['1-1-2']);
		expect(await previewed(staged)).toEqual([]);
	});

	it('what a former version has graded meanwhile is read by the rule of the day', async () => {
		const app = booted.current;
		const staged = await violatedAt4(app);
		const { admin, progress } = staged;
		expect((await admin.post(REPORT(progress.id), {})).status).toBe(200);
		await app.deps.db
			.update(results)
			.set({ criticalQuestionIds: null })
			.where(eq(results.sheetId, sql`(select id from answer_sheets where progress_id = ${progress.id} and round = 1)`));
		expect(await previewed(staged)).toEqual(['1-1-1']);
		expect(await reported(staged)).toMatchObject([{ number: '1-1-1' }]);
		expect((await admin.get(`/console/bulk/finalise?ids=${progress.id}`)).data).toMatchObject([{ id: progress.id }]);
	});
});
