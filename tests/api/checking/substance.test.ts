import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { answerContents } from '#server/db/tables/assessment.ts';
import type { AnsweredSubCategory } from '#shared/answering/schemas.ts';
import type { GradingPreview } from '#shared/checking/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { rateEverything, startedAssessment } from '#tests/support/assessments.ts';
import { CHECKING_ROUNDS, checkable, checkingCalls, subCategoryIds } from '#tests/support/checking.ts';
import { caller } from '#tests/support/client.ts';
import { makeAssessor } from '#tests/support/factories.ts';
import { INTRODUCTION, publishGuidedPaper } from '#tests/support/guided-paper.ts';

const booted = withApp({ env: { GRADING_WAIT_MS: '40' } });

beforeAll(async () => {
	await publishGuidedPaper(booted.current);
});

const first = <T>(list: readonly T[]): T => {
	const [one] = list;
	if (one === undefined) throw new Error('the list is empty');
	return one;
};

describe.each(CHECKING_ROUNDS)('checking $name', (round) => {
	it('shows what the paper says, in the language of the request', async () => {
		const app = booted.current;
		const { staged, calls } = await checkable(app, round);
		const id = first(await subCategoryIds(calls));
		expect((await calls.subCategory(id)).data).toMatchObject({ introduction: INTRODUCTION.en });
		const english = (await calls.subCategory(id)).data.answer_contents;
		expect(english[0]).toMatchObject({
			na_condition: 'Nobody was hired',
			is_critical: true,
			guidance: {
				purpose: 'The purpose.',
				basis: [{ kind: 'law', text: '法の定め', source: 'Act, 1', as_of: '2026-11-21' }],
				evidence: ['Paper'],
			},
		});
		expect(english[0]?.answer_evaluations[0]).toMatchObject({ anchors: { full: 'All', half: '一部', none: 'None' } });
		const admin = { ...staged.admin, ...caller(app, staged.admin.token, 'ja') };
		const japanese = (await checkingCalls(round, staged, admin).subCategory(id)).data.answer_contents;
		expect(japanese[0]).toMatchObject({ na_condition: '採用がない場合', guidance: { purpose: '目的です。' } });
		expect(japanese[1]).toMatchObject({ na_condition: null, is_critical: true, guidance: null });
	});

	it('previews critical failures and unconditional answers "not applicable" before grading', async () => {
		const app = booted.current;
		const { staged, calls } = await checkable(app, round);
		const { admin, progress } = staged;
		const preview = async () => {
			const { data } = await admin.get<GradingPreview>(`${round.base}/${progress.id}/preview`);
			return { critical_failures: data.critical_failures, unconditional_na: data.unconditional_na };
		};
		expect(await preview()).toEqual({ critical_failures: [], unconditional_na: [] });
		await rateEverything(app, progress.id, round.round, 1);
		const questions = (await calls.subCategory(first(await subCategoryIds(calls)))).data.answer_contents;
		const named = (at: number) => ({ id: questions[at]?.id, content: questions[at]?.content, number: `1-1-${at + 1}` });
		const failed = await preview();
		expect(failed.critical_failures).toMatchObject([named(0), named(1)]);
		expect(failed.critical_failures[0]).toMatchObject({
			category: { content: 'Category 1' },
			sub_category: { id: first(await subCategoryIds(calls)), content: 'Sub-category 1-1' },
		});
		const { db } = app.deps;
		await db.execute(
			sql`update answer_contents set answer = 3 where ${answerContents.answerSubCategoryId} = ${first(await subCategoryIds(calls))}`,
		);
		const left = await preview();
		expect([left.critical_failures, left.unconditional_na]).toMatchObject([[named(1)], [named(1)]]);
		await rateEverything(app, progress.id, round.round, 3);
		await db
			.update(answerContents)
			.set({ answer: 1 })
			.where(eq(answerContents.id, questions[1]?.id ?? 0));
		expect(await preview()).toEqual({ critical_failures: [], unconditional_na: [] });
	});

	it('previews nothing to an assessor of other companies', async () => {
		const app = booted.current;
		const { staged } = await checkable(app, round);
		const stranger = await makeAssessor(app);
		expect((await stranger.get(`${round.base}/${staged.progress.id}/preview`)).status).toBe(404);
	});
});

describe('answering', () => {
	it('shows conditions, guidance and introduction in the language of the request, and nothing that is for staff', async () => {
		const app = booted.current;
		const { owner } = await startedAssessment(app);
		const { categories } = (await owner.get<{ categories: { id: number }[] }>('/app/assessment')).data;
		const path = `/app/assessment/answer_categories/${first(categories).id}`;
		type Category = { introduction: string; answer_sub_categories: { id: number }[] };
		const category = (await owner.get<Category>(path)).data;
		expect(category.introduction).toBe(INTRODUCTION.en);
		const read = async (locale: 'ja' | 'en') => {
			const reader = caller(app, owner.token, locale);
			return (
				await reader.get<AnsweredSubCategory>(
					`/app/assessment/answer_sub_categories/${first(category.answer_sub_categories).id}`,
				)
			).data;
		};
		const english = await read('en');
		expect(english.introduction).toBe(INTRODUCTION.en);
		expect(english.answer_contents).toMatchObject([
			{
				na_condition: 'Nobody was hired',
				guidance: { purpose: 'The purpose.', basis: [{ kind: 'law', source: 'Act, 1' }], evidence: ['Paper'] },
			},
			{ na_condition: null, guidance: null },
		]);
		for (const question of english.answer_contents) {
			expect(Object.keys(question)).toEqual(
				expect.not.arrayContaining(['is_critical', 'anchors', 'answer_evaluations']),
			);
		}
		const japanese = await read('ja');
		expect(japanese.introduction).toBe(INTRODUCTION.ja);
		expect(japanese.answer_contents[0]).toMatchObject({
			na_condition: '採用がない場合',
			guidance: { evidence: ['書類'] },
		});
	});
});
