import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { sweepFacts } from '#server/programme-facts/sweep.ts';
import type { ActionRow, CountedAs, ResultRow } from '#shared/programme/rows.ts';
import type { Questions, Results } from '#shared/programme/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { makeWholePlan } from '#tests/support/assessment/improvement-plans.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { makeAssessor, makeCompany, makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { downloadFile, openWorkbook } from '#tests/support/files/workbooks.ts';
import { assessmentAt } from '#tests/support/journey.ts';

/** The rows behind the programme's figures. That they are as many as was counted, the oracle's test proves after any history. */

const booted = withApp({ withoutPrinting: true });

let admin: Person;
let assessor: Person;
let own: number;
let other: number;

beforeAll(async () => {
	const app = booted.current;
	await publishPaper(app, smallPaper());
	admin = await makeConsoleAdmin(app);
	own = (await makeCompany(app, { industryCode: 'E09' })).id;
	other = (await makeCompany(app, { industryCode: 'E09' })).id;
	const staged = await assessmentAt(app, 11, { admin, companyId: own });
	await makeWholePlan(app, staged);
	await makeWholePlan(app, await assessmentAt(app, 7, { admin, companyId: other }));
	assessor = await makeAssessor(app, [own]);
	await sweepFacts(app.deps);
	// The second company lost the most.
	await app.deps.db.execute(sql`
		update programme_rounds set score = 20, category_scores = array[5, 30], sub_scores = array[5, 10, 30],
			lost = array_fill(900::smallint, array[cardinality(lost)]) where company_id = ${other}`);
});

const resultsAt = async (query: string, reader: Person = admin): Promise<ResultRow[]> => {
	const { status, data, text } = await reader.get<ResultRow[]>(`/console/programme/result_rows?${query}`);
	expect([query, status === 200 ? '' : text]).toEqual([query, '']);
	return data;
};

describe('results behind a figure', () => {
	it('say the round, the score and what was asked for, the worst first where that was said', async () => {
		const { data: results } = await admin.get<Results>('/console/programme/results');
		const [category] = results.categories;
		const rows = await resultsAt(`part_key=${category?.key}&sort=part_percent`);
		expect(rows.map(({ round, part_percent }) => [round, part_percent])).toEqual([
			[1, 5],
			[2, expect.any(Number)],
		]);
		expect(rows[0]).toMatchObject({ result_percent: 10, grade: 'D', stars: expect.any(Number), lost_percent: null });
		const { data: questions } = await admin.get<Questions>('/console/programme/questions');
		const [question] = questions.questions;
		const lost = await resultsAt(`question_key=${question?.key}&question_outcome=lost&sort=-lost_percent`);
		expect(lost[0]).toMatchObject({ lost_percent: 90, company: { id: rows[0]?.company.id } });
		const [compared, ...none] = await resultsAt('compared_by=rounds');
		expect([compared?.company.id, typeof compared?.former_percent, none]).toEqual([own, 'number', []]);
	});

	it('are those of own companies for assessors, and found by the name of a company', async () => {
		expect((await resultsAt('', assessor)).map(({ company }) => company.id)).toEqual([own]);
		const [row] = await resultsAt('', assessor);
		expect(await resultsAt(`q=${encodeURIComponent(row?.company.name ?? '')}`, assessor)).toHaveLength(1);
		expect(await resultsAt('q=存在しない会社')).toEqual([]);
	});

	it('refuse what no figure has', async () => {
		for (const query of ['score_tenth=10', 'result_grade=E', 'part_key=1', 'compared_by=months', 'stars=4']) {
			expect([query, (await admin.get(`/console/programme/result_rows?${query}`)).status]).toEqual([query, 422]);
		}
	});
});

describe('actions behind a figure', () => {
	it('name the company, the sub-category and what became of each', async () => {
		const { data } = await admin.get<ActionRow[]>('/console/programme/action_rows');
		expect(data).toHaveLength(6);
		expect(data[0]).toMatchObject({
			sub_category: expect.any(String),
			measure: '手順を定める',
			action_outcome: 'not_done',
		});
		expect(
			(await assessor.get<ActionRow[]>('/console/programme/action_rows')).data.map(({ company }) => company.id),
		).toEqual([own, own, own]);
		expect((await admin.get<ActionRow[]>('/console/programme/action_rows?action_outcome=in_time')).data).toEqual([]);
	});
});

describe('both lists', () => {
	it('are workbooks with the same rows', async () => {
		for (const [path, rows] of [
			['result_rows', 2],
			['action_rows', 6],
		] as const) {
			const { content } = await downloadFile(booted.current, admin.token, `/console/programme/${path}/download`);
			expect((await openWorkbook(content)).worksheets[0]?.rowCount).toBe(rows + 1);
		}
	});

	it('say what they are about, and when the facts were compared', async () => {
		const { data: questions } = await admin.get<Questions>('/console/programme/questions');
		const [question] = questions.questions;
		const query = `question_key=${question?.key}&rater_id=${admin.user.id}&assessor_id=${assessor.user.id}`;
		const { data } = await assessor.get<CountedAs>(`/console/programme/counted?${query}`);
		expect(data).toEqual({
			facts_as_of: questions.facts_as_of,
			part_name: null,
			question_content: `${question?.number} ${question?.content}`,
			rater_name: admin.user.name,
			assessor_name: assessor.user.name,
		});
		expect(data.facts_as_of).toMatch(/^20\d\d-/);
	});
});

describe('critical questions', () => {
	it('are named where they failed, also where they were left out of the score, with the results behind them', async () => {
		const { db } = booted.current.deps;
		const { questions } = (await admin.get<Questions>('/console/programme/questions')).data;
		const [asked] = questions;
		const { rows } = await db.execute<{ id: number }>(
			sql`update paper_questions set is_critical = true where key = ${asked?.key} returning id`,
		);
		await db.execute(sql`
			update programme_rounds set critical_ids = array[${rows[0]?.id}::int], left_out_ids = array[${rows[0]?.id}::int]
			where company_id = ${other}`);
		const { data } = await admin.get<Questions>('/console/programme/questions');
		expect(data.critical_questions).toEqual([
			{ key: asked?.key, number: asked?.number, content: asked?.content, failed: 1, counted: 2 },
		]);
		const failed = await resultsAt(`question_key=${asked?.key}&question_outcome=critical`);
		expect(failed.map(({ company }) => company.id)).toEqual([other]);
	});
});
