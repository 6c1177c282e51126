import type { GradingPreview } from '#shared/checking/schemas.ts';

/** What a score means before everything is rated: the points of the categories that have a rating, out of theirs alone. */
export type RatedPart = { score: number; max: number; rated: number; all: number };

const FULL = 100;

/** Null as soon as every category has a rating, since grade and stars then mean something. */
export const ratedPartOf = ({
	unrated_item_count: unrated,
	provisional: { categories },
}: Pick<GradingPreview, 'unrated_item_count' | 'provisional'>): RatedPart | null => {
	const scores = categories.flatMap(({ score }) => (score === null ? [] : [score]));
	if (unrated === 0 || scores.length === categories.length) return null;
	return {
		score: scores.reduce((sum, score) => sum + score, 0),
		max: scores.length * FULL,
		rated: scores.length,
		all: categories.length,
	};
};
