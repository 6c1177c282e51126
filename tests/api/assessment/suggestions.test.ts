import { beforeAll, describe, expect, it } from 'vitest';
import type { AcceptedSuggestions, Suggestions } from '#shared/answering/suggestions.ts';
import {
	readFirstSheet,
	readOverview,
	readSheet,
	readSubCategoryIds,
	type Sheet,
	saveSheet,
	sheetPath,
} from '#tests/support/answering.ts';
import { withApp } from '#tests/support/app.ts';
import {
	answerByNumber,
	formerAnswerTo,
	formerPaper,
	NUMBERS,
	numberIn,
	secondYear,
} from '#tests/support/assessment/year-papers.ts';
import {
	answerEverything,
	publishPaper,
	readProgress,
	type Staged,
	startedAssessment,
} from '#tests/support/assessments.ts';
import { caller } from '#tests/support/client.ts';
import type { Person } from '#tests/support/factories.ts';
import { advance, assessmentAt, cancelled } from '#tests/support/journey.ts';

/** Last year's answers: offered by the keys of their questions, and answered only once they are accepted. */

const booted = withApp();

const suggestionsPath = (id: number): string => `${sheetPath(id)}/suggestions`;

const readSuggestions = async (person: Person, id: number): Promise<Suggestions> => {
	const { status, data } = await person.get<Suggestions>(suggestionsPath(id));
	expect(status).toBe(200);
	return data;
};

const accept = (person: Person, id: number, ids: readonly number[], version?: number) =>
	person.post<AcceptedSuggestions>(`${sheetPath(id)}/accept_suggestions`, { answer_content_ids: ids, version });

type Offered = { sheet: Sheet; suggestions: Suggestions['suggestions'] };

/** All sheets of the current assessment with what is offered for them. */
const readAll = async (person: Person): Promise<Offered[]> => {
	const sheets: Offered[] = [];
	for (const id of await readSubCategoryIds(person)) {
		const { suggestions } = await readSuggestions(person, id);
		sheets.push({ sheet: await readSheet(person, id), suggestions });
	}
	return sheets;
};

const idsOf = (suggestions: Suggestions['suggestions']): number[] => suggestions.map((one) => one.answer_content_id);

const submittedAt = async ({ progress }: Staged): Promise<string | undefined> =>
	(await readProgress(booted.current, progress.id)).submittedAt?.toISOString();

describe('of 75 questions, 5 reworded, 3 new, and 2 removed', () => {
	let former: Staged;
	let staged: Staged;
	let sheets: Offered[];

	beforeAll(async () => {
		({ former, staged } = await secondYear(booted.current));
		sheets = await readAll(staged.owner);
	});

	const offered = () => sheets.flatMap(({ suggestions }) => suggestions);
	const contentOf = (id: number): string => {
		const found = sheets.flatMap(({ sheet }) => sheet.answer_contents).find((question) => question.id === id);
		if (!found) throw new Error(`no question ${id}`);
		return found.content;
	};

	it('67 are offered as they were, 5 as differences, and 3 have nothing', () => {
		const plain = offered().filter(({ rewording }) => rewording === null);
		const reworded = offered().filter(({ rewording }) => rewording !== null);
		const ids = new Set(idsOf(offered()));
		const empty = sheets.flatMap(({ sheet }) => sheet.answer_contents).filter(({ id }) => !ids.has(id));
		expect([plain.length, reworded.length, empty.length]).toEqual([67, 5, 3]);
		expect(reworded.map((one) => numberIn(contentOf(one.answer_content_id)))).toEqual(NUMBERS.reworded);
		expect(empty.map(({ content }) => numberIn(content))).toEqual(NUMBERS.new);
		for (const { answer_content_id, answer, extension_note } of offered()) {
			expect({ answer, extension_note }).toEqual(formerAnswerTo(numberIn(contentOf(answer_content_id))));
		}
	});

	it('a difference shows both wordings in the language of the reader, or in the one that has changed', async () => {
		const [first, second] = offered().filter(({ rewording }) => rewording !== null);
		expect([first?.rewording, second?.rewording]).toEqual([
			{ before: 'Question 10', after: 'Question 10 (revised)' },
			{ before: 'Question 25', after: 'Question 25 (revised)' },
		]);
		const inJapanese = async (of: typeof first): Promise<unknown> => {
			const own = sheets.find(({ suggestions }) => suggestions.some((one) => one === of));
			const reader = caller(booted.current, staged.owner.token, 'ja');
			const { data } = await reader.get<Suggestions>(suggestionsPath(own?.sheet.id ?? 0));
			return data.suggestions.find((one) => one.answer_content_id === of?.answer_content_id)?.rewording;
		};
		expect(await inJapanese(second)).toEqual({ before: '設問25', after: '設問25（改訂）' });
		expect(await inJapanese(first)).toEqual({ before: 'Question 10', after: 'Question 10 (revised)' });
	});

	it('nothing is answered by reading: the assessment is not even begun', async () => {
		expect(sheets.flatMap(({ sheet }) => sheet.answer_contents.map(({ answer }) => answer))).toEqual(
			Array(75).fill(null),
		);
		expect(sheets.every(({ sheet }) => sheet.version === 0 && sheet.saved_at === null)).toBe(true);
		expect((await readProgress(booted.current, staged.progress.id)).status).toBe(1);
		expect(await readOverview(staged.owner)).toMatchObject({
			former_answers: { submitted_at: await submittedAt(former), count: 72 },
			answer_counts: { unanswered: 75 },
		});
		const [first] = sheets;
		expect((await readSuggestions(staged.owner, first?.sheet.id ?? 0)).submitted_at).toBe(await submittedAt(former));
	});

	it('accepted sheet by sheet, the reworded ones each by itself, only the new questions stay open', async () => {
		for (const { sheet, suggestions } of sheets) {
			const plain = idsOf(suggestions.filter(({ rewording }) => rewording === null));
			const steps = [plain, ...suggestions.filter(({ rewording }) => rewording !== null).map((one) => idsOf([one]))];
			for (const [at, ids] of steps.filter((step) => step.length > 0).entries()) {
				const answer = await accept(staged.owner, sheet.id, ids, at);
				expect([answer.status, answer.message]).toEqual([200, 'The answers from last time were used.']);
				expect(answer.data).toEqual({
					version: at + 1,
					saved_at: expect.stringMatching(/Z$/),
					is_answered: false,
					answer_contents: ids.map((id) => ({ id, ...formerAnswerTo(numberIn(contentOf(id))) })),
				});
			}
			expect(await readSuggestions(staged.owner, sheet.id)).toEqual({ submitted_at: null, suggestions: [] });
			const now = await readSheet(staged.owner, sheet.id);
			const saver = suggestions.length > 0 ? staged.owner.user.name : null;
			expect([now.saved_by, now.is_answered]).toEqual([saver, false]);
		}
		expect(await readOverview(staged.owner)).toMatchObject({
			status: { id: 2 },
			former_answers: null,
			answer_counts: { unanswered: 3 },
		});
	});
});

describe('the source', () => {
	beforeAll(() => publishPaper(booted.current, formerPaper()).then(() => {}));

	const finished = async (given: { admin?: Person; companyId?: number } = {}): Promise<Staged> => {
		const staged = await assessmentAt(booted.current, 7, given);
		await answerByNumber(booted.current, staged.progress.id);
		return staged;
	};

	const next = async ({ companyId, admin }: Staged): Promise<Staged> =>
		startedAssessment(booted.current, { companyId, admin });

	const offeredFirst = async ({ owner }: Staged): Promise<Suggestions> =>
		readSuggestions(owner, (await readFirstSheet(owner)).id);

	const NOTHING: Suggestions = { submitted_at: null, suggestions: [] };

	it('is no assessment that was canceled, not even after it was finished, and none of another company', async () => {
		const app = booted.current;
		const first = await finished();
		await cancelled(app, first);
		const second = await next(first);
		await answerEverything(app, second.progress.id);
		await cancelled(app, second);
		const third = await next(first);
		expect(await offeredFirst(third)).toEqual(NOTHING);
		expect((await readOverview(third.owner)).former_answers).toBeNull();
		const { answer_contents, id } = await readFirstSheet(third.owner);
		const refused = await accept(third.owner, id, [answer_contents[0]?.id ?? 0]);
		expect([refused.status, refused.errors]).toEqual([
			422,
			{ 'answer_content_ids.0': ['Question 1 has no answer from last time.'] },
		]);
	});

	it('is the newest finished one, behind those that were canceled', async () => {
		const app = booted.current;
		const older = await finished();
		const newer = await finished(older);
		const broken = await next(older);
		await answerEverything(app, broken.progress.id);
		await cancelled(app, broken);
		const staged = await next(older);
		await saveSheet(staged.owner, (await readFirstSheet(staged.owner)).id, { answer_contents: [] });
		const { submitted_at, suggestions } = await offeredFirst(staged);
		expect(submitted_at).toBe(await submittedAt(newer));
		expect(submitted_at).not.toBe(await submittedAt(older));
		expect(suggestions.map(({ extension_note }) => extension_note)).toEqual([1, 2, 3].map((n) => `去年の補足${n}`));
	});

	it('is offered no more once the assessment is submitted', async () => {
		const former = await finished();
		const staged = await next(former);
		const sheet = await readFirstSheet(staged.owner);
		const [question] = sheet.answer_contents;
		await advance(booted.current, staged, 3);
		expect(await offeredFirst(staged)).toEqual(NOTHING);
		expect((await readOverview(staged.owner)).former_answers).toBeNull();
		const late = await accept(staged.owner, sheet.id, [question?.id ?? 0]);
		expect([late.status, late.message]).toEqual([409, 'This cannot be done at the current status (Submitted).']);
	});
});

describe('accepting', () => {
	const begun = async () => {
		const { staged } = await secondYear(booted.current);
		const ids = await readSubCategoryIds(staged.owner);
		// Questions 9 to 11, of which 10 is reworded.
		const id = ids[2] ?? 0;
		const sheet = await readSheet(staged.owner, id);
		return { staged, id, questions: sheet.answer_contents.map((question) => question.id) };
	};
	type Begun = Awaited<ReturnType<typeof begun>>;
	let one: Begun;
	let other: Begun;

	beforeAll(async () => {
		one = await begun();
		other = await begun();
	});

	const stored = async ({ staged, id }: Begun) =>
		(await readSheet(staged.owner, id)).answer_contents.map(({ answer, extension_note }) => [answer, extension_note]);

	it('refuses a reworded question among others, and whatever is not of this sheet, and stores nothing', async () => {
		const { staged, id, questions } = one;
		const foreign = other.questions[0] ?? 0;
		const [sibling] = (await readFirstSheet(staged.owner)).answer_contents;
		const refused = await accept(staged.owner, id, [...questions, sibling?.id ?? 0, foreign]);
		expect([refused.status, refused.errors]).toEqual([
			422,
			{
				'answer_content_ids.1': ['Question 2 was reworded. Use its answer on its own.'],
				'answer_content_ids.3': [expect.stringContaining('questions')],
				'answer_content_ids.4': [expect.stringContaining('questions')],
			},
		]);
		expect(await stored(one)).toEqual(Array(3).fill([null, null]));
		for (const body of [{}, { answer_content_ids: 1 }, { answer_content_ids: [0] }]) {
			expect((await staged.owner.post(`${sheetPath(id)}/accept_suggestions`, body)).status).toBe(422);
		}
	});

	it('of another company is not found, nor is its list', async () => {
		const path = `${sheetPath(one.id)}/accept_suggestions`;
		const body = { answer_content_ids: one.questions.slice(0, 1) };
		expect((await other.staged.owner.post(path, body)).status).toBe(404);
		expect((await other.staged.owner.get(suggestionsPath(one.id))).status).toBe(404);
		expect((await readSheet(one.staged.owner, one.id)).version).toBe(0);
	});

	it('leaves alone what is answered, and a note that is there', async () => {
		const { staged, id, questions } = one;
		const [first = 0, second = 0, third = 0] = questions;
		const answer_contents = [
			{ id: first, answer: 2 },
			{ id: third, extension_note: '今年の補足' },
		];
		await saveSheet(staged.owner, id, { answer_contents, version: 0 });
		expect(idsOf((await readSuggestions(staged.owner, id)).suggestions)).toEqual([second, third]);
		const refused = await accept(staged.owner, id, [first, third], 1);
		expect([refused.status, refused.errors]).toEqual([
			422,
			{ 'answer_content_ids.0': ['Question 1 is already answered.'] },
		]);
		expect((await accept(staged.owner, id, [third, third], 1)).status).toBe(200);
		const { answer } = formerAnswerTo(11);
		expect(await stored(one)).toEqual([
			[2, null],
			[null, null],
			[answer, '今年の補足'],
		]);
		const stale = await accept(staged.owner, id, [second], 1);
		expect([stale.status, stale.message]).toEqual([409, expect.stringContaining(staged.owner.user.name)]);
		expect((await accept(staged.owner, id, [second])).data.version).toBe(3);
	});

	it('at the same time, one of twenty succeeds; with a save in between, nothing is lost', async () => {
		const { staged, id, questions } = other;
		const [first = 0, , third = 0] = questions;
		const all = await Promise.all(Array.from({ length: 20 }, () => accept(staged.owner, id, [first], 0)));
		expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array(19).fill(409)]);
		const [saved, accepted] = await Promise.all([
			saveSheet(staged.owner, id, { answer_contents: [{ id: third, answer: 2, extension_note: '同時' }], version: 1 }),
			accept(staged.owner, id, [third], 1),
		]);
		expect([saved.status, accepted.status].toSorted()).toEqual([200, 409]);
		const { answer, extension_note } = formerAnswerTo(11);
		expect((await stored(other))[2]).toEqual(saved.status === 200 ? [2, '同時'] : [answer, extension_note]);
	});
});
