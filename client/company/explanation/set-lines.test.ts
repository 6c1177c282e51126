import { describe, expect, it } from 'vitest';
import { planAction } from '#tests/support/plan-actions.ts';
import { measureOf, setLinesOf, simulatedScore, writtenOf } from './set-lines.ts';

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

/** Five sub-categories of one question each; the last is not in the set. */
const GAINS = [10, 20, 30, 5, 7];
const EXPLANATION = {
	categories: [{ id: 1, content: '', score: 0, sub_categories: GAINS.map((gain, at) => sub(at + 1, gain)) }],
};
const SET = GAINS.slice(0, 4).map((gain, at) => raise(at + 1, gain));

const item = (sub_category_id: number, action: typeof planAction | null) => ({
	sub_category_id,
	content: '',
	main_category: '',
	score: 0,
	proposal_note: '提案',
	action,
});

const PLAN = {
	items: [item(1, null), item(2, planAction), item(3, { ...planAction, decision: 'not' }), item(5, null)],
};

const LINES = setLinesOf(EXPLANATION, PLAN, SET);

describe('the lines of a set', () => {
	it('say what the plan already has', () => {
		expect(LINES.map(({ subCategoryId, gain, standing }) => [subCategoryId, gain, standing])).toEqual([
			[1, 10, 'open'],
			[2, 20, 'planned'],
			[3, 30, 'declined'],
			[4, 5, 'unproposed'],
		]);
	});

	it('are written where nothing is written yet, unless unticked', () => {
		expect(writtenOf(LINES, new Set()).map((line) => line.subCategoryId)).toEqual([1]);
		expect(writtenOf(LINES, new Set([1]))).toEqual([]);
	});

	it('give the score with what is planned and what is ticked', () => {
		expect(simulatedScore(EXPLANATION, LINES, new Set())).toBe(30);
		expect(simulatedScore(EXPLANATION, LINES, new Set([1]))).toBe(20);
	});
});

describe('what a line begins with', () => {
	it('names the questions and their check items', () => {
		const items = [{ content: '記録がある', weight: 1, rate: 0 as const, excluded: null }];
		expect(measureOf('満たします。', [{ ...raise(1, 3), items }, raise(2, 4)])).toBe(
			'満たします。\n・1-1 設問1\n　- 記録がある\n・1-2 設問2',
		);
	});

	it('is no longer than the plan takes', () => {
		const long = Array.from({ length: 40 }, (_, at) => ({ ...raise(at, 1), content: 'あ'.repeat(100) }));
		const text = measureOf('満たします。', long);
		expect(text.length).toBeLessThanOrEqual(2_000);
		expect(text.endsWith('\n…')).toBe(true);
	});
});
