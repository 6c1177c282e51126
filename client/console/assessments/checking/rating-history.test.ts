import { expect, it } from 'vitest';
import { given, lastStanding, type RatingHistory } from './rating-history.ts';
import type { Rate } from './review-state.ts';

it('takes back one rating after the other, and none that somebody has changed since', () => {
	const history = [
		{ id: 1, from: null, to: 3 },
		{ id: 2, from: 0, to: 2 },
		{ id: 1, from: 3, to: 1 },
	].reduce<RatingHistory>((all, { id, from, to }) => given(all, { id, from: from as Rate | null, to: to as Rate }), []);
	const rates = new Map<number, Rate | null>([
		[1, 1],
		[2, 2],
	]);
	const undo = (all: RatingHistory) => {
		const { last, before } = lastStanding(all, (id) => rates.get(id) ?? null);
		if (last) rates.set(last.id, last.from);
		return { id: last?.id ?? null, before };
	};
	const first = undo(history);
	expect([first.id, rates.get(1)]).toEqual([1, 3]);
	// Meanwhile a colleague's rating of item 2 was taken over.
	rates.set(2, 3);
	const second = undo(first.before);
	expect([second.id, rates.get(1), rates.get(2)]).toEqual([1, null, 3]);
	expect(undo(second.before)).toEqual({ id: null, before: [] });
});
