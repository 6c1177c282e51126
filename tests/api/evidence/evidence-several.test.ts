import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, tokyoDate } from '#shared/dates.ts';
import type { AskableQuestion, RequestRow } from '#shared/evidence/requests.ts';
import { withApp } from '#tests/support/app.ts';
import { sheetQuestions } from '#tests/support/assessment/evidence.ts';
import { askSeveral, READY, withGuidance } from '#tests/support/assessment/ready-requests.ts';
import { publishPaper, type Staged, smallPaper } from '#tests/support/assessments.ts';
import { call } from '#tests/support/client.ts';
import { makeAssessor } from '#tests/support/factories.ts';
import { advance, assessmentAt } from '#tests/support/journey.ts';

/** The text with which every request on a question begins, and requests on several questions at once. */

const booted = withApp();

beforeAll(async () => {
	await publishPaper(booted.current, withGuidance(smallPaper()));
});

const askable = (staged: Staged, locale: 'ja' | 'en' = 'en') =>
	call<AskableQuestion[]>(booted.current, 'GET', `/console/evidence_questions?progress_id=${staged.progress.id}`, {
		token: staged.admin.token,
		locale,
	});

const asked = async ({ owner }: Staged): Promise<RequestRow[]> =>
	(await owner.get<RequestRow[]>('/app/evidence_requests')).data.toSorted((a, b) => a.id - b.id);

describe('the ready text of a question', () => {
	it.each([
		[3, 1],
		[8, 2],
	] as const)('is told at %i with all questions of the sheet, in the language of who asks', async (status, round) => {
		const app = booted.current;
		const staged = await assessmentAt(app, status);
		const questions = await sheetQuestions(app, staged.progress.id, round);
		for (const locale of ['en', 'ja'] as const) {
			const { data } = await askable(staged, locale);
			expect(data.map(({ id }) => id)).toEqual(questions);
			expect(data.map(({ number }) => number)).toEqual(['1-1-1', '1-1-2', '1-2-1', '1-2-2', '2-1-1', '2-1-2']);
			const rest = Array.from({ length: 3 }, () => READY[locale][2]);
			expect(data.map(({ ready_request }) => ready_request)).toEqual([...READY[locale], ...rest]);
		}
		const [first] = (await askable(staged, 'ja')).data;
		expect(first).toMatchObject({
			content: '設問1-1-1',
			sub_category: { content: '小項目1-1' },
			category: { content: '大項目1' },
		});
	});

	it.each([
		[3, 'pending_assessments'],
		[8, 're_assessments'],
	] as const)('stands at %i with each question that is checked', async (status, sheets) => {
		const staged = await assessmentAt(booted.current, status);
		const [first] = (await askable(staged)).data;
		const path = `/console/${sheets}/answer_sub_categories/${first?.sub_category.id}`;
		const { data } = await staged.admin.get<{ answer_contents: { ready_request: string }[] }>(path);
		expect(data.answer_contents.map(({ ready_request }) => ready_request)).toEqual(READY.en.slice(0, 2));
	});

	it('fits into a request, however much a paper accepts as evidence', async () => {
		const app = booted.current;
		const contents = withGuidance(smallPaper());
		const [first] = contents[0]?.sub_categories[0]?.questions ?? [];
		if (!first?.guidance) throw new Error('no guidance');
		first.guidance.evidence = Array.from({ length: 20 }, () => ({ text: 'あ'.repeat(700), text_en: 'x'.repeat(700) }));
		await publishPaper(app, contents);
		const staged = await assessmentAt(app, 3);
		await publishPaper(app, withGuidance(smallPaper()));
		const [long] = (await askable(staged)).data;
		expect(long?.ready_request.split('\n')).toHaveLength(3);
		expect((await askSeveral(staged.admin, staged, [long?.id ?? 0])).status).toBe(200);
		expect((await asked(staged))[0]?.content).toBe(long?.ready_request);
	});
});

describe('several questions at once', () => {
	it('are asked in the order of the sheet, each with its ready text, due in a week unless said otherwise', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 3);
		const assessor = await makeAssessor(app, [staged.companyId]);
		const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = await sheetQuestions(app, staged.progress.id, 1);
		const sent = await askSeveral(assessor, staged, [third, first, second, first]);
		expect([sent.status, sent.message, sent.data]).toMatchObject([
			200,
			'The company has been asked for evidence.',
			[{ status: 'open' }, { status: 'open' }, { status: 'open' }],
		]);
		await askSeveral(assessor, staged, [fourth], { due_on: '2031-01-31' });
		await askSeveral(assessor, staged, [fifth], { due_on: '' });
		const rows = await asked(staged);
		expect(rows.map(({ question }) => question?.answer_content_id)).toEqual([first, second, third, fourth, fifth]);
		expect(rows.map(({ content }) => content)).toEqual([...READY.en, READY.en[2], READY.en[2]]);
		const usual = addDays(tokyoDate(app.clock.now()), 7);
		expect(rows.map(({ due_on }) => due_on)).toEqual([usual, usual, usual, '2031-01-31', null]);
	});

	it('of the re-assessment are asked on its sheet', async () => {
		const staged = await assessmentAt(booted.current, 8);
		const [question = 0] = await sheetQuestions(booted.current, staged.progress.id, 2);
		const [first = 0] = await sheetQuestions(booted.current, staged.progress.id, 1);
		expect((await askSeveral(staged.admin, staged, [first])).status).toBe(422);
		expect((await askSeveral(staged.admin, staged, [question])).status).toBe(200);
		expect(await asked(staged)).toMatchObject([{ round: 2, content: READY.en[0] }]);
	});

	it('are refused as a whole: none, of another company, at another time, of a company that is not theirs', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 3);
		const other = await assessmentAt(app, 3);
		const [own = 0] = await sheetQuestions(app, staged.progress.id, 1);
		const [foreign = 0] = await sheetQuestions(app, other.progress.id, 1);
		for (const questions of [[], [own, foreign]]) {
			const refused = await askSeveral(staged.admin, staged, questions);
			expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['answer_content_ids']]);
		}
		const stranger = await makeAssessor(app, [other.companyId]);
		expect((await askSeveral(stranger, staged, [own])).status).toBe(404);
		const questions = `/console/evidence_questions?progress_id=${staged.progress.id}`;
		expect((await stranger.get(questions)).status).toBe(404);
		expect(await asked(staged)).toEqual([]);
		await advance(app, staged, 4);
		expect((await askSeveral(staged.admin, staged, [own])).status).toBe(409);
		expect((await staged.admin.get(questions)).status).toBe(200);
	});
});
