import { describe, expect, it } from 'vitest';
import { planAction } from '#tests/support/assessment/plan-actions.ts';
import { fitsIn, isDoneIn, setLinesOf, simulatedScore, writtenOf } from './set-lines.ts';

const exact = (n: number) => ({ n, d: 1, rounded: n });

const raise = (question_id: number, gain: number) => ({
	question_id,
	number: `1-${question_id}`,
	content: `設問${question_id}`,
	gain: exact(gain),
	items: null,
});

const sub = (id: number, gain: number) => ({
	id,
	answer_sub_category_id: id,
	content: `小項目${id}`,
	score: 0,
	questions: [
		{
			question_id: id,
			number: '',
			content: '',
			answer: 1 as const,
			points: exact(gain),
			earned: exact(0),
			excluded: null,
			items: null,
		},
	],
});

/** Nine sub-categories of one question each; the last is not in the set. */
const GAINS = [10, 20, 30, 5, 7, 4, 3, 2, 1];
const EXPLANATION = {
	categories: [{ id: 1, content: '', score: 0, sub_categories: GAINS.map((gain, at) => sub(at + 1, gain)) }],
};
const SET = GAINS.slice(0, 8).map((gain, at) => raise(at + 1, gain));

const item = (sub_category_id: number, action: typeof planAction | null) => ({
	sub_category_id,
	content: '',
	main_category: '',
	score: 0,
	proposal_note: '提案',
	action,
});

const NAMED = { ...planAction, measure: '1-2の記録を残す' };
const returned = { review: 'returned' as const, content: null, by: null, at: planAction.saved_at };

const PLAN = {
	items: [
		item(1, null),
		item(2, NAMED),
		item(3, { ...planAction, decision: 'not' }),
		item(5, planAction),
		item(6, { ...planAction, action_state: 'done' }),
		item(7, { ...planAction, review: returned }),
		item(8, { ...planAction, measure: 'あ'.repeat(1_995) }),
		item(9, null),
	],
};

const LINES = setLinesOf(EXPLANATION, PLAN, SET, '満たします。');

describe('a set', () => {
	const of = (action: typeof planAction | null) =>
		setLinesOf(EXPLANATION, { items: [item(1, null), item(2, action)] }, SET.slice(0, 2), '満たします。');

	it.each([
		['not written yet', null, true, false],
		['about something else', planAction, true, false],
		['done about something else', { ...planAction, action_state: 'done' as const }, false, true],
		['declined', { ...planAction, decision: 'not' as const }, false, false],
		['returned', { ...planAction, review: returned }, false, false],
		['done as the set says, beside an open line', { ...NAMED, action_state: 'done' as const }, true, false],
	])('with a line that is %s', (_, action, fits, isDone) => {
		expect([fitsIn(of(action)), isDoneIn(of(action))]).toEqual([fits, isDone]);
	});

	it('is done once all of its lines are', () => {
		const lines = setLinesOf(
			EXPLANATION,
			{ items: [item(2, { ...NAMED, action_state: 'done' })] },
			SET.slice(1, 2),
			'',
		);
		expect([fitsIn(lines), isDoneIn(lines)]).toEqual([true, true]);
	});
});

describe('the lines of a set', () => {
	it('say what the plan really has: a line about something else does not hold the question', () => {
		expect(LINES.map(({ subCategoryId, gain, standing }) => [subCategoryId, gain, standing])).toEqual([
			[1, 10, 'open'],
			[2, 20, 'planned'],
			[3, 30, 'declined'],
			[4, 5, 'unproposed'],
			[5, 7, 'beside'],
			[6, 4, 'fixed'],
			[7, 3, 'fixed'],
			[8, 2, 'fixed'],
		]);
	});

	it('are written where a question is missing, unless unticked, after what is written', () => {
		expect(writtenOf(LINES, new Set()).map(({ subCategoryId, measure }) => [subCategoryId, measure])).toEqual([
			[1, '満たします。\n・1-1 設問1'],
			[5, '研修を行う\n満たします。\n・1-5 設問5'],
		]);
		expect(writtenOf(LINES, new Set([1, 5]))).toEqual([]);
	});

	it('give the score with what is planned and what is ticked, and nothing of what is declined or about something else', () => {
		expect(simulatedScore(EXPLANATION, LINES, new Set())).toBe(37);
		expect(simulatedScore(EXPLANATION, LINES, new Set([1, 5]))).toBe(20);
	});
});
