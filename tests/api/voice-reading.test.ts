import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { tokyoDate } from '#shared/dates.ts';
import type { RequestRow } from '#shared/evidence/requests.ts';
import type { VoiceMark, VoiceRound, VoiceSummary } from '#shared/voice/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, type Staged } from '#tests/support/assessments.ts';
import { sheetQuestions } from '#tests/support/evidence.ts';
import { advance, assessmentAt } from '#tests/support/journey.ts';
import { answerAll, closeAfter, openedRound, paperAbout, readRound, times } from '#tests/support/voice.ts';

const booted = withApp();

/** Questions 1 to 4 of the sheet ask what these say; the rest of it asks something else. */
beforeAll(async () => {
	await publishPaper(booted.current, paperAbout('passport', 'fees', 'pay', 'freedom'));
});
afterEach(() => booted.current.clock.release());

type Sent = Parameters<typeof answerAll>[2];

/** A round that was answered like this and closed. */
const answered = async (said: Sent, status: 3 | 8 = 3) => {
	const app = booted.current;
	const staged = await assessmentAt(app, status);
	const round = await openedRound(app, staged);
	await answerAll(app, round.codes, said);
	await closeAfter(app, round.closes_on);
	return { app, staged, id: round.id };
};

const summaryOf = async ({ owner, progress }: Staged, first = true) =>
	(await owner.get<VoiceSummary | null>(`/app/voice_summary?progress_id=${progress.id}&is_first_time=${first}`)).data;

/** Every call about a round, of staff and company, without what names the round. */
const responses = async ({ staged, id }: Awaited<ReturnType<typeof answered>>, locale: 'ja' | 'en' = 'en') => {
	const { admin, owner, progress } = staged;
	const texts: string[] = [];
	for (const path of [`/${id}`, `?progress_id=${progress.id}`, `/${id}/marks`]) {
		const { text } = await admin.get(`/console/voice_rounds${path}`);
		texts.push(
			text
				.replaceAll(`"id":${id},`, '')
				.replaceAll(`"progress_id":${progress.id},`, '')
				.replaceAll(/"(opened_at|opened_by_name)":"[^"]*",/g, ''),
		);
	}
	texts.push((await owner.get(`/app/voice_summary?progress_id=${progress.id}`)).text, locale);
	return texts;
};

describe('a closed round', () => {
	it('says with one to four answers what it says with none, byte for byte', async () => {
		const none = await responses(await answered([]));
		expect(none[0]).toContain('"result":{"level":"too_few"}');
		for (const count of [1, 4]) {
			const few = await answered(times(count, { said: { passport: 'no', harassment: 'yes' } }));
			expect(await responses(few)).toEqual(none);
			const { rows } = await few.app.deps.db.execute(
				`select sum(count)::int as sum, count(distinct xmin::text)::int as ids from voice_counters where round_id = ${few.id}`,
			);
			expect(rows).toEqual([{ sum: 0, ids: 1 }]);
		}
	});

	it('says bands from five answers on', async () => {
		const { staged, id } = await answered([...times(3, { said: { passport: 'no' } }), ...times(3)]);
		const { result } = await readRound(staged.admin, id);
		expect(result).toMatchObject({ level: 'bands' });
		expect(Object.keys(result ?? {})).toEqual(['level', 'statements']);
		if (result?.level !== 'bands') throw new Error('no bands');
		expect(result.statements.find((one) => one.id === 'passport')).toMatchObject({ yes: 'some', no: 'some' });
		expect(result.statements.find((one) => one.id === 'pay')).toMatchObject({ yes: 'most', no: 'few' });
		expect(result.statements[0]?.text).not.toBe('');
		const japanese = await fetch(`${booted.current.url}/api/console/voice_rounds/${id}`, {
			headers: { Authorization: `Bearer ${staged.admin.token}`, 'Accept-Language': 'ja' },
		});
		expect(await japanese.text()).not.toContain('\uff5b');
	});

	it('says counts from ten answers on, with the languages of fewer than five as one', async () => {
		const said = [
			...times(7),
			...times(3, { language: 'my' }),
			...times(2, { language: 'ne', said: { pay: 'declined' } }),
		];
		const { staged, id } = await answered(said);
		const { result } = await readRound(staged.admin, id);
		expect(result).toMatchObject({
			level: 'counts',
			answers: 12,
			languages: [
				{ language: 'vi', answers: 7 },
				{ language: null, answers: 5 },
			],
		});
		if (result?.level !== 'counts') throw new Error('no counts');
		expect(result.statements.find((one) => one.id === 'pay')).toMatchObject({
			yes: 10,
			no: 0,
			unknown: 0,
			declined: 2,
		});
	});

	it('says nothing before, whoever asks', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 3);
		const round = await openedRound(app, staged);
		await answerAll(app, round.codes, times(12, { said: { passport: 'no' } }));
		const { state, result } = await readRound(staged.admin, round.id);
		expect([state, result]).toEqual(['open', null]);
		expect((await staged.admin.get<VoiceMark[]>(`/console/voice_rounds/${round.id}/marks`)).data).toEqual([]);
		await advance(app, staged, 7);
		expect(await summaryOf(staged)).toBeNull();
	});
});

describe("the company's summary", () => {
	it('comes with the report, from ten answers on, as bands of categories', async () => {
		const { app, staged } = await answered([...times(8, { said: { passport: 'no', freedom: 'no' } }), ...times(2)]);
		for (const status of [4, 5] as const) {
			await advance(app, staged, status);
			expect(await summaryOf(staged)).toBeNull();
		}
		await advance(app, staged, 6);
		const summary = await summaryOf(staged);
		expect(summary?.categories.map(({ id, good }) => [id, good])).toEqual([
			['promises', 'most'],
			['safety', 'most'],
			['freedom', 'few'],
			['respect', 'most'],
			['future', 'most'],
		]);
		expect(summary?.categories[2]?.name).toBe('Freedom');
		expect(await summaryOf(staged, false)).toBeNull();
	});

	it('of a re-assessment comes with its report', async () => {
		const { app, staged } = await answered(times(10), 8);
		await advance(app, staged, 10);
		expect([await summaryOf(staged), await summaryOf(staged, false)]).toEqual([null, null]);
		await advance(app, staged, 11);
		expect(await summaryOf(staged)).toBeNull();
		expect((await summaryOf(staged, false))?.categories).toHaveLength(5);
	});

	it('is the same with nine answers as without a round', async () => {
		const { app, staged } = await answered(times(9));
		await advance(app, staged, 7);
		const without = await assessmentAt(app, 7);
		const read = ({ owner, progress }: Staged) => owner.get(`/app/voice_summary?progress_id=${progress.id}`);
		expect((await read(staged)).text).toBe((await read(without)).text);
	});
});

/** What a company can read of its assessment, without ids and times. */
const companyTexts = async ({ owner, progress }: Staged): Promise<string[]> => {
	const texts: string[] = [];
	for (const path of [
		'/app/assessment',
		'/app/assessment/history',
		'/app/evidence_requests',
		`/app/assessment_results/${progress.id}`,
		`/app/assessment_results/${progress.id}/explanation`,
		`/app/improvement_proposals/${progress.id}`,
		'/app/notices',
	]) {
		const { status, text } = await owner.get(path);
		texts.push(`${path.replace(/\d+/, '')} ${status} ${text.replaceAll(/"[^"]*(\d|利用者|検証)[^"]*"|\d+/g, '#')}`);
	}
	return texts;
};

const scoreOf = async ({ admin, progress }: Staged) =>
	(await admin.get<{ result_index: { score: number } }>(`/console/assessment_results/${progress.id}`)).data.result_index
		?.score;

describe('a mark', () => {
	const against = { said: { passport: 'no' as const } };

	it('stands where the company said yes and three of six say no; the company reads nothing of it, and the score is the same', async () => {
		const { app, staged, id } = await answered([...times(3, against), ...times(3)]);
		const [question] = await sheetQuestions(app, staged.progress.id, 1);
		const { data } = await staged.admin.get<VoiceMark[]>(`/console/voice_rounds/${id}/marks`);
		expect(data.map(({ question_id, statements }) => [question_id, statements.map((one) => one.id)])).toEqual([
			[question, ['passport']],
		]);
		expect(data[0]).toMatchObject({
			number: expect.stringMatching(/^\d+-\d+-\d+$/),
			content: expect.any(String),
			sub_category: { id: expect.any(Number), content: expect.any(String) },
			category: { id: expect.any(Number), content: expect.any(String) },
		});
		const without = await assessmentAt(app, 3);
		expect(await companyTexts(staged)).toEqual(await companyTexts(without));
		const [one, other] = [await advance(app, staged, 7), await advance(app, without, 7)];
		expect(await companyTexts(one)).toEqual(await companyTexts(other));
		expect(await scoreOf(one)).toBe(await scoreOf(other));
	});

	it('is of the sheet of its round', async () => {
		const { app, staged, id } = await answered(times(5, against), 8);
		const [question] = await sheetQuestions(app, staged.progress.id, 2);
		const { data } = await staged.admin.get<VoiceMark[]>(`/console/voice_rounds/${id}/marks`);
		expect(data.map((mark) => mark.question_id)).toEqual([question]);
	});

	it('needs a yes of the company, and a third of those who said yes or no', async () => {
		const app = booted.current;
		const marks = async (said: Sent) => {
			const { staged, id } = await answered(said);
			return (await staged.admin.get<VoiceMark[]>(`/console/voice_rounds/${id}/marks`)).data.length;
		};
		expect(await marks([...times(2, against), ...times(5)])).toBe(0);
		const unsure = times(3, { said: { passport: 'unknown' } });
		expect(await marks([...times(2, against), ...times(4), ...unsure])).toBe(1);
		const { staged, id } = await answered(times(6, { said: { passport: 'no', fees: 'yes' } }));
		const [, fees] = await sheetQuestions(app, staged.progress.id, 1);
		await app.deps.db.execute(`update answer_contents set answer = 2 where id = ${fees}`);
		const { data } = await staged.admin.get<VoiceMark[]>(`/console/voice_rounds/${id}/marks`);
		expect(data.flatMap(({ statements }) => statements.map((one) => one.id))).toEqual(['passport']);
	});
});

describe('requests that a mark prompts', () => {
	const ask = ({ admin }: Staged, id: number, body: object) => admin.post(`/console/voice_rounds/${id}/requests`, body);
	const asked = async ({ owner }: Staged) => (await owner.get<RequestRow[]>('/app/evidence_requests')).data;

	it('go out for three questions at once, in the order of the sheet, with one neutral text', async () => {
		const { app, staged, id } = await answered(times(6, { said: { passport: 'no' } }));
		const questions = await sheetQuestions(app, staged.progress.id, 1);
		const [passport = 0, second = 0, third = 0] = questions;
		const sent = await ask(staged, id, { question_ids: [third, passport, second], due_on: '2027-01-31' });
		expect([sent.status, sent.data]).toMatchObject([200, [{ status: 'open' }, { status: 'open' }, { status: 'open' }]]);
		const rows = (await asked(staged)).toSorted((a, b) => a.id - b.id);
		expect(rows.map(({ question }) => question?.answer_content_id)).toEqual([passport, second, third]);
		expect(new Set(rows.map(({ content, due_on }) => `${content} ${due_on}`)).size).toBe(1);
		expect(rows[0]?.content).toContain('documents on this question');
	});

	it('are refused for fewer, for none that is marked, and for questions of others, and none goes out', async () => {
		const { app, staged, id } = await answered(times(6, { said: { passport: 'no' } }));
		const [passport = 0, second = 0, third = 0, fourth = 0] = await sheetQuestions(app, staged.progress.id, 1);
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
