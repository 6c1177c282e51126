import { z } from 'zod';
import { gradedScore, percent } from '#shared/assessment/graded-score.ts';
import { id } from '#shared/fields.ts';

/** The first round of an assessment beside its re-assessment, see compare-rounds.ts. */

/** Positive where the re-assessment is better; null where one of the rounds has no score. */
const change = () => z.number().int().nullable();

/** Of a part in both rounds. Null where nothing of it counted. */
const comparedPercent = { first: percent(), second: percent(), change: change() };

/** The ids are those of the second result. */
const comparedCategory = z.object({ id: id(), content: z.string(), ...comparedPercent });
export type ComparedCategory = z.output<typeof comparedCategory>;

const comparedSubCategory = comparedCategory.extend({ main_category: z.string() });
export type ComparedSubCategory = z.output<typeof comparedSubCategory>;

export const roundComparison = z.object({
	total: z.object({ first: gradedScore, second: gradedScore, change: change() }),
	sdg_score: z.object(comparedPercent),
	/** In the order of the paper. */
	main_category_results: z.array(comparedCategory),
	/** The most improved first, then the unchanged, the worse, and those that cannot be compared. */
	sub_category_results: z.array(comparedSubCategory),
	improved_count: z.number().int(),
	unchanged_count: z.number().int(),
	worse_count: z.number().int(),
	/** The first of those that changed most, either way. */
	most_improved: z.array(comparedSubCategory),
	most_worsened: z.array(comparedSubCategory),
	/** Less than 60 points in both rounds and not worse, the lowest first. */
	still_low: z.array(comparedSubCategory),
});
export type RoundComparison = z.output<typeof roundComparison>;
