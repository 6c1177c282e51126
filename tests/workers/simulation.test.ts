import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { answerSheets, assessmentProgresses } from '#server/db/tables/assessment.ts';
import { paperSimulations } from '#server/db/tables/papers.ts';
import { results } from '#server/db/tables/reports.ts';
import { gradeSheet } from '#server/grading/grade-sheet.ts';
import type { AssessmentPaper, PaperContents } from '#shared/papers/schemas.ts';
import type { PaperSimulation } from '#shared/papers/simulation.ts';
import { withApp } from '#tests/support/app.ts';
import { smallPaper, startedAssessment } from '#tests/support/assessments.ts';
import { makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { downloadFile, openWorkbook } from '#tests/support/files/workbooks.ts';

const booted = withApp({ worker: true, withoutPrinting: true });

const PAPERS = '/console/assessment_papers';
const SHEETS = 60;
/** An id without an outbox row. */
const NO_JOB = 0;

let admin: Person;
let published: AssessmentPaper;
let progressIds: number[];

/** Random answers and ratings on sheets: half of the questions rated, some not applicable, some items ineligible. */
const answerAtRandom = async (ids: readonly number[]): Promise<void> => {
	const { db } = booted.current.deps;
	const sheets = sql`(select t.id from answer_contents t
		join answer_sub_categories a on a.id = t.answer_sub_category_id
		join answer_categories c on c.id = a.category_id
		join answer_sheets s on s.id = c.sheet_id
		where ${inArray(sql`s.progress_id`, [...ids])})`;
	await db.execute(sql`update answer_contents set answer = 1 + floor(random() * 3)::int where id in ${sheets}`);
	await db.execute(
		sql`update answer_evaluations set evaluation_rate = floor(random() * 4)::int where answer_content_id in ${sheets}`,
	);
};

/** Grades sheets with the handler of the worker. */
const grade = async (ids: readonly number[]): Promise<void> => {
	const { deps, clock } = booted.current;
	await deps.db
		.update(assessmentProgresses)
		.set({ status: 3, gradingRequestedAt: clock.now(), gradingRequestedBy: admin.user.id })
		.where(inArray(assessmentProgresses.id, [...ids]));
	for (const progressId of ids) await gradeSheet(deps, { progressId, round: 1 }, NO_JOB);
};

const scoreOf = async (progressId: number): Promise<number | null | undefined> => {
	const [row] = await booted.current.deps.db
		.select({ score: results.score })
		.from(results)
		.innerJoin(answerSheets, eq(answerSheets.id, results.sheetId))
		.where(and(eq(answerSheets.progressId, progressId), isNull(answerSheets.archivedAt)));
	return row?.score;
};

const latest = async (): Promise<AssessmentPaper> =>
	(await admin.get<AssessmentPaper>(`${PAPERS}/latest?is_premium=true`)).data;

const save = async (main_categories: unknown, is_published = false): Promise<number> => {
	const answer = await admin.post<{ id: number }>(PAPERS, { is_premium: true, is_published, main_categories });
	expect(answer.errors).toEqual({});
	return answer.data.id;
};

/** Requests a simulation and waits for it. */
const simulated = async (draftId: number): Promise<NonNullable<PaperSimulation['result']>> => {
	expect((await admin.post(`${PAPERS}/${draftId}/simulation`)).status).toBe(200);
	const read = async () => (await admin.get<PaperSimulation>(`${PAPERS}/${draftId}/simulation`)).data;
	await expect.poll(async () => (await read()).status).toBe('finished');
	const { result } = await read();
	if (!result) throw new Error('a finished simulation has no result');
	return result;
};

/** The paper with other points and weights, a question less and a question more. */
const changed = (): PaperContents => {
	const contents = structuredClone(published.main_categories) as PaperContents;
	const [first, second] = contents[0]?.sub_categories ?? [];
	const question = first?.questions[0];
	if (!question || !second) throw new Error('the paper is too small');
	question.points = 35;
	question.content = '言いかえた設問';
	for (const [at, item] of question.evaluations.entries()) item.weight = at === 0 ? 0.9 : 0.1;
	second.questions.splice(0, 1);
	second.questions.push({
		content: '新しい設問',
		content_en: null,
		points: 20,
		evaluations: [{ content: '新しい確認', content_en: null, weight: 1 }],
		sdg_target_ids: [],
	});
	return contents;
};

beforeAll(async () => {
	admin = await makeConsoleAdmin(booted.current);
	await save(smallPaper(), true);
	published = await latest();
	progressIds = [];
	for (let at = 0; at < SHEETS; at++) {
		progressIds.push((await startedAssessment(booted.current, { admin })).progress.id);
	}
	await answerAtRandom(progressIds);
	await grade(progressIds);
});

describe('the simulation of a draft', () => {
	it('scores every finished sheet as it was graded, where the draft changes nothing', async () => {
		const result = await simulated(await save(published.main_categories));
		expect([result.finished, result.sheets.length, result.unmatched]).toEqual([SHEETS, SHEETS, []]);
		for (const { before, now } of result.sheets) expect(now).toEqual(before);
		for (const { assessment_progress_id: id, before } of result.sheets) expect(before.score).toBe(await scoreOf(id));
		expect(result.now).toEqual(result.before);
		expect(Object.values(result.now ?? {}).reduce((sum, each) => sum + each, 0)).toBe(SHEETS);
	});

	it('scores as the grading of the same ratings on the published draft would', async () => {
		const draftId = await save(changed());
		const before = await Promise.all(progressIds.map(scoreOf));
		const { sheets, unmatched } = await simulated(draftId);
		expect(unmatched).toEqual([{ key: expect.any(String), number: '1-2-2', content: '新しい設問' }]);
		expect(await Promise.all(progressIds.map(scoreOf))).toEqual(before);

		const { db } = booted.current.deps;
		await save(changed(), true);
		for (const { assessment_progress_id: formerId, now } of sheets) {
			const { progress } = await startedAssessment(booted.current, { admin });
			// The same answers and ratings by key; a question that the former paper has not is not applicable, as it does not count.
			await db.execute(sql`
				update answer_contents t set answer = coalesce((
					select f.answer from answer_contents f join paper_questions q on q.id = f.question_id
					join answer_sub_categories a on a.id = f.answer_sub_category_id
					join answer_categories c on c.id = a.category_id join answer_sheets s on s.id = c.sheet_id
					where s.progress_id = ${formerId} and q.key = (select key from paper_questions where id = t.question_id)), 3)
				where t.id in (select t2.id from answer_contents t2 join answer_sub_categories a on a.id = t2.answer_sub_category_id
					join answer_categories c on c.id = a.category_id join answer_sheets s on s.id = c.sheet_id
					where s.progress_id = ${progress.id})`);
			await db.execute(sql`
				update answer_evaluations e set evaluation_rate = coalesce((
					select f.evaluation_rate from answer_evaluations f join paper_check_items i on i.id = f.check_item_id
					join answer_contents t on t.id = f.answer_content_id
					join answer_sub_categories a on a.id = t.answer_sub_category_id
					join answer_categories c on c.id = a.category_id join answer_sheets s on s.id = c.sheet_id
					where s.progress_id = ${formerId} and i.key = (select key from paper_check_items where id = e.check_item_id)), 0)
				where e.answer_content_id in (select t2.id from answer_contents t2
					join answer_sub_categories a on a.id = t2.answer_sub_category_id
					join answer_categories c on c.id = a.category_id join answer_sheets s on s.id = c.sheet_id
					where s.progress_id = ${progress.id})`);
			await grade([progress.id]);
			expect(await scoreOf(progress.id)).toBe(now.score);
		}
	});

	it('is refused for a published and for a simple paper, and runs once for the same draft', async () => {
		const refused = await admin.post(`${PAPERS}/${published.id}/simulation`);
		expect([refused.status, refused.message]).toEqual([409, 'Only a draft can be simulated.']);
		const simple = await admin.post<{ id: number }>(PAPERS, {
			is_premium: false,
			is_published: false,
			main_categories: [],
		});
		expect((await admin.post(`${PAPERS}/${simple.data.id}/simulation`)).status).toBe(409);
		const draftId = await save(changed());
		expect((await admin.get(`${PAPERS}/${draftId}/simulation`)).data).toBeNull();
		expect((await admin.get(`${PAPERS}/${draftId}/simulation/download`)).status).toBe(409);
		await Promise.all(Array.from({ length: 5 }, () => admin.post(`${PAPERS}/${draftId}/simulation`)));
		const { db } = booted.current.deps;
		const stored = () => db.select().from(paperSimulations).where(eq(paperSimulations.paperId, draftId));
		await expect.poll(async () => (await stored()).every((row) => row.finishedAt)).toBe(true);
		expect((await stored()).length).toBeLessThanOrEqual(5);
	});

	it('can be downloaded as a workbook', async () => {
		const draftId = await save(changed());
		const { sheets } = await simulated(draftId);
		const file = await downloadFile(booted.current, admin.token, `${PAPERS}/${draftId}/simulation/download`, 'ja');
		expect(file.status).toBe(200);
		const workbook = await openWorkbook(file.content);
		expect(workbook.worksheets.map((sheet) => sheet.name)).toEqual(['試算した評価', '評価の分布', '対応しない設問']);
		const [list] = workbook.worksheets;
		expect(list?.rowCount).toBe(sheets.length + 1);
		expect(list?.getRow(2).getCell(5).value).toBe(sheets[0]?.now.score);
	});
});
