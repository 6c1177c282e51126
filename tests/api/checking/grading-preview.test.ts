import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { answerContents, answerEvaluations } from '#server/db/tables/assessment.ts';
import { companyDocuments } from '#server/db/tables/documents.ts';
import { documentQuestions } from '#server/db/tables/evidence.ts';
import { gradeSheet } from '#server/grading/grade-sheet.ts';
import type { AnswerCode, EvaluationRate } from '#shared/assessment/grading.ts';
import type { GradingPreview } from '#shared/checking/schemas.ts';
import type { EvaluationReport } from '#shared/reports/schemas.ts';
import { type TestApp, withApp } from '#tests/support/app.ts';
import { companyOn, makeRequest, makeRequestFile, staffOn } from '#tests/support/assessment/evidence.ts';
import { publishPaper, rateEverything, type Staged, smallPaper } from '#tests/support/assessments.ts';
import { CHECKING_ROUNDS, checkable, subCategoryIds } from '#tests/support/checking.ts';
import { storedTexts } from '#tests/support/database/stored.ts';
import { makeDocument } from '#tests/support/whole-world.ts';

/** What is told before grading (contract, second part, section 4). */

const booted = withApp({ env: { GRADING_WAIT_MS: '0' } });

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper([1, 8]));
});

/** The questions of the paper of an assessment, in paper order. */
const storedQuestionIds = async ({ deps }: TestApp, { progress }: Staged): Promise<number[]> => {
	const { rows } = await deps.db.execute<{ id: number }>(sql`
		select q.id from paper_questions q join paper_sub_categories s on s.id = q.sub_category_id
		join paper_main_categories m on m.id = s.main_category_id
		where m.paper_id = ${progress.paperId} order by m.ordinal, s.ordinal, q.ordinal`);
	return rows.map(({ id }) => id);
};

type Rated = { answer: AnswerCode; rates: readonly EvaluationRate[] };

/** Answers and ratings of the six questions of the small paper, each with two check items. */
const sheets = fc.array(
	fc.record({
		answer: fc.constantFrom<AnswerCode>(1, 1, 2, 3),
		rates: fc.tuple(fc.constantFrom<EvaluationRate>(0, 1, 2, 3), fc.constantFrom<EvaluationRate>(0, 1, 2, 3)),
	}),
	{ minLength: 6, maxLength: 6 },
);

const reportPath = { 1: 'evaluation_reports', 2: 're_assessments' } as const;

describe.each(CHECKING_ROUNDS)('the preview of $name', (round) => {
	const stage = async () => {
		const app = booted.current;
		const { staged, calls } = await checkable(app, round);
		await rateEverything(app, staged.progress.id, round.round);
		const questions: { id: number; items: number[] }[] = [];
		for (const id of await subCategoryIds(calls)) {
			for (const { id: question, answer_evaluations: items } of (await calls.subCategory(id)).data.answer_contents) {
				questions.push({ id: question, items: items.map((item) => item.id) });
			}
		}
		const write = async (rated: readonly Rated[]): Promise<void> => {
			for (const [at, { answer, rates }] of rated.entries()) {
				const question = questions[at];
				if (!question) throw new Error('the sheet has fewer questions');
				await app.deps.db.update(answerContents).set({ answer }).where(eq(answerContents.id, question.id));
				for (const [item, evaluationRate] of rates.entries()) {
					const where = eq(answerEvaluations.id, question.items[item] ?? 0);
					await app.deps.db.update(answerEvaluations).set({ evaluationRate }).where(where);
				}
			}
		};
		const path = `${round.base}/${staged.progress.id}`;
		const preview = async () => (await staged.admin.get<GradingPreview>(`${path}/preview`)).data;
		return { app, staged, calls, questions, write, preview };
	};

	it('has exactly the scores that grading then stores, for any sheet', async () => {
		const { app, staged, calls, write, preview } = await stage();
		await fc.assert(
			fc.asyncProperty(sheets, async (rated) => {
				await write(rated);
				const { provisional } = await preview();
				await calls.grade();
				await gradeSheet(app.deps, { progressId: staged.progress.id, round: round.round }, 0);
				const report =
					round.round === 1
						? `/console/${reportPath[1]}/${staged.progress.id}`
						: `/console/${reportPath[2]}/${staged.progress.id}/evaluation_report`;
				const { result_index: stored } = (await staged.admin.get<EvaluationReport>(report)).data;
				const { result } = (await calls.sheet()).data;
				expect([provisional.score, provisional.max_score, provisional.sdg_score]).toEqual([
					stored.score,
					stored.max_score,
					stored.sdg_score,
				]);
				expect(result).toEqual({
					score: provisional.score,
					max_score: provisional.max_score,
					grade: provisional.grade,
					stars: provisional.stars,
				});
				expect(
					provisional.categories.map(({ content, score, sub_categories: subs }) => [
						content,
						score,
						subs.map((sub) => [sub.content, sub.score]),
					]),
				).toEqual(
					stored.main_category_results.map(({ content, score, sub_category_results: subs }) => [
						content,
						score,
						subs.map((sub) => [sub.content, sub.score]),
					]),
				);
				const back = { status: round.status };
				await staged.admin.post(`/console/companies/${staged.companyId}/update_status`, back);
			}),
			{ numRuns: 10 },
		);
	});

	it('names what stands out, with its place', async () => {
		const { app, staged, questions, write, preview } = await stage();
		expect(await preview()).toMatchObject({
			unrated_item_count: 0,
			far_from_answer: [],
			zero_without_memo: [],
			critical_failures: [],
			unconditional_na: [],
			without_evidence: [],
			document_count: 0,
			unlinked_document_count: 0,
			open_requests: [],
			answered_requests: [],
			provisional: { score: 200, max_score: 200, grade: 'S', stars: 3 },
		});
		const half = { answer: 1, rates: [2, 2] } as const;
		await write([
			{ answer: 1, rates: [3, 1] },
			{ answer: 2, rates: [1, 3] },
			half,
			{ answer: 3, rates: [1, 1] },
			{ answer: 2, rates: [2, 2] },
			{ answer: 1, rates: [0, 0] },
		]);
		const { db } = app.deps;
		const memoed = questions[1]?.items[0] ?? 0;
		await db.update(answerEvaluations).set({ comment: '規程がない' }).where(eq(answerEvaluations.id, memoed));
		await db.update(answerContents).set({ extensionNote: ' ' });
		await db.insert(companyDocuments).values({
			progressId: staged.progress.id,
			fileName: '就業規則',
			extension: 'pdf',
			filePath: `preview-${staged.progress.id}`,
			contentType: 'application/pdf',
			byteSize: 1,
			uploadedBy: staged.owner.user.id,
		});
		const found = await preview();
		expect(found).toMatchObject({
			far_from_answer: [
				{ id: questions[0]?.id, number: '1-1-1', answer: 1, share: 30, sub_category: { content: 'Sub-category 1-1' } },
				{ id: questions[1]?.id, number: '1-1-2', answer: 2, share: 70 },
			],
			zero_without_memo: [{ number: '1-1-1', check_item: { id: questions[0]?.items[1], number: '1-1-1-2' } }],
			unconditional_na: [{ id: questions[3]?.id, number: '1-2-2' }],
			without_evidence: [
				{ content: 'Sub-category 1-2', score: 50, category: { content: 'Category 1' } },
				{ content: 'Sub-category 2-1', score: 50, category: { content: 'Category 2' } },
			],
			document_count: 1,
			unlinked_document_count: 1,
		});
		await db
			.update(answerContents)
			.set({ extensionNote: '記録あり' })
			.where(eq(answerContents.id, questions[2]?.id ?? 0));
		expect((await preview()).without_evidence).toMatchObject([{ content: 'Sub-category 2-1' }]);
	});

	it('counts documents of a question and files of an answered request as evidence', async () => {
		const { app, staged, preview } = await stage();
		const { db } = app.deps;
		await db.update(answerContents).set({ extensionNote: null });
		const names = async () => (await preview()).without_evidence.map(({ content }) => content);
		const every = ['Sub-category 1-1', 'Sub-category 1-2', 'Sub-category 2-1'];
		expect(await names()).toEqual(every);
		const document = await makeDocument(app, staged);
		const questions = await storedQuestionIds(app, staged);
		await db.insert(documentQuestions).values({ documentId: document.id, questionId: questions[1] ?? 0 });
		expect(await names()).toEqual(every.slice(1));
		expect((await preview()).unlinked_document_count).toBe(0);
		const asked = { round: round.round, questionId: questions[2] ?? 0 };
		const request = await makeRequest(app, staged, asked);
		await makeRequestFile(app, request.id, staged.owner);
		expect(await names()).toEqual(every.slice(1));
		const answered = await makeRequest(app, staged, { ...asked, status: 'answered' });
		expect(await names()).toEqual(every.slice(1));
		await makeRequestFile(app, answered.id, staged.owner);
		expect(await names()).toEqual(['Sub-category 2-1']);
	});

	it('names the requests of the round that are not decided: grading withdraws the open ones and keeps the others', async () => {
		const { app, staged, calls, questions, preview } = await stage();
		const [, stored] = await storedQuestionIds(app, staged);
		const open = await makeRequest(app, staged, {
			round: round.round,
			questionId: stored ?? 0,
			content: '賃金台帳',
			dueOn: '2030-01-31',
		});
		const answered = await makeRequest(app, staged, { round: round.round, status: 'answered', content: '会社案内' });
		const other = await makeRequest(app, staged, { round: round.round === 1 ? 2 : 1 });
		const decided = { round: round.round, decidedAt: app.clock.now() };
		await makeRequest(app, staged, { ...decided, status: 'accepted' });
		await makeRequest(app, staged, { ...decided, status: 'withdrawn', withdrawnBecause: 'staff' });
		const found = await preview();
		expect(found.open_requests).toEqual([
			{
				id: open.id,
				question: expect.objectContaining({ id: questions[1]?.id, number: '1-1-2' }),
				content: '賃金台帳',
				due_on: '2030-01-31',
			},
		]);
		expect(found.answered_requests).toEqual([{ id: answered.id, question: null, content: '会社案内', due_on: null }]);

		expect((await calls.grade()).status).toBe(202);
		const stateOf = async (id: number) => {
			const { status, withdrawn_because, version } = (await staffOn(staged.admin, id).read()).data;
			return [status, withdrawn_because, version];
		};
		expect(await stateOf(open.id)).toEqual(['open', null, open.version]);
		await gradeSheet(app.deps, { progressId: staged.progress.id, round: round.round }, 0);
		await gradeSheet(app.deps, { progressId: staged.progress.id, round: round.round }, 0);
		expect(await stateOf(open.id)).toEqual(['withdrawn', 'grading', open.version + 1]);
		expect(await stateOf(answered.id)).toEqual(['answered', null, answered.version]);
		expect(await stateOf(other.id)).toEqual(['open', null, other.version]);
		expect((await staffOn(staged.admin, answered.id).accept()).status).toBe(409);
		expect((await companyOn(app, staged.owner, answered.id).read()).data.is_active).toBe(false);

		// Moving back deletes nothing and opens nothing again; what is answered can be decided after all.
		const back = { status: round.status };
		expect((await staged.admin.post(`/console/companies/${staged.companyId}/update_status`, back)).status).toBe(200);
		expect(await stateOf(open.id)).toEqual(['withdrawn', 'grading', open.version + 1]);
		expect((await staffOn(staged.admin, answered.id).accept()).status).toBe(200);
		await staged.admin.post(`/console/companies/${staged.companyId}/cancel_assessment`);
		expect(await stateOf(other.id)).toEqual(['withdrawn', 'cancelled', other.version + 1]);
		expect((await stateOf(answered.id))[0]).toBe('accepted');
	});

	it('counts only what is rated while something is not, and stores nothing', async () => {
		const { app, questions, write, preview } = await stage();
		await write([{ answer: 1, rates: [1, 1] }]);
		await app.deps.db.execute(
			sql`update answer_evaluations set evaluation_rate = null where id = ${questions[0]?.items[0]}`,
		);
		const before = await storedTexts(app);
		const { provisional, unrated_item_count, far_from_answer } = await preview();
		expect([unrated_item_count, far_from_answer]).toEqual([1, []]);
		expect(provisional.categories[0]?.sub_categories[0]?.score).toBe(50);
		expect(await storedTexts(app)).toEqual(before);
	});
});
