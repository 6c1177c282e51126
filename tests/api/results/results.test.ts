import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { answerSheets } from '#server/db/tables/assessment.ts';
import { results } from '#server/db/tables/reports.ts';
import { STATUS_IDS, type StatusId } from '#shared/assessment/status.ts';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, type Staged, smallPaper } from '#tests/support/assessments.ts';
import { caller } from '#tests/support/client.ts';
import { makeAssessor, makeCompanyUser } from '#tests/support/factories.ts';
import { advance, assessmentAt, cancelled, gradeRound } from '#tests/support/journey.ts';

const booted = withApp();

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper([1, 8]));
});

type Result = {
	id: number;
	is_first_time: boolean;
	company: { id: number; start_date: string };
	result: {
		score: number | null;
		max_score: number;
		sdg_score: number | null;
		main_category_results: {
			content: string;
			score: number | null;
			sub_category_results: { score: number | null }[];
		}[];
		sdg_goal_results: { name: string; sdg_target_results: { description: string; score: number | null }[] }[];
	};
	updated_at: string;
};

const path = (area: 'app' | 'console', { progress }: Staged, first: boolean): string =>
	`/${area}/assessment_results/${progress.id}?is_first_time=${first}`;

/** The statuses of four reads: company first round, company second, console first, console second. */
const readable = async (staged: Staged): Promise<number[]> => [
	(await staged.owner.get(path('app', staged, true))).status,
	(await staged.owner.get(path('app', staged, false))).status,
	(await staged.admin.get(path('console', staged, true))).status,
	(await staged.admin.get(path('console', staged, false))).status,
];

const expected = (status: StatusId): number[] =>
	[status >= 6, status >= 11, status >= 5, status >= 10].map((isReadable) => (isReadable ? 200 : 404));

describe('the assessment result', () => {
	it('is readable from the status of each reader on', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 3);
		for (const status of STATUS_IDS.filter((id) => id >= 3 && id <= 13)) {
			await advance(app, staged, status);
			expect([status, await readable(staged)]).toEqual([status, expected(status)]);
		}
	});

	it('is readable for the company from 7 without a proposal', async () => {
		const staged = await assessmentAt(booted.current, 5, { withoutProposal: true });
		expect(await readable(staged)).toEqual([404, 404, 200, 404]);
		await advance(booted.current, staged, 7, { withoutProposal: true });
		expect(await readable(staged)).toEqual([200, 404, 200, 404]);
	});

	it.each([4, 5, 6, 7, 9, 10, 11] as const)('stays readable after a cancellation at %i', async (status) => {
		const staged = await assessmentAt(booted.current, status);
		const before = await readable(staged);
		await cancelled(booted.current, staged);
		expect(await readable(staged)).toEqual(before);
	});

	it('is hidden again by a move back', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 11);
		expect(await readable(staged)).toEqual([200, 200, 200, 200]);
		const back = async (status: StatusId) => {
			const moved = await staged.admin.post(`/console/companies/${staged.companyId}/update_status`, { status });
			expect(moved.status).toBe(200);
		};
		await back(10);
		expect(await readable(staged)).toEqual([200, 404, 200, 200]);
		await back(9);
		expect(await readable(staged)).toEqual([200, 404, 200, 404]);
		await back(5);
		expect(await readable(staged)).toEqual([404, 404, 200, 404]);
		await back(4);
		expect(await readable(staged)).toEqual([404, 404, 404, 404]);
	});

	it('is the same view-model in both areas, in the language of the request', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 6);
		const own = await staged.owner.get<Result>(path('app', staged, true));
		expect((await staged.admin.get(path('console', staged, true))).data).toEqual(own.data);
		expect(own.data).toMatchObject({
			id: staged.progress.id,
			is_first_time: true,
			company: { id: staged.companyId, start_date: staged.progress.startDate },
			result: { score: 200, max_score: 200, sdg_score: 100 },
		});
		expect((await staged.owner.get(`/app/assessment_results/${staged.progress.id}`)).text).toBe(own.text);
		const japanese = await caller(app, staged.owner.token, 'ja').get<Result>(path('app', staged, true));
		const texts = ({ result }: Result) => [
			result.main_category_results[0]?.content,
			result.sdg_goal_results[0]?.name,
			result.sdg_goal_results[0]?.sdg_target_results[0]?.description,
		];
		expect(texts(own.data)).toEqual(['Category 1', 'No poverty', expect.stringMatching(/^By 2030/)]);
		expect(texts(japanese.data)).toEqual(['大項目1', '貧困をなくそう', expect.stringMatching(/[ぁ-ん]/)]);
	});

	it('has nulls for parts without a score', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 3);
		await gradeRound(app, staged, 1, 0);
		await advance(app, staged, 7);
		const { data } = await staged.owner.get<Result>(path('app', staged, true));
		expect([data.result.score, data.result.sdg_score]).toEqual([null, null]);
		expect(data.result.main_category_results.map((main) => main.score)).toEqual([null, null]);
		expect(data.result.main_category_results[0]?.sub_category_results[0]?.score).toBeNull();
		expect(data.result.sdg_goal_results[0]?.sdg_target_results[0]?.score).toBeNull();
	});

	it('has the time of the last confirmation', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 6);
		const [sheet] = await app.deps.db
			.select()
			.from(answerSheets)
			.where(eq(answerSheets.progressId, staged.progress.id));
		const [stored] = await app.deps.db
			.select()
			.from(results)
			.where(eq(results.sheetId, sheet?.id ?? 0));
		const { data } = await staged.owner.get<Result>(path('app', staged, true));
		expect(data.updated_at).toBe(stored?.reportConfirmedAt?.toISOString());
	});

	it('is shown only to its company and the staff of the company', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 7);
		const stranger = await makeCompanyUser(app);
		const unknown = await stranger.get('/app/assessment_results/999999?is_first_time=true');
		expect(unknown.status).toBe(404);
		expect((await stranger.get(path('app', staged, true))).text).toBe(unknown.text);
		expect((await stranger.get('/app/assessment_results/none')).text).toBe(unknown.text);
		expect((await (await makeAssessor(app)).get(path('console', staged, true))).text).toBe(unknown.text);
		const assigned = await makeAssessor(app, [staged.companyId]);
		expect((await assigned.get(path('console', staged, true))).status).toBe(200);
		expect((await staged.owner.get(path('console', staged, true))).status).toBe(401);
		expect((await staged.owner.get(`/app/assessment_results/${staged.progress.id}?is_first_time=maybe`)).status).toBe(
			422,
		);
	});

	it('reads with a constant number of statements', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 6);
		app.queries.splice(0);
		await staged.owner.get(path('app', staged, true));
		expect(app.queries.length).toBeLessThan(10);
	});
});
