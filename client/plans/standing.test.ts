import { describe, expect, it } from 'vitest';
import { planAction } from '#tests/support/assessment/plan-actions.ts';
import { dueItemsOf } from './due-items.ts';
import { byMainCategory, openItems, standingOf } from './standing.ts';

const action = planAction;
const review = (kind: 'accepted' | 'returned') => ({ review: kind, content: null, by: null, at: action.saved_at });

describe('the standing of a sub-category', () => {
	it.each([
		{ given: null, standing: 'unanswered' },
		{ given: action, standing: 'doing' },
		{ given: { ...action, decision: 'not' as const }, standing: 'notDone' },
		{ given: { ...action, decision: 'not' as const, review: review('accepted') }, standing: 'accepted' },
		{ given: { ...action, action_state: 'done' as const, review: review('returned') }, standing: 'returned' },
	])('is $standing', ({ given, standing }) => {
		expect(standingOf({ action: given })).toBe(standing);
	});

	it('is open while it is not answered, and again when it was returned', () => {
		const items = [null, action, { ...action, review: review('returned') }, { ...action, review: review('accepted') }];
		expect(openItems(items.map((one, at) => ({ at, action: one }))).map(({ at }) => at)).toEqual([0, 2]);
	});
});

it('groups by main category without changing the order', () => {
	const items = ['人事', '人事', '生活', '人事'].map((main_category, at) => ({ main_category, at }));
	expect(byMainCategory(items).map(({ title, items: of }) => [title, of.map(({ at }) => at)])).toEqual([
		['人事', [0, 1]],
		['生活', [2]],
		['人事', [3]],
	]);
});

it('lists the target dates of actions to be taken, and counts those without one', () => {
	const cases = [
		null,
		{ ...action, target_date: '2026-12-01' },
		{ ...action, target_date: '2026-11-01', is_overdue: true },
		{ ...action, target_date: '2026-11-02', action_state: 'done' as const },
		{ ...action, target_date: '2027-01-31', review: review('accepted') },
		{ ...action, decision: 'not' as const, target_date: '2026-12-01' },
		action,
		{ ...action, target_date: '2027-02-28', action_state: 'done' as const, review: review('returned') },
	];
	const { dated, undated } = dueItemsOf(
		cases.map((one, at) => ({
			sub_category_id: at,
			content: `小項目${at}`,
			main_category: '人事',
			score: null,
			proposal_note: '',
			action: one,
		})),
	);
	expect(dated.map(({ key, date, state }) => [key, date, state])).toEqual([
		[1, '2026-12-01', 'planned'],
		[2, '2026-11-01', 'overdue'],
		[3, '2026-11-02', 'done'],
		[4, '2027-01-31', 'done'],
		[7, '2027-02-28', 'returned'],
	]);
	expect(undated).toBe(1);
});
