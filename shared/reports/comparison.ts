import { z } from 'zod';
import { gradedScore, percent } from '#shared/assessment/graded-score.ts';
import { id } from '#shared/fields.ts';

/** Comparison of an assessment with its re-assessment, see compare-rounds.ts. */

/** Positive if the re-assessment is better; null if a round has no score. */
const change = () => z.number().int().nullable();

/** Percents in both rounds; null if nothing in the part counted. */
const comparedPercent = { first: percent(), second: percent(), change: change() };

/** The ids are those of the second result. */
const comparedCategory = z.object({ id: id(), content: z.string(), ...comparedPercent });
export type ComparedCategory = z.output<typeof comparedCategory>;

const comparedSubCategory = comparedCategory.extend({ main_category: z.string() });
export type ComparedSubCategory = z.output<typeof comparedSubCategory>;

export const roundComparison = z.object({
	total: z.object({ first: gradedScore, second: gradedScore, change: change() }),
	sdg_score: z.object(comparedPercent),
	/** In paper order. */
	main_category_results: z.array(comparedCategory),
	/** The most improved first, then unchanged, worse, and not comparable ones. */
	sub_category_results: z.array(comparedSubCategory),
	improved_count: z.number().int(),
	unchanged_count: z.number().int(),
	worse_count: z.number().int(),
	/** The first of those that changed most, either way. */
	most_improved: z.array(comparedSubCategory),
	most_worsened: z.array(comparedSubCategory),
	/** Below 60 points in both rounds and not worse, the lowest first. */
	still_low: z.array(comparedSubCategory),
});
export type RoundComparison = z.output<typeof roundComparison>;
