import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { VoiceMark, VoiceSummary } from '#shared/voice/schemas.ts';
import { STATEMENT_IDS } from '#shared/voice/statements.ts';
import { withApp } from '#tests/support/app.ts';
import { sheetQuestions } from '#tests/support/assessment/evidence.ts';
import { publishPaper, type Staged } from '#tests/support/assessments.ts';
import { advance, assessmentAt } from '#tests/support/journey.ts';
import { answerAll, closeAfter, openedRound, paperAbout, readRound, times } from '#tests/support/voice.ts';

const booted = withApp();

/** Questions 1 to 4 of the sheet ask what these say; the rest of it asks something else. */
beforeAll(async () => {
	await publishPaper(booted.current, paperAbout('own_papers', 'debt', 'pay', 'go_out'));
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
			const few = await answered(times(count, { said: { own_papers: 'no', harassment: 'yes' } }));
			expect(await responses(few)).toEqual(none);
			const { rows } = await few.app.deps.db.execute(
				`select sum(count)::int as sum, count(distinct xmin::text)::int as ids from voice_counters where round_id = ${few.id}`,
			);
			expect(rows).toEqual([{ sum: 0, ids: 1 }]);
		}
	});

	it('says bands from five answers on', async () => {
		const { staged, id } = await answered([...times(3, { said: { own_papers: 'no' } }), ...times(3)]);
		const { result } = await readRound(staged.admin, id);
		expect(result).toMatchObject({ level: 'bands' });
		expect(Object.keys(result ?? {})).toEqual(['level', 'statements']);
		if (result?.level !== 'bands') throw new Error('no bands');
		expect(result.statements.find((one) => one.id === 'own_papers')).toMatchObject({ yes: 'some', no: 'some' });
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
		await answerAll(app, round.codes, times(12, { said: { own_papers: 'no' } }));
		const { state, result } = await readRound(staged.admin, round.id);
		expect([state, result]).toEqual(['open', null]);
		expect((await staged.admin.get<VoiceMark[]>(`/console/voice_rounds/${round.id}/marks`)).data).toEqual([]);
		await advance(app, staged, 7);
		expect(await summaryOf(staged)).toBeNull();
	});
});

describe("the company's summary", () => {
	it('comes with the report, from ten answers on, as bands of categories', async () => {
		const { app, staged } = await answered([
			...times(8, { said: { own_papers: 'no', go_out: 'no', quit: 'no', debt: 'yes' } }),
			...times(2),
		]);
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
	const against = { said: { own_papers: 'no' as const } };

	it('stands where the company said yes and five of ten say no; the company reads nothing of it, and the score is the same', async () => {
		const { app, staged, id } = await answered([...times(5, against), ...times(5)]);
		const [question] = await sheetQuestions(app, staged.progress.id, 1);
		const { data } = await staged.admin.get<VoiceMark[]>(`/console/voice_rounds/${id}/marks`);
		expect(data.map(({ question_id, statements }) => [question_id, statements.map((one) => one.id)])).toEqual([
			[question, ['own_papers']],
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
		const { app, staged, id } = await answered(times(10, against), 8);
		const [question] = await sheetQuestions(app, staged.progress.id, 2);
		const { data } = await staged.admin.get<VoiceMark[]>(`/console/voice_rounds/${id}/marks`);
		expect(data.map((mark) => mark.question_id)).toEqual([question]);
	});

	it('needs a yes of the company, three who disagree, and a third of those who said yes or no', async () => {
		const app = booted.current;
		const marks = async (said: Sent) => {
			const { staged, id } = await answered(said);
			return (await staged.admin.get<VoiceMark[]>(`/console/voice_rounds/${id}/marks`)).data.length;
		};
		expect(await marks([...times(3, against), ...times(7)])).toBe(0);
		const unsure = times(6, { said: { own_papers: 'unknown' } });
		expect(await marks([...times(2, against), ...times(2), ...unsure])).toBe(0);
		expect(await marks([...times(3, against), ...times(6), ...times(1, { said: { own_papers: 'declined' } })])).toBe(1);
		const { staged, id } = await answered(times(10, { said: { own_papers: 'no', debt: 'yes' } }));
		const [, debt] = await sheetQuestions(app, staged.progress.id, 1);
		await app.deps.db.execute(`update answer_contents set answer = 2 where id = ${debt}`);
		const { data } = await staged.admin.get<VoiceMark[]>(`/console/voice_rounds/${id}/marks`);
		expect(data.flatMap(({ statements }) => statements.map((one) => one.id))).toEqual(['own_papers']);
	});

	it.each([5, 9])('is nowhere with %i answers, and no call tells what was answered', async (count) => {
		const app = booted.current;
		/** What staff are told who look for marks and try to ask about them; the ids of a question say nothing of answers. */
		const told = async (said: Sent): Promise<string[]> => {
			const { staged, id } = await answered(said);
			const questions = await sheetQuestions(app, staged.progress.id, 1);
			const path = `/console/voice_rounds/${id}`;
			const marks = await staged.admin.get(`${path}/marks`);
			const asked = await staged.admin.post(`${path}/requests`, { question_ids: questions.slice(0, 3) });
			return [marks, asked].map(({ status, text }) => `${status} ${text}`);
		};
		const declined = Object.fromEntries(STATEMENT_IDS.map((id) => [id, 'declined' as const]));
		const no = Object.fromEntries(STATEMENT_IDS.map((id) => [id, 'no' as const]));
		const content = await told(times(count));
		expect(content[0]).toBe('200 {"message":"","data":[]}');
		expect(await told(times(count, { said: no }))).toEqual(content);
		expect(await told([...times(count - 1, { said: declined }), { said: no }])).toEqual(content);
	});
});
