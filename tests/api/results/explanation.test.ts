import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { papers } from '#server/db/tables/papers.ts';
import type { AnswerCode, EvaluationRate } from '#shared/assessment/grading.ts';
import { STATUS_IDS, type StatusId } from '#shared/assessment/status.ts';
import type { Explanation, Points } from '#shared/explanation/schemas.ts';
import type { ImprovementProposal } from '#shared/proposals/schemas.ts';
import type { EvaluationReport } from '#shared/reports/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { answerQuestions, rateItems } from '#tests/support/assessment/rated-sheets.ts';
import { publishPaper, rateEverything, type Staged, smallPaper } from '#tests/support/assessments.ts';
import { caller } from '#tests/support/client.ts';
import { makeAssessor, makeCompanyUser } from '#tests/support/factories.ts';
import { advance, assessmentAt, cancelled, gradeAsRated } from '#tests/support/journey.ts';

/** Where a score came from, over HTTP (contract, second part, section 5). */

const booted = withApp();
let paperId = 0;

beforeAll(async () => {
	paperId = await publishPaper(booted.current, smallPaper());
});

const setLevel = async (explainLevel: Explanation['level']): Promise<void> => {
	await booted.current.deps.db.update(papers).set({ explainLevel }).where(eq(papers.id, paperId));
};

const path = (area: 'app' | 'console', { progress }: Pick<Staged, 'progress'>, first = true): string =>
	`/${area}/assessment_results/${progress.id}/explanation?is_first_time=${first}`;

/** The statuses of four reads: company first round, company second, console first, console second. */
const readable = async (staged: Staged): Promise<number[]> => [
	(await staged.owner.get(path('app', staged))).status,
	(await staged.owner.get(path('app', staged, false))).status,
	(await staged.admin.get(path('console', staged))).status,
	(await staged.admin.get(path('console', staged, false))).status,
];

const statuses = (...shown: readonly boolean[]): number[] => shown.map((isShown) => (isShown ? 200 : 404));

/** The statuses of the reports that the company is shown. */
const reports = async ({ owner, progress }: Staged): Promise<number[]> => [
	(await owner.get(`/app/assessment_results/${progress.id}?is_first_time=true`)).status,
	(await owner.get(`/app/assessment_results/${progress.id}?is_first_time=false`)).status,
];

describe('who sees it, and when', () => {
	it('is the company from the status of its report on, and staff from grading on', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 3);
		for (const status of STATUS_IDS.filter((id) => id >= 3 && id <= 13)) {
			await advance(app, staged, status);
			const shown = await readable(staged);
			expect([status, shown]).toEqual([status, statuses(status >= 6, status >= 11, status >= 4, status >= 9)]);
			expect(shown.slice(0, 2)).toEqual(await reports(staged));
		}
	});

	it('is the company from 7 on without a proposal', async () => {
		const staged = await assessmentAt(booted.current, 5, { withoutProposal: true });
		expect(await readable(staged)).toEqual(statuses(false, false, true, false));
		await advance(booted.current, staged, 7, { withoutProposal: true });
		expect(await readable(staged)).toEqual(statuses(true, false, true, false));
	});

	it.each([4, 6, 9, 11] as const)('stays so after a cancellation at %i', async (status) => {
		const staged = await assessmentAt(booted.current, status);
		const before = await readable(staged);
		await cancelled(booted.current, staged);
		expect(await readable(staged)).toEqual(before);
	});

	it('follows the report when an assessment is moved back', async () => {
		const staged = await assessmentAt(booted.current, 11);
		expect(await readable(staged)).toEqual(statuses(true, true, true, true));
		const back = async (status: StatusId, ...shown: readonly boolean[]): Promise<void> => {
			const moved = await staged.admin.post(`/console/companies/${staged.companyId}/update_status`, { status });
			expect(moved.status).toBe(200);
			expect(await readable(staged)).toEqual(statuses(...shown));
			expect(statuses(...shown).slice(0, 2)).toEqual(await reports(staged));
		};
		await back(10, true, false, true, true);
		await back(8, true, false, true, false);
		await back(5, false, false, true, false);
		await back(4, false, false, true, false);
		await back(3, false, false, false, false);
	});

	it('is nobody else: another company and another assessor get what an unknown id gets', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 7);
		const own = await makeAssessor(app, [staged.companyId]);
		expect((await own.get(path('console', staged))).status).toBe(200);
		const unknown = { progress: { ...staged.progress, id: 999_999 } };
		for (const [area, stranger] of [
			['app', await makeCompanyUser(app)],
			['console', await makeAssessor(app)],
		] as const) {
			for (const file of ['', '/download', '/pdf']) {
				const of = (one: Pick<Staged, 'progress'>): string =>
					`/${area}/assessment_results/${one.progress.id}/explanation${file}`;
				const [foreign, missing] = [await stranger.get(of(staged)), await stranger.get(of(unknown))];
				expect([file, foreign.status, foreign.text]).toEqual([file, 404, missing.text]);
			}
		}
		expect((await staged.owner.get(path('console', staged))).status).toBe(401);
	});
});

/** The second question is not applicable, the third has nothing eligible; 100, 50 and 0 % elsewhere. */
const ANSWERS: readonly AnswerCode[] = [1, 3, 1, 1, 2, 1];
const RATES: readonly EvaluationRate[] = [3, 2, 1, 2, 0, 0, 2, 2, 1, 3, 0, 3];

/** An assessment whose first round was answered and rated in paper order, and graded. */
const regraded = async (answers: readonly AnswerCode[], rates: readonly EvaluationRate[]): Promise<Staged> => {
	const app = booted.current;
	const staged = await assessmentAt(app, 3);
	const { id } = staged.progress;
	await rateEverything(app, id, 1);
	await answerQuestions(app, id, 1, answers);
	await rateItems(app, id, 1, rates);
	await gradeAsRated(app, staged, 1);
	return staged;
};

const inPoints = ({ n, d, rounded }: Points): string => `${n}/${d} = ${rounded}`;

const questionsOf = ({ categories }: Explanation) =>
	categories.flatMap((category) => category.sub_categories.flatMap((sub) => sub.questions));

describe('the improvement proposal', () => {
	it('says what each sub-category would add, as the plan does, where the paper explains scores', async () => {
		await setLevel('question');
		const staged = await regraded(ANSWERS, RATES);
		await advance(booted.current, staged, 7);
		const gains = async (): Promise<(number | null | undefined)[]> => {
			const { data } = await staged.owner.get<ImprovementProposal>(`/app/improvement_proposals/${staged.progress.id}`);
			return data.main_category_results.flatMap((main) => main.sub_category_results.map(({ gain }) => gain));
		};
		// 50 less 32.5, 50 less 25, and 100 less 85.
		expect(await gains()).toEqual([17.5, 25, 15]);
		await setLevel('none');
		expect(await gains()).toEqual([null, null, null]);
	});
});

describe('what staff are told', () => {
	it('is every question with its points, what is excluded and why, and each check item', async () => {
		await setLevel('none');
		const staged = await regraded(ANSWERS, RATES);
		const { data } = await staged.admin.get<Explanation>(path('console', staged));
		expect(data).toMatchObject({
			id: staged.progress.id,
			is_first_time: true,
			level: 'item',
			company_level: 'none',
			score: 143,
			max_score: 200,
			grade: 'B',
			updated_at: null,
		});
		// Of the first category two questions of 10 count: 0.3 and half of 0.7 of the first, half of the second.
		expect(data.categories.map(({ content, score }) => [content, score])).toEqual([
			['Category 1', 58],
			['Category 2', 85],
		]);
		expect(data.categories[0]?.sub_categories.map(({ content, score }) => [content, score])).toEqual([
			['Sub-category 1-1', 65],
			['Sub-category 1-2', 50],
		]);
		expect(
			questionsOf(data).map(({ number, answer, points, earned, excluded }) => [
				number,
				answer,
				inPoints(earned),
				inPoints(points),
				excluded,
			]),
		).toEqual([
			['1-1-1', 1, '65/2 = 32.5', '50/1 = 50', null],
			['1-1-2', 3, '0/1 = 0', '0/1 = 0', 'not_applicable'],
			['1-2-1', 1, '0/1 = 0', '0/1 = 0', 'ineligible'],
			['1-2-2', 1, '25/1 = 25', '50/1 = 50', null],
			['2-1-1', 2, '35/1 = 35', '50/1 = 50', null],
			['2-1-2', 1, '50/1 = 50', '50/1 = 50', null],
		]);
		const items = questionsOf(data).map((question) => question.items);
		expect(items[0]).toEqual([
			{ content: expect.any(String), weight: 0.3, rate: 100, excluded: null },
			{ content: expect.any(String), weight: 0.7, rate: 50, excluded: null },
		]);
		expect(items[1]?.map(({ rate, excluded }) => [rate, excluded])).toEqual([
			[null, 'not_applicable'],
			[null, 'not_applicable'],
		]);
		expect(items[5]?.map(({ rate, excluded }) => [rate, excluded])).toEqual([
			[null, 'ineligible'],
			[100, null],
		]);
		// 160 is the second star: 25 more with 1-2-2, 17.5 (58 to 75, 143 to 160) with 1-1-1, and 15 with 2-1-1 are not enough.
		expect(data.next_star).toMatchObject({ stars: 2, threshold: 160, missing: 17 });
		expect(data.next_star?.sets.map((set) => set.map(({ number, gain }) => [number, inPoints(gain)]))).toEqual([
			[['1-2-2', '25/1 = 25']],
			[['1-1-1', '35/2 = 17.5']],
		]);
		expect(data.next_star?.sets[1]?.[0]?.items).toEqual([
			{ content: expect.any(String), weight: 0.7, rate: 50, excluded: null },
		]);
	});

	it('has parts that add up to the stored scores exactly, for any sheet', async () => {
		const sheets = fc.record({
			answers: fc.array(fc.constantFrom<AnswerCode>(1, 1, 2, 3), { minLength: 6, maxLength: 6 }),
			rates: fc.array(fc.constantFrom<EvaluationRate>(0, 1, 2, 3), { minLength: 12, maxLength: 12 }),
		});
		for (const { answers, rates } of fc.sample(sheets, { numRuns: 10, seed: 5 })) {
			const staged = await regraded(answers, rates);
			const { data } = await staged.admin.get<Explanation>(path('console', staged));
			const report = `/console/evaluation_reports/${staged.progress.id}`;
			const { result_index: stored } = (await staged.admin.get<EvaluationReport>(report)).data;
			expect([data.score, data.max_score]).toEqual([stored.score, stored.max_score]);
			const sums = data.categories.map(({ sub_categories }) => {
				const counted = sub_categories.flatMap((sub) => sub.questions).filter(({ excluded }) => excluded === null);
				// Every denominator divides this one.
				const common = counted.reduce((product, { earned }) => product * BigInt(earned.d), 1n);
				const sum = counted.reduce((total, { earned }) => total + (BigInt(earned.n) * common) / BigInt(earned.d), 0n);
				return counted.length === 0 ? null : Number((sum * 2n + common) / (common * 2n));
			});
			expect(sums).toEqual(stored.main_category_results.map(({ score }) => score));
			expect(data.categories.map(({ score }) => score)).toEqual(sums);
			const known = sums.filter((score) => score !== null);
			expect(data.score).toBe(known.length === 0 ? null : known.reduce((total, score) => total + score, 0));
		}
	});

	it('is of the language of the request', async () => {
		const staged = await assessmentAt(booted.current, 4);
		const japanese = caller(booted.current, staged.admin.token, 'ja');
		const { data } = await japanese.get<Explanation>(path('console', staged));
		expect([data.categories[0]?.content, questionsOf(data)[0]?.content]).toEqual(['大項目1', '設問1-1-1']);
	});

	it('has no next star at three stars', async () => {
		const staged = await assessmentAt(booted.current, 4);
		expect((await staged.admin.get<Explanation>(path('console', staged))).data).toMatchObject({
			grade: 'S',
			next_star: null,
		});
	});

	it('has neither score nor next star where nothing counts', async () => {
		const staged = await regraded([3], [3]);
		const { data } = await staged.admin.get<Explanation>(path('console', staged));
		expect([data.score, data.grade, data.next_star]).toEqual([null, null, null]);
		expect(data.categories.map(({ score }) => score)).toEqual([null, null]);
	});
});

describe('what a company is told', () => {
	let staged: Staged;

	beforeAll(async () => {
		staged = await regraded(ANSWERS, RATES);
		await advance(booted.current, staged, 7);
	});

	const own = async (): Promise<Explanation> => (await staged.owner.get<Explanation>(path('app', staged))).data;

	it('is at the level `item` what staff are told', async () => {
		await setLevel('item');
		const shown = await own();
		expect(shown).toEqual((await staged.admin.get(path('console', staged))).data);
		expect(shown.updated_at).not.toBeNull();
	});

	it('is at the level `question` the same without check items', async () => {
		await setLevel('item');
		const whole = await own();
		await setLevel('question');
		const shown = await own();
		const withoutItems = <T extends { items: unknown }>(parts: readonly T[]) =>
			parts.map((part) => ({ ...part, items: null }));
		expect(shown).toEqual({
			...whole,
			level: 'question',
			company_level: 'question',
			categories: whole.categories.map((category) => ({
				...category,
				sub_categories: category.sub_categories.map((sub) => ({ ...sub, questions: withoutItems(sub.questions) })),
			})),
			next_star: whole.next_star && { ...whole.next_star, sets: whole.next_star.sets.map(withoutItems) },
		});
		expect(questionsOf(shown)).toHaveLength(6);
		expect(shown.next_star?.sets).toHaveLength(2);
	});

	it('is at the level `none` the scores of the parts, and what is missing', async () => {
		await setLevel('none');
		const shown = await own();
		expect(shown).toMatchObject({
			level: 'none',
			company_level: 'none',
			score: 143,
			next_star: { stars: 2, threshold: 160, missing: 17, sets: [] },
		});
		expect(questionsOf(shown)).toEqual([]);
		expect(shown.categories.map(({ sub_categories }) => sub_categories.map(({ score }) => score))).toEqual([
			[65, 50],
			[85],
		]);
	});

	it('names the questions of the second round by their ids on the first sheet', async () => {
		await setLevel('question');
		const app = booted.current;
		const again = await assessmentAt(app, 11);
		const ids = async (area: 'app' | 'console', first: boolean): Promise<number[]> => {
			const reader = area === 'app' ? again.owner : again.admin;
			return questionsOf((await reader.get<Explanation>(path(area, again, first))).data).map((one) => one.question_id);
		};
		const firstIds = await ids('console', true);
		expect(await ids('app', true)).toEqual(firstIds);
		expect(await ids('app', false)).toEqual(firstIds);
		const secondIds = await ids('console', false);
		expect(secondIds).toHaveLength(6);
		expect(secondIds.filter((id) => firstIds.includes(id))).toEqual([]);
	});
});
