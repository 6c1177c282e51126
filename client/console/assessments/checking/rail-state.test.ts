import { expect, it } from 'vitest';
import { neighboursIn, nextUnchecked, subCategoriesOf, withChecked } from './rail-state.ts';
import type { Sheet } from './rounds.ts';

const sub = (id: number, is_checked: boolean) => ({
	id,
	content: `小項目${id}`,
	is_checked,
	question_count: 1,
	version: 0,
	item_count: 2,
	unrated_count: 0,
	is_stale: false,
	changed_item_count: null,
});

const category = (id: number, subs: readonly ReturnType<typeof sub>[]) => ({
	id,
	content: `大項目${id}`,
	is_checked: false,
	sub_category_count: subs.length,
	score: null,
	answer_sub_categories: [...subs],
});

const subs = subCategoriesOf({
	answer_categories: [category(1, [sub(11, false), sub(12, true)]), category(2, [sub(21, true), sub(22, false)])],
});

const ids = (one: { categoryId: number; id: number } | null) => one && [one.categoryId, one.id];

it('the next unchecked sub-category lies in another category, wraps around, and is never the open one', () => {
	expect(ids(nextUnchecked(subs, null))).toEqual([1, 11]);
	expect(ids(nextUnchecked(subs, 11))).toEqual([2, 22]);
	expect(ids(nextUnchecked(subs, 22))).toEqual([1, 11]);
	expect(
		nextUnchecked(
			[sub(1, false), sub(2, true)].map((one) => ({ ...one, categoryId: 1 })),
			1,
		),
	).toBeNull();
});

it('neighbors go on across categories', () => {
	const around = (id: number) => {
		const { previous, next } = neighboursIn(subs, id);
		return [ids(previous), ids(next)];
	};
	expect(around(12)).toEqual([
		[1, 11],
		[2, 21],
	]);
	expect(around(11)).toEqual([null, [1, 12]]);
	expect(around(22)).toEqual([[2, 21], null]);
	expect(around(99)).toEqual([null, null]);
});

it('a sub-category that is checked checks its category, where it was the last', () => {
	const sheet = { answer_categories: [category(1, [sub(11, false), sub(12, true)]), category(2, [sub(21, false)])] };
	const { answer_categories: checked } = withChecked(sheet as unknown as Sheet, 11);
	expect(checked.map(({ is_checked }) => is_checked)).toEqual([true, false]);
	expect(checked[0]?.answer_sub_categories.map(({ is_checked }) => is_checked)).toEqual([true, true]);
});
