import type { Rate } from './review-state.ts';

/** The ratings given on this screen, the last one at the end, so that they can be taken back. Pure functions. */

type Given = { id: number; from: Rate | null; to: Rate };

export type RatingHistory = readonly Given[];

export const given = (history: RatingHistory, one: Given): RatingHistory => [...history, one];

/**
 * The last rating that still stands, and the history before it. One that somebody has changed since, such as a colleague,
 * is not taken back.
 */
export const lastStanding = (
	history: RatingHistory,
	rateOf: (id: number) => Rate | null,
): { last: Given | null; before: RatingHistory } => {
	const at = history.findLastIndex(({ id, to }) => rateOf(id) === to);
	return at < 0 ? { last: null, before: [] } : { last: history[at] ?? null, before: history.slice(0, at) };
};
