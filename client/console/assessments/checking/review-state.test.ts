import { describe, expect, test } from 'vitest';
import {
	afterRating,
	isChangedItem,
	itemNumbersOf,
	itemsOf,
	nextOpen,
	preselected,
	ratingsBodyOf,
	savedTextOf,
	stepFrom,
	withSaved,
} from './review-state.ts';
import type { CheckedSubCategory } from './rounds.ts';

const item = (id: number, evaluation_rate: 0 | 1 | 2 | 3 | null, comment: string | null = null) => ({
	id,
	content: `項目${id}`,
	anchors: null,
	states_violation: false,
	evaluation_rate,
	comment,
});

const unsaid = { na_condition: null, is_critical: false, is_locked: false, guidance: null, ready_request: '' };

const sub: CheckedSubCategory = {
	id: 1,
	sub_category_id: 11,
	content: '小項目',
	answer_category: { id: 1, content: '大項目' },
	is_checked: false,
	is_editable: true,
	introduction: null,
	version: 2,
	saved_at: null,
	saved_by: null,
	prev: null,
	next: null,
	answer_contents: [
		{
			id: 10,
			content: '設問',
			answer: 1,
			extension_note: null,
			...unsaid,
			answer_evaluations: [item(11, 2, 'メモ'), item(12, null)],
		},
		{
			id: 20,
			content: '設問',
			answer: 3,
			extension_note: null,
			...unsaid,
			answer_evaluations: [item(21, null), item(22, 3)],
		},
	],
};

const stored = (key: string) => savedTextOf(sub).values[key] ?? null;

describe('reviewing a sub-category', () => {
	test('only unrated items of an answer "not applicable" are preselected, and only while editable', () => {
		expect(preselected(sub, stored)).toEqual({ 'rate:21': 0 });
		expect(preselected({ ...sub, is_editable: false }, stored)).toEqual({});
	});

	test('the body has only the changes; an emptied memo is null', () => {
		expect(ratingsBodyOf(sub, { 'rate:12': 0, 'comment:11': '', 'rate:21': null })).toEqual([
			{
				id: 10,
				answer_evaluations: [
					{ id: 11, comment: null },
					{ id: 12, evaluation_rate: 0 },
				],
			},
			{ id: 20, answer_evaluations: [{ id: 21, evaluation_rate: null }] },
		]);
	});

	test('the next open item is searched from the current one, wrapping around', () => {
		const open = (id: number) => id === 11 || id === 21;
		expect(nextOpen([11, 12, 21], null, open)).toBe(11);
		expect(nextOpen([11, 12, 21], 11, open)).toBe(21);
		expect(nextOpen([11, 12, 21], 21, open)).toBe(11);
		expect(nextOpen([11, 12, 21], 11, () => false)).toBeNull();
	});

	test('stepping stops at both ends', () => {
		expect(stepFrom([1, 2], null, 1)).toBe(1);
		expect(stepFrom([1, 2], 2, 1)).toBe(2);
		expect(stepFrom([1, 2], 1, -1)).toBe(1);
		expect(stepFrom([], null, 1)).toBeNull();
	});

	test('after a rating the next unrated item follows, then the next one', () => {
		const isUnrated = (id: number) => id === 1 || id === 2;
		expect(afterRating([1, 2, 3], 1, isUnrated)).toBe(2);
		expect(afterRating([1, 2, 3], 2, isUnrated)).toBe(1);
		expect(afterRating([1, 2, 3], 3, isUnrated)).toBe(1);
		expect(afterRating([1, 2, 3], 2, () => false)).toBe(3);
		expect(afterRating([1, 2, 3], 3, () => false)).toBe(3);
	});

	test('a saved sub-category has what was sent, and what the server answered', () => {
		const answer = { version: 3, saved_at: '2026-11-22T02:00:00.000Z', is_checked: false };
		const saved = withSaved(sub, { 'rate:12': 1, 'comment:11': '' }, answer);
		expect(itemsOf(saved).map(({ id, evaluation_rate, comment }) => [id, evaluation_rate, comment])).toEqual([
			[11, 2, null],
			[12, 1, null],
			[21, null, null],
			[22, 3, null],
		]);
		expect(saved).toMatchObject(answer);
	});

	test('an item has changed where its rating is not that of the first round', () => {
		const second = { ...item(1, 2, '新'), first_evaluation_rate: 2 as const, first_comment: '旧' };
		expect(isChangedItem(second, () => 2)).toBe(false);
		expect(isChangedItem(second, () => 1)).toBe(true);
		expect(isChangedItem(second, () => null)).toBe(true);
		expect(isChangedItem(item(1, 2), () => 1)).toBe(false);
	});

	test('items are numbered by question', () => {
		expect([...itemNumbersOf(sub)]).toEqual([
			[11, '1-1'],
			[12, '1-2'],
			[21, '2-1'],
			[22, '2-2'],
		]);
	});
});
