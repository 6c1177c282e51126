/** The categories of the newest assessment over the years. Pure functions. */

type Category = { key: string; content: string; score: number | null };

/** Scores oldest first; null in a year without one. */
export type CategoryLine = { key: string; content: string; scores: (number | null)[] };

/** @param years the categories of each assessment, oldest first */
export const linesOf = (years: readonly (readonly Category[])[]): CategoryLine[] =>
	(years.at(-1) ?? []).map(({ key, content }) => ({
		key,
		content,
		scores: years.map((categories) => categories.find((one) => one.key === key)?.score ?? null),
	}));

/** From the first score to the last; null with fewer than two. */
export const changeOf = (scores: readonly (number | null)[]): number | null => {
	const [first, ...later] = scores.filter((score) => score !== null);
	const last = later.at(-1);
	return first === undefined || last === undefined ? null : last - first;
};

/** Where the scores are drawn: evenly across, 0 to 100 upward; none for a missing one. */
export const placesOf = (
	scores: readonly (number | null)[],
	{ width, height }: { width: number; height: number },
): { x: number; y: number }[] =>
	scores.flatMap((score, at) =>
		score === null
			? []
			: [
					{
						x: Math.round(scores.length === 1 ? width / 2 : (at * width) / (scores.length - 1)),
						y: Math.round(height - (score * height) / 100),
					},
				],
	);
