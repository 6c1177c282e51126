import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AssessmentPaper } from '#shared/papers/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { call } from '#tests/support/client.ts';
import { makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { downloadFile, importWorkbook, regularWorkbook } from '#tests/support/files/workbooks.ts';

const booted = withApp();

const PAPERS = '/console/assessment_papers';

type Part = { key?: string; content: string };
type Item = Part & { weight: number; anchors?: unknown };
type Question = Part & {
	points: number;
	evaluations: Item[];
	na_condition?: string | null;
	guidance?: unknown;
	is_critical?: boolean;
};
type Contents = (Part & { sub_categories: (Part & { questions: Question[] })[] })[];

const ANCHORS = { full: '全員分ある', full_en: 'All', half: null, half_en: null, none: 'ない', none_en: 'None' };
const GUIDANCE = {
	purpose: '約束した条件で働けるようにするため。',
	purpose_en: 'So that the terms are kept.',
	basis: [
		{
			kind: 'law',
			text: '労働条件を明示する。',
			text_en: 'State the terms of employment.',
			source: '労働基準法第15条',
			source_en: 'Labor Standards Act, Article 15',
			as_of: '2026-11-21',
		},
		{ kind: 'duty', text: '母語で示す。', text_en: null, source: '指針', source_en: null, as_of: null },
	],
	evidence: [{ text: '労働条件通知書', text_en: 'Notice of terms' }],
};

/** A paper of one category and one sub-category with questions of these texts, as a client of the specification sends it. */
const plain = (...texts: string[]): Contents => [
	{
		content: '大項目',
		sub_categories: [
			{
				content: '小項目',
				questions: texts.map((content) => ({
					content,
					points: 10,
					evaluations: [{ content: `${content}の確認`, weight: 1 }],
				})),
			},
		],
	},
];

const said = { na_condition: '採用がない場合', guidance: GUIDANCE, is_critical: true };

/** The same with statements on the first question and its check item. */
const guided = (...texts: string[]): Contents => {
	const contents = plain(...texts);
	const question = contents[0]?.sub_categories[0]?.questions[0];
	if (question) Object.assign(question, said, { evaluations: [{ content: '確認', weight: 1, anchors: ANCHORS }] });
	return contents;
};

const save = (person: Person, main_categories: unknown, more: Record<string, unknown> = {}) =>
	person.post<{ id: number; version: number }>(PAPERS, {
		is_premium: true,
		is_published: false,
		main_categories,
		...more,
	});

const publish = async (person: Person, main_categories: unknown, more: Record<string, unknown> = {}) => {
	const answer = await save(person, main_categories, { is_published: true, ...more });
	expect(answer.errors).toEqual({});
	return latest(person);
};

const papersOf = async (person: Person, isPremium = true): Promise<AssessmentPaper[]> =>
	(await person.get<AssessmentPaper[]>(`${PAPERS}?is_premium=${isPremium}`)).data;

const latest = async (person: Person): Promise<AssessmentPaper> =>
	(await person.get<AssessmentPaper>(`${PAPERS}/latest?is_premium=true`)).data;

const draftOf = async (person: Person, isPremium = true): Promise<AssessmentPaper> => {
	const draft = (await papersOf(person, isPremium)).find((paper) => !paper.is_published);
	if (!draft) throw new Error('there is no draft');
	return draft;
};

const questionsOf = ({ main_categories }: Pick<AssessmentPaper, 'main_categories'>) =>
	main_categories.flatMap((category) => category.sub_categories.flatMap((sub) => sub.questions));

const keysOf = ({ main_categories }: Pick<AssessmentPaper, 'main_categories'>): string[] =>
	main_categories.flatMap((category) => [
		category.key,
		...category.sub_categories.flatMap((sub) => [
			sub.key,
			...sub.questions.flatMap((question) => [question.key, ...question.evaluations.map((item) => item.key)]),
		]),
	]);

/** Everything that a paper says, without ids. */
const saysOf = (paper: AssessmentPaper): unknown =>
	JSON.parse(
		JSON.stringify(
			[paper.introduction, paper.introduction_en, paper.explain_level, paper.main_categories],
			(name, value) => (name === 'id' ? undefined : value),
		),
	);

describe('the keys of a paper', () => {
	it('are found by the text for a client that does not send them', async () => {
		const admin = await makeConsoleAdmin(booted.current);
		const before = await publish(admin, plain('一', '二'));
		expect(new Set(keysOf(before)).size).toBe(6);
		await save(admin, plain('二', '三', '一'));
		const [second, third, first] = questionsOf(await draftOf(admin));
		const [one, two] = questionsOf(before);
		expect([first?.key, second?.key]).toEqual([one?.key, two?.key]);
		expect(first?.evaluations[0]?.key).toBe(one?.evaluations[0]?.key);
		expect(keysOf(before)).not.toContain(third?.key);
		// Saved again, a new question keeps the key that it got.
		await save(admin, plain('三', '一'));
		expect(questionsOf(await draftOf(admin)).map((question) => question.key)).toEqual([third?.key, one?.key]);
		expect(questionsOf(await publish(admin, plain('三', '一')))[0]?.key).toBe(third?.key);
	});

	it('are taken once each where a text stands twice, and only within the same parent', async () => {
		const admin = await makeConsoleAdmin(booted.current);
		const before = await publish(admin, plain('同じ', '同じ'));
		const [first, second] = questionsOf(before);
		const again = questionsOf(await publish(admin, plain('同じ', '同じ', '同じ')));
		expect(again.slice(0, 2).map((question) => question.key)).toEqual([first?.key, second?.key]);
		expect([first?.key, second?.key]).not.toContain(again[2]?.key);
		const elsewhere = plain('同じ');
		for (const category of elsewhere) category.content = '別の大項目';
		const moved = await publish(admin, elsewhere);
		expect(keysOf(before)).not.toContain(questionsOf(moved)[0]?.key);
	});

	it('stay where a question with its key is worded anew or moved', async () => {
		const admin = await makeConsoleAdmin(booted.current);
		const before = await publish(admin, guided('一', '二'));
		const [one] = questionsOf(before);
		const contents = plain('二', '言いかえた一');
		for (const category of contents) category.content = '別の大項目';
		Object.assign(contents[0]?.sub_categories[0]?.questions[1] ?? {}, { key: one?.key.toUpperCase() });
		const [, moved] = questionsOf(await publish(admin, contents));
		expect(moved).toMatchObject({ key: one?.key, content: '言いかえた一', na_condition: '採用がない場合' });
	});

	it('are refused where one was sent twice, on both places', async () => {
		const admin = await makeConsoleAdmin(booted.current);
		const key = randomUUID();
		const contents = plain('一', '二');
		const questions = contents[0]?.sub_categories[0]?.questions ?? [];
		for (const question of questions) question.key = key;
		const answer = await save(admin, contents);
		const QUESTIONS = 'main_categories.0.sub_categories.0.questions';
		expect([answer.status, Object.keys(answer.errors)]).toEqual([422, [`${QUESTIONS}.0.key`, `${QUESTIONS}.1.key`]]);
		const odd = await save(admin, [{ content: '大項目', key: 'no key' }]);
		expect([odd.status, Object.keys(odd.errors)]).toEqual([422, ['main_categories.0.key']]);
	});
});

describe('what a paper says beside its questions', () => {
	it('stays as it is where it is omitted; null clears it', async () => {
		const admin = await makeConsoleAdmin(booted.current);
		const before = await publish(admin, guided('一'), {
			introduction: '対象の人',
			introduction_en: null,
			explain_level: 'item',
		});
		const [one] = questionsOf(before);
		expect(one).toMatchObject({ ...said, na_condition_en: null, evaluations: [{ anchors: ANCHORS }] });
		expect(before).toMatchObject({ introduction: '対象の人', introduction_en: null, explain_level: 'item' });
		const omitted = plain('一');
		Object.assign(omitted[0]?.sub_categories[0]?.questions[0] ?? {}, { evaluations: [{ content: '確認', weight: 1 }] });
		await save(admin, omitted);
		const draft = await draftOf(admin);
		expect(questionsOf(draft)[0]).toMatchObject({ ...said, evaluations: [{ anchors: ANCHORS }] });
		expect(draft).toMatchObject({ introduction: '対象の人', explain_level: 'question' });
		const cleared = { na_condition: '', guidance: null, is_critical: false };
		Object.assign(omitted[0]?.sub_categories[0]?.questions[0] ?? {}, cleared);
		await save(admin, omitted, { introduction: null });
		const after = await draftOf(admin);
		expect(questionsOf(after)[0]).toMatchObject({ na_condition: null, guidance: null, is_critical: false });
		expect(after.introduction).toBeNull();
	});

	it('of a check item, too: whether 0 % is a violation', async () => {
		const admin = await makeConsoleAdmin(booted.current);
		const paper = (item: object) => {
			const contents = plain('一');
			Object.assign(contents[0]?.sub_categories[0]?.questions[0] ?? {}, {
				evaluations: [{ content: '確認', weight: 1, ...item }],
			});
			return contents;
		};
		const marked = async () => questionsOf(await draftOf(admin))[0]?.evaluations[0];
		await publish(admin, paper({ is_critical_item: true }));
		await save(admin, paper({}));
		expect(await marked()).toMatchObject({ is_critical_item: true });
		await save(admin, paper({ is_critical_item: false }));
		expect(await marked()).toMatchObject({ is_critical_item: false });
	});

	it('must be whole for publishing, and may be incomplete in a draft', async () => {
		const admin = await makeConsoleAdmin(booted.current);
		const contents = guided('一');
		const question = contents[0]?.sub_categories[0]?.questions[0];
		Object.assign(question ?? {}, {
			guidance: { ...GUIDANCE, purpose: '', evidence: [{ text: '' }] },
			evaluations: [{ content: '確認', weight: 1, anchors: { ...ANCHORS, none: '' } }],
		});
		expect((await save(admin, contents)).status).toBe(200);
		const answer = await save(admin, contents, { is_published: true });
		const QUESTION = 'main_categories.0.sub_categories.0.questions.0';
		expect(Object.keys(answer.errors).sort()).toEqual([
			`${QUESTION}.evaluations.0.anchors.none`,
			`${QUESTION}.guidance.evidence.0.text`,
			`${QUESTION}.guidance.purpose`,
		]);
	});

	it('is dropped from a simple paper as far as it is about ratings', async () => {
		const admin = await makeConsoleAdmin(booted.current);
		await save(admin, guided('簡易の設問'), { is_premium: false });
		const [question] = questionsOf(await draftOf(admin, false));
		expect(question).toMatchObject({ na_condition: '採用がない場合', is_critical: false, evaluations: [] });
		expect(question?.guidance).toEqual(GUIDANCE);
	});
});

describe('a workbook', () => {
	it('carries keys and statements out and in, in either language', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const published = await publish(admin, guided('一', '二'), {
			introduction: '1行目\n2行目',
			introduction_en: 'Who is meant',
			explain_level: 'item',
		});
		for (const locale of ['ja', 'en'] as const) {
			const { content } = await downloadFile(app, admin.token, `${PAPERS}/${published.id}/download`, locale);
			const answer = await importWorkbook(app, admin.token, { content });
			expect([answer.status, answer.errors]).toEqual([200, {}]);
			const draft = await draftOf(admin);
			expect(saysOf(draft)).toEqual(saysOf(published));
			const again = await downloadFile(app, admin.token, `${PAPERS}/${draft.id}/download`, locale);
			expect((await importWorkbook(app, admin.token, { content: again.content })).status).toBe(200);
			expect(saysOf(await draftOf(admin))).toEqual(saysOf(published));
		}
	});

	it('of the former layout is accepted: keys are found by the text, statements stay', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const published = await publish(admin, guided('一'));
		const content = await regularWorkbook([
			['大項目', '大項目'],
			['小項目', '小項目'],
			['設問', '一', null, 20],
			['確認項目', '確認', null, null, 1],
		]);
		expect((await importWorkbook(app, admin.token, { content })).errors).toEqual({});
		const draft = await draftOf(admin);
		expect(keysOf(draft)).toEqual(keysOf(published));
		expect(questionsOf(draft)[0]).toMatchObject({ points: 20, ...said, evaluations: [{ anchors: ANCHORS }] });
	});
});

it('shows nobody outside the console what a paper says', async () => {
	expect((await call(booted.current, 'GET', `${PAPERS}/latest?is_premium=true`)).status).toBe(401);
});
