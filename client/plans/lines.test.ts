import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLAN_SHOWS, PLAN_SORTS } from '#shared/plans/list-views.ts';
import { anyAction, planAction } from '#tests/support/assessment/plan-actions.ts';
import { countsOf, linesOf, nextUndecided } from './lines.ts';

const review = (kind: 'accepted' | 'returned') => ({ review: kind, content: null, by: null, at: planAction.saved_at });

/** One line of each kind. */
const LINES = [
	null,
	planAction,
	{ ...planAction, review: review('returned'), is_overdue: true, target_date: '2026-11-01' },
	{ ...planAction, review: review('accepted'), target_date: '2026-10-01' },
	{ ...planAction, action_state: 'done' as const, target_date: '2026-10-02' },
	{ ...planAction, decision: 'not' as const },
	{ ...planAction, target_date: '2026-12-01' },
].map((action, at) => ({ sub_category_id: at, action }));

const GAINS = new Map([
	[5, 14],
	[1, 0.5],
	[6, 14],
]);

const idsOf = (lines: readonly { sub_category_id: number }[]): number[] => lines.map((line) => line.sub_category_id);

describe('a filter', () => {
	it.each([
		{ show: 'all', ids: [0, 1, 2, 3, 4, 5, 6] },
		{ show: 'undecided', ids: [1, 4, 5, 6] },
		{ show: 'decided', ids: [2, 3] },
		{ show: 'returned', ids: [2] },
		{ show: 'unanswered', ids: [0] },
		{ show: 'overdue', ids: [2] },
		{ show: 'settled', ids: [3, 4, 5] },
	] as const)('$show', ({ show, ids }) => {
		expect(idsOf(linesOf(LINES, { show, sort: 'paper', gains: null }))).toEqual(ids);
		expect(countsOf(LINES)[show]).toBe(ids.length);
	});
});

it('shows the open line in any case', () => {
	expect(idsOf(linesOf(LINES, { show: 'returned', sort: 'paper', gains: null, kept: 5 }))).toEqual([2, 5]);
});

describe('an order', () => {
	it('puts what adds most first, and keeps the paper where nothing is explained', () => {
		expect(idsOf(linesOf(LINES, { show: 'all', sort: 'gain', gains: GAINS }))).toEqual([5, 6, 1, 0, 2, 3, 4]);
		expect(idsOf(linesOf(LINES, { show: 'all', sort: 'gain', gains: null }))).toEqual([0, 1, 2, 3, 4, 5, 6]);
	});

	it('puts what is due first, and what is settled or has no date last', () => {
		expect(idsOf(linesOf(LINES, { show: 'all', sort: 'due', gains: null }))).toEqual([2, 6, 0, 1, 3, 4, 5]);
	});

	it('loses and doubles no line, and shows as many as it counts', () => {
		const lines = fc
			.array(fc.option(anyAction))
			.map((actions) => actions.map((action, at) => ({ sub_category_id: at, action })));
		fc.assert(
			fc.property(lines, fc.constantFrom(...PLAN_SHOWS), fc.constantFrom(...PLAN_SORTS), (all, show, sort) => {
				const shown = idsOf(linesOf(all, { show, sort, gains: GAINS }));
				expect(shown).toHaveLength(countsOf(all)[show]);
				expect([...shown].sort((a, b) => a - b)).toEqual(idsOf(linesOf(all, { show, sort: 'paper', gains: null })));
				const { all: total, decided, undecided, unanswered } = countsOf(all);
				expect(decided + undecided + unanswered).toBe(total);
			}),
		);
	});
});

describe('the next line that waits for staff', () => {
	it('is the one below, then from the start, and none where nothing waits', () => {
		expect([1, 4, 6, 0].map((id) => nextUndecided(LINES, id)?.sub_category_id)).toEqual([4, 5, 1, 1]);
		expect(nextUndecided(LINES.slice(0, 2), 1)).toBe(null);
		expect(nextUndecided(LINES, 99)?.sub_category_id).toBe(1);
	});
});
