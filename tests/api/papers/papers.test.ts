import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEvents } from '#server/db/tables/audit.ts';
import { papers } from '#server/db/tables/papers.ts';
import type { AssessmentPaper, PaperContents } from '#shared/papers/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, smallPaper, startedAssessment } from '#tests/support/assessments.ts';
import { call, caller } from '#tests/support/client.ts';
import { statementsOf } from '#tests/support/database/statements.ts';
import { makeAssessor, makeCompanyUser, makeConsoleAdmin, type Person } from '#tests/support/factories.ts';

const booted = withApp();

const PAPERS = '/console/assessment_papers';

type Saved = { id: number; is_published: boolean; version: number };
type Target = { id: number; target: string; goal_id: number; target_number: string; description: string };

const bodyOf = (main_categories: unknown, more: Record<string, unknown> = {}) => ({
	is_premium: true,
	is_published: false,
	main_categories,
	...more,
});

const list = async (person: Person, isPremium: boolean) =>
	(await person.get<AssessmentPaper[]>(`${PAPERS}?is_premium=${isPremium}`)).data;

const draftOf = async (person: Person, isPremium = true) =>
	(await list(person, isPremium)).filter((paper) => !paper.is_published);

const withoutIds = (value: unknown): unknown =>
	JSON.parse(JSON.stringify(value, (key, inner) => (key === 'id' ? undefined : inner)));

const question = (more: Record<string, unknown>) => [
	{ content: '大項目', sub_categories: [{ content: '小項目', questions: [{ content: '設問', points: 1, ...more }] }] },
];

describe('reading papers', () => {
	it('returns the shipped ones, in both languages, without an author', async () => {
		const assessor = await makeAssessor(booted.current);
		const [regular] = await list(assessor, true);
		const [simple] = await list(assessor, false);
		expect(regular).toMatchObject({
			is_premium: true,
			is_published: true,
			created_by: null,
			test_takers: 0,
			version: 0,
		});
		expect(simple).toMatchObject({ is_premium: false, is_published: true });
		for (const paper of [regular, simple]) {
			const subs = paper?.main_categories.flatMap((category) => category.sub_categories) ?? [];
			expect([paper?.main_categories.length, subs.length]).toEqual([7, 24]);
			expect(subs.flatMap((sub) => sub.questions)).toHaveLength(75);
		}
		expect(regular?.main_categories[0]).toMatchObject({ content: '採用', content_en: 'Recruitment' });
		const [first] = regular?.main_categories[0]?.sub_categories[0]?.questions ?? [];
		expect(first?.evaluations.map((item) => item.weight)).toEqual([0.3, 0.4, 0.3]);
		expect(first?.sdg_target_ids.length).toBeGreaterThan(0);
	});

	it('is the same in every language', async () => {
		const app = booted.current;
		const { token } = await makeAssessor(app);
		const [ja, en] = await Promise.all(
			(['ja', 'en'] as const).map((locale) => caller(app, token, locale).get(`${PAPERS}?is_premium=true`)),
		);
		expect(ja?.text).toBe(en?.text);
	});

	it('takes a constant number of statements', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const statements = async () => {
			return statementsOf(app, () => list(admin, true));
		};
		const before = await statements();
		await publishPaper(app, smallPaper());
		await publishPaper(app, smallPaper());
		expect((await list(admin, true)).length).toBeGreaterThanOrEqual(3);
		expect(await statements()).toBe(before);
	});

	it('is paged', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const newest = await publishPaper(app, smallPaper());
		const page = await admin.get<AssessmentPaper[]>(`${PAPERS}?is_premium=true&page=1&per_page=1`);
		expect(page.data.map((paper) => paper.id)).toEqual([newest]);
		expect(page.meta).toMatchObject({ page: 1, per_page: 1 });
		expect(page.meta.last_page).toBe(page.meta.total);
	});

	it('counts the assessments of a paper', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const id = await publishPaper(app, smallPaper());
		await startedAssessment(app, { admin });
		await startedAssessment(app, { admin });
		expect((await list(admin, true)).find((paper) => paper.id === id)?.test_takers).toBe(2);
	});

	it('requires the kind', async () => {
		const admin = await makeConsoleAdmin(booted.current);
		expect((await admin.get(PAPERS)).errors).toHaveProperty('is_premium');
		expect((await admin.get(`${PAPERS}/latest?is_premium=maybe`)).status).toBe(422);
	});
});

describe('SDG targets', () => {
	it('are labeled in the language of the request, in official order', async () => {
		const app = booted.current;
		const { token } = await makeAssessor(app);
		const ja = (await caller(app, token, 'ja').get<Target[]>('/console/sdg_targets')).data;
		const en = (await caller(app, token, 'en').get<Target[]>('/console/sdg_targets')).data;
		expect([ja.length, en.length]).toEqual([169, 169]);
		expect(en.map((target) => target.id)).toEqual(ja.map((target) => target.id));
		const decentWork = en.find((target) => target.goal_id === 8 && target.target_number === '8');
		expect(decentWork?.target).toBe(`8.8 ${decentWork?.description}`);
		expect(decentWork?.description).toMatch(/^[\x20-\x7e’–]+$/);
		expect(ja.find((target) => target.id === decentWork?.id)?.target).toMatch(/^8\.8 .*[ぁ-ん]/);
	});
});

describe('drafting and publishing', () => {
	it('keeps one draft of each kind, which a save replaces and publishing removes', async () => {
		const app = booted.current;
		const assessor = await makeAssessor(app);
		const { data: targets } = await assessor.get<Target[]>('/console/sdg_targets');
		const contents = smallPaper(targets.slice(0, 2).map((target) => target.id));
		const first = await assessor.post<Saved>(PAPERS, bodyOf([{ content: '大項目' }]));
		expect([first.status, first.message]).toEqual([200, 'The draft was saved.']);
		expect((await assessor.post<Saved>(PAPERS, bodyOf(contents))).data.id).toBe(first.data.id);
		const drafts = await draftOf(assessor);
		expect(drafts).toHaveLength(1);
		expect(withoutIds(drafts[0]?.main_categories)).toMatchObject(contents);
		const { id, name, email } = assessor.user;
		expect(drafts[0]).toMatchObject({ id: first.data.id, published_at: null, created_by: { id, name, email } });

		const published = await assessor.post<Saved>(PAPERS, bodyOf(contents, { is_published: true }));
		expect([published.status, published.message]).toEqual([200, 'The paper was published.']);
		expect(await draftOf(assessor)).toEqual([]);
		const latest = await assessor.get<AssessmentPaper>(`${PAPERS}/latest?is_premium=true`);
		expect(latest.data).toMatchObject({ id: published.data.id, is_published: true });
		expect(withoutIds(latest.data.main_categories)).toMatchObject(contents);
		const audit = await app.deps.db
			.select()
			.from(auditEvents)
			.where(eq(auditEvents.actorId, assessor.user.id))
			.orderBy(auditEvents.id);
		expect(audit.map((row) => row.action)).toEqual(['paper.drafted', 'paper.drafted', 'paper.published']);
	});

	it('never changes a published paper: assessments keep the paper on which they started', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		await admin.post(PAPERS, bodyOf(smallPaper(), { is_published: true }));
		const before = (await admin.get<AssessmentPaper>(`${PAPERS}/latest?is_premium=true`)).data;
		const { progress } = await startedAssessment(app, { admin });
		await admin.post(PAPERS, bodyOf([]));
		await admin.post(PAPERS, bodyOf(smallPaper(), { is_published: true }));
		const after = (await list(admin, true)).find((paper) => paper.id === before.id);
		expect(progress.paperId).toBe(before.id);
		expect(after).toEqual({ ...before, test_takers: 1, running_assessments: 1 });
	});

	it('accepts incomplete drafts and separates the kinds', async () => {
		const admin = await makeConsoleAdmin(booted.current);
		const contents = [{ content: '', sub_categories: [{ content: '', questions: [{ content: '', points: 0 }] }] }];
		const regular = await admin.post<Saved>(PAPERS, bodyOf(contents));
		const simple = await admin.post<Saved>(PAPERS, bodyOf([], { is_premium: false }));
		expect([regular.status, simple.status]).toEqual([200, 200]);
		expect((await draftOf(admin)).map((paper) => paper.id)).toEqual([regular.data.id]);
		expect((await draftOf(admin, false)).map((paper) => paper.id)).toEqual([simple.data.id]);
	});

	it('accepts only contents and points in a simple paper', async () => {
		const admin = await makeConsoleAdmin(booted.current);
		const answer = await admin.post(PAPERS, bodyOf(question({}), { is_premium: false, is_published: true }));
		expect(answer.status).toBe(200);
		await admin.post(PAPERS, bodyOf(smallPaper([999_999]), { is_premium: false, is_published: true }));
		const { data } = await admin.get<AssessmentPaper>(`${PAPERS}/latest?is_premium=false`);
		const questions = data.main_categories.flatMap((category) =>
			category.sub_categories.flatMap((sub) => sub.questions),
		);
		expect(questions).toHaveLength(6);
		expect(questions.every((each) => each.evaluations.length === 0 && each.sdg_target_ids.length === 0)).toBe(true);
	});
});

describe('publishing refuses', () => {
	const QUESTION = 'main_categories.0.sub_categories.0.questions.0';
	const weights = (...all: number[]) => question({ evaluations: all.map((weight) => ({ content: '確認', weight })) });

	it.each<[string, unknown, Record<string, string>]>([
		['no category', [], { main_categories: 'Please add at least one category.' }],
		[
			'no sub-category',
			[{ content: '大項目', sub_categories: [] }],
			{ 'main_categories.0.sub_categories': 'Please add at least one sub category.' },
		],
		[
			'no question',
			[{ content: '大項目', sub_categories: [{ content: '小項目', questions: [] }] }],
			{ 'main_categories.0.sub_categories.0.questions': 'Please add at least one question.' },
		],
		[
			'no perfect score, no weights',
			question({ points: 0 }),
			{
				[`${QUESTION}.points`]: 'Perfect score must be at least 1.',
				[`${QUESTION}.evaluations`]:
					'Weight of evaluations must add up to 1.0. Weight points remaining to distribute: 1.0.',
			},
		],
		[
			'too little weight',
			weights(0.1, 0.2),
			{
				[`${QUESTION}.evaluations`]:
					'Weight of evaluations must add up to 1.0. Weight points remaining to distribute: 0.7.',
			},
		],
	])('%s', async (_, contents, errors) => {
		const admin = await makeConsoleAdmin(booted.current);
		const answer = await admin.post(PAPERS, bodyOf(contents, { is_published: true }));
		expect(answer.status).toBe(422);
		expect(answer.errors).toEqual(Object.fromEntries(Object.entries(errors).map(([path, text]) => [path, [text]])));
	});

	it('with Japanese messages too, and changes neither draft nor active paper', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		await admin.post(PAPERS, bodyOf([{ content: '残る下書き' }]));
		const before = await list(admin, true);
		const answer = await caller(app, admin.token, 'ja').post(PAPERS, bodyOf(weights(0.5, 0.6), { is_published: true }));
		expect(answer.errors[`${QUESTION}.evaluations`]).toEqual([
			'確認項目の重みは合計が1.0になるように入力してください。残りの重み: -0.1',
		]);
		expect(await list(admin, true)).toEqual(before);
	});

	it('accepts ten tenths, which do not add up to one in floating point', async () => {
		const admin = await makeConsoleAdmin(booted.current);
		const answer = await admin.post(PAPERS, bodyOf(weights(0.7, 0.1, 0.1, 0.1), { is_published: true }));
		expect(answer.status).toBe(200);
	});

	it('refuses weights outside 0 to 1 or between tenths, and unknown targets, in drafts too', async () => {
		const admin = await makeConsoleAdmin(booted.current);
		const path = `${QUESTION}.evaluations.0.weight`;
		expect((await admin.post(PAPERS, bodyOf(weights(1.1)))).errors).toHaveProperty([path]);
		expect((await admin.post(PAPERS, bodyOf(weights(0.25)))).errors[path]).toEqual([
			'The weight must be a number in steps of 0.1.',
		]);
		const foreign = await admin.post(PAPERS, bodyOf(question({ sdg_target_ids: [999_999] })));
		expect(foreign.errors).toEqual({
			[`${QUESTION}.sdg_target_ids.0`]: ['The SDG targets field refers to something that does not belong here.'],
		});
	});
});

describe('two people on one draft', () => {
	const contents: PaperContents = smallPaper();

	it('rejects a stale save with who saved meanwhile, and changes nothing', async () => {
		const app = booted.current;
		const [ann, ben] = [await makeConsoleAdmin(app), await makeAssessor(app)];
		const seen = (await ann.post<Saved>(PAPERS, bodyOf(contents))).data.version;
		const saved = await ben.post<Saved>(PAPERS, bodyOf([{ content: 'ベンの項目' }], { version: seen }));
		expect(saved.data.version).toBeGreaterThan(seen);
		const stale = await ann.post(PAPERS, bodyOf(contents, { version: seen }));
		expect(stale.status).toBe(409);
		expect(stale.message).toContain(ben.user.name);
		expect((await draftOf(ann))[0]?.main_categories[0]?.content).toBe('ベンの項目');
		expect((await ann.post(PAPERS, bodyOf(contents))).status).toBe(200);
	});

	it('rejects a save to a draft that was published meanwhile, or that somebody else created', async () => {
		const app = booted.current;
		const [ann, ben] = [await makeConsoleAdmin(app), await makeConsoleAdmin(app)];
		const seen = (await ann.post<Saved>(PAPERS, bodyOf(contents))).data.version;
		await ben.post(PAPERS, bodyOf(contents, { is_published: true, version: seen }));
		const stale = await ann.post(PAPERS, bodyOf(contents, { version: seen }));
		expect([stale.status, stale.message.includes(ben.user.name)]).toEqual([409, true]);
		expect((await ann.post(PAPERS, bodyOf(contents, { version: 0 }))).status).toBe(200);
		expect((await ben.post(PAPERS, bodyOf(contents, { version: 0 }))).status).toBe(409);
	});

	it('accepts exactly one of concurrent saves of a version, and creates one draft', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		await admin.post(PAPERS, bodyOf(contents, { is_published: true }));
		const answers = await Promise.all(
			Array.from({ length: 8 }, () => admin.post(PAPERS, bodyOf(contents, { version: 0 }))),
		);
		expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
		expect(await draftOf(admin)).toHaveLength(1);
	});
});

describe('without any published paper', () => {
	const bare = withApp();

	it('answers 404 for the latest one', async () => {
		const app = bare.current;
		await app.deps.db.delete(papers);
		const admin = await makeConsoleAdmin(app);
		await admin.post(PAPERS, bodyOf(smallPaper()));
		expect((await admin.get(`${PAPERS}/latest?is_premium=true`)).status).toBe(404);
	});
});

describe('access', () => {
	it('admits only staff', async () => {
		const app = booted.current;
		const owner = await makeCompanyUser(app);
		for (const path of [`${PAPERS}?is_premium=true`, `${PAPERS}/latest?is_premium=true`, '/console/sdg_targets']) {
			expect((await owner.get(path)).status).toBe(401);
			expect((await call(app, 'GET', path)).status).toBe(401);
		}
		expect((await owner.post(PAPERS, bodyOf([]))).status).toBe(401);
	});
});
