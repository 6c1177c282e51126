import type { Rate } from './review-state.ts';

/** The ratings given on this screen, newest last, for undo. Pure functions. */

type Given = { id: number; from: Rate | null; to: Rate };

export type RatingHistory = readonly Given[];

export const given = (history: RatingHistory, one: Given): RatingHistory => [...history, one];

/**
 * The last rating that is still in effect, and the history before it. Ratings that somebody else has changed since are
 * skipped.
 */
export const lastStanding = (
	history: RatingHistory,
	rateOf: (id: number) => Rate | null,
): { last: Given | null; before: RatingHistory } => {
	const at = history.findLastIndex(({ id, to }) => rateOf(id) === to);
	return at < 0 ? { last: null, before: [] } : { last: history[at] ?? null, before: history.slice(0, at) };
};
