import type { MainCategoryResult, RankedSubCategory, ReportSummary } from './schemas.ts';

/** First page of a report: strengths, and where to begin. Ties are in paper order. */

const LISTED = 3;

/** Grade B of a single category; lower scores are no strength. */
export const LOW_BELOW = 60;

/** Grade A of a single category. */
const HIGH_FROM = 80;

/** Best first; the sort is stable, so ties keep their order. */
const bestFirst = <T extends { score: number }>(rows: readonly T[]): T[] => rows.toSorted((a, b) => b.score - a.score);

const lowestFirst = <T extends { score: number }>(rows: readonly T[]): T[] =>
	rows.toSorted((a, b) => a.score - b.score);

const withScore = <T extends { score: number | null }>(rows: readonly T[]): (T & { score: number })[] =>
	rows.flatMap((row) => (row.score === null ? [] : [{ ...row, score: row.score }]));

const scoredSubCategories = (categories: readonly MainCategoryResult[]): RankedSubCategory[] =>
	categories.flatMap(({ content: main_category, sub_category_results: subs }) =>
		withScore(subs).map(({ id, content, score }) => ({ id, content, main_category, score })),
	);

/** Highest and lowest category; null unless two scores differ. */
const extremesOf = (categories: readonly MainCategoryResult[]): Pick<ReportSummary, 'highest' | 'lowest'> => {
	const scored = withScore(categories).map(({ id, content, score }) => ({ id, content, score }));
	const [highest] = bestFirst(scored);
	const [lowest] = lowestFirst(scored);
	return highest && lowest && highest.score > lowest.score ? { highest, lowest } : { highest: null, lowest: null };
};

/**
 * Up to three strengths: the best of the upper half of the scored sub-categories, from grade B on; and up to three to
 * improve first: others without full marks. The lists are disjoint.
 */
export const summaryOf = (categories: readonly MainCategoryResult[]): ReportSummary => {
	const scored = scoredSubCategories(categories);
	const strong = bestFirst(scored)
		.slice(0, Math.ceil(scored.length / 2))
		.filter(({ score }) => score >= LOW_BELOW);
	const isStrong = new Set(strong.map(({ id }) => id));
	return {
		...extremesOf(categories),
		scored_count: scored.length,
		high_count: scored.filter(({ score }) => score >= HIGH_FROM).length,
		low_count: scored.filter(({ score }) => score < LOW_BELOW).length,
		strengths: strong.slice(0, LISTED),
		to_improve: lowestFirst(scored.filter(({ id, score }) => !isStrong.has(id) && score < 100)).slice(0, LISTED),
	};
};
