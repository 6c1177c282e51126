import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addDays, tokyoDate } from '#shared/dates.ts';
import type { RequestRow } from '#shared/evidence/requests.ts';
import type { VoiceRound } from '#shared/voice/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { askFor, sheetQuestions } from '#tests/support/assessment/evidence.ts';
import { askSeveral, READY, seenByCompany, withGuidance } from '#tests/support/assessment/ready-requests.ts';
import { publishPaper, type Staged } from '#tests/support/assessments.ts';
import { advance, assessmentAt } from '#tests/support/journey.ts';
import { answerAll, closeAfter, openedRound, paperAbout, times } from '#tests/support/voice.ts';

const booted = withApp();

beforeAll(async () => {
	await publishPaper(booted.current, withGuidance(paperAbout('own_papers', 'debt', 'pay', 'go_out')));
});
afterEach(() => booted.current.clock.release());

/** A closed round whose workers do not agree with the first question. */
const marked = async () => {
	const app = booted.current;
	const staged = await assessmentAt(app, 3);
	const round = await openedRound(app, staged);
	await answerAll(app, round.codes, times(10, { said: { own_papers: 'no' } }));
	await closeAfter(app, round.closes_on);
	return { app, staged, id: round.id, questions: await sheetQuestions(app, staged.progress.id, 1) };
};

const ask = ({ admin }: Staged, id: number, body: object) => admin.post(`/console/voice_rounds/${id}/requests`, body);
const asked = async ({ owner }: Staged) => (await owner.get<RequestRow[]>('/app/evidence_requests')).data;

const usualDay = (): string => addDays(tokyoDate(booted.current.clock.now()), 7);

describe('requests that a mark prompts', () => {
	it('go out for three questions at once, in the order of the sheet, with the ready text of each and the usual due date', async () => {
		const { staged, id, questions } = await marked();
		const [passport = 0, second = 0, third = 0] = questions;
		const sent = await ask(staged, id, { question_ids: [third, passport, second], due_on: '2031-01-31', content: 'x' });
		expect([sent.status, sent.data]).toMatchObject([200, [{ status: 'open' }, { status: 'open' }, { status: 'open' }]]);
		const rows = (await asked(staged)).toSorted((a, b) => a.id - b.id);
		expect(rows.map(({ question }) => question?.answer_content_id)).toEqual([passport, second, third]);
		expect(rows.map(({ content }) => content)).toEqual(READY.en);
		expect(rows.map(({ due_on }) => due_on)).toEqual([usualDay(), usualDay(), usualDay()]);
	});

	it('are, to the company, the same bytes in the same order as ordinary requests: its calls, notices and mails', async () => {
		const { app, staged, id, questions } = await marked();
		const other = await assessmentAt(app, 3, { admin: staged.admin });
		const ordinary = await sheetQuestions(app, other.progress.id, 1);
		expect((await ask(staged, id, { question_ids: questions.slice(0, 3) })).status).toBe(200);
		const picked = [2, 0, 1].map((at) => ordinary[at] ?? 0);
		expect((await askSeveral(staged.admin, other, picked)).status).toBe(200);
		const [prompted, usual] = [await seenByCompany(app, staged), await seenByCompany(app, other)];
		// The list, each request, the inbox, the overview, and the mails of the three beside that of the beginning.
		expect(prompted.length).toBeGreaterThanOrEqual(1 + 3 + 1 + 1 + 3);
		expect(prompted.filter((text) => text.includes('no mail'))).toEqual([]);
		expect(prompted.slice(1, 4).map((text) => JSON.parse(text).data.content)).toEqual([...READY.en].reverse());
		expect(prompted).toEqual(usual);
		for (const one of [staged, other]) {
			const rows = await asked(one);
			expect(new Set(rows.map(({ created_at }) => created_at)).size).toBe(1);
		}
	});

	it('hold what an ordinary request on one question holds that is sent as it was offered', async () => {
		const { app, staged, id, questions } = await marked();
		const other = await assessmentAt(app, 3, { admin: staged.admin });
		await ask(staged, id, { question_ids: questions.slice(0, 3) });
		for (const [at, question] of (await sheetQuestions(app, other.progress.id, 1)).slice(0, 3).entries()) {
			const offered = { answer_content_id: question, content: READY.en[at], due_on: usualDay() };
			expect((await askFor(staged.admin, other.progress.id, offered)).status).toBe(200);
		}
		expect(await seenByCompany(app, staged)).toEqual(await seenByCompany(app, other));
	});

	it('are refused for fewer, for none that is marked, and for questions of others, and none goes out', async () => {
		const { app, staged, id, questions } = await marked();
		const [passport = 0, second = 0, third = 0, fourth = 0] = questions;
		const other = await assessmentAt(app, 3);
		const [foreign = 0] = await sheetQuestions(app, other.progress.id, 1);
		for (const question_ids of [
			[passport],
			[passport, second, passport],
			[second, third, fourth],
			[passport, second, foreign],
		]) {
			const refused = await ask(staged, id, { question_ids });
			expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['question_ids']]);
		}
		expect(await asked(staged)).toEqual([]);
		await advance(app, staged, 4);
		expect((await ask(staged, id, { question_ids: [passport, second, third] })).status).toBe(409);
	});

	it('wait for the closing', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 3);
		const { id } = await openedRound(app, staged);
		const questions = await sheetQuestions(app, staged.progress.id, 1);
		expect((await ask(staged, id, { question_ids: questions.slice(0, 3) })).status).toBe(409);
		const { data } = await staged.admin.get<VoiceRound[]>(`/console/voice_rounds?progress_id=${staged.progress.id}`);
		expect(data[0]?.opened_at.slice(0, 4)).toBe(tokyoDate(app.clock.now()).slice(0, 4));
	});
});
