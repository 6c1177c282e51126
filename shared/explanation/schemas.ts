import { z } from 'zod';
import { criticalFailures } from '#shared/assessment/critical-failures.ts';
import { percent } from '#shared/assessment/graded-score.ts';
import { id, instant } from '#shared/fields.ts';
import { EXPLAIN_LEVELS } from '#shared/papers/guidance.ts';
import { EXCLUSIONS } from './explain.ts';

/** How a score came about, question by question: view model of screen, PDF and workbook. */

/** Points of the score (100 per category): exactly as `n / d`, and rounded to one decimal. */
const points = z.object({ n: z.int(), d: z.int().min(1), rounded: z.number() });
export type Points = z.output<typeof points>;

const explainedItem = z.object({
	content: z.string(),
	weight: z.number().min(0).max(1),
	/** Percent; null if excluded. */
	rate: z.union([z.literal(0), z.literal(50), z.literal(100)]).nullable(),
	excluded: z.enum(EXCLUSIONS).nullable(),
});
export type WireItem = z.output<typeof explainedItem>;

const explainedQuestion = z.object({
	/** Id on the reader's sheet: that of the round for staff, the first for the company. */
	question_id: id(),
	/** Number in the paper, such as 1-2-3. */
	number: z.string(),
	content: z.string(),
	answer: z.union([z.literal(1), z.literal(2), z.literal(3)]).nullable(),
	/** Possible and earned points; 0 if excluded. */
	points,
	earned: points,
	excluded: z.enum(EXCLUSIONS).nullable(),
	/** Null below the level `item`. */
	items: z.array(explainedItem).nullable(),
});
export type WireQuestion = z.output<typeof explainedQuestion>;

const explainedSubCategory = z.object({
	/** Id in the paper. */
	id: id(),
	/** Id on the reader's sheet, like `question_id`; null if it is not on that sheet. */
	answer_sub_category_id: id().nullable(),
	content: z.string(),
	score: percent(),
	/** Empty at the level `none`. */
	questions: z.array(explainedQuestion),
});
export type WireSubCategory = z.output<typeof explainedSubCategory>;

const explainedCategory = z.object({
	/** Id in the paper. */
	id: id(),
	content: z.string(),
	score: percent(),
	sub_categories: z.array(explainedSubCategory),
});
export type WireCategory = z.output<typeof explainedCategory>;

const raise = z.object({
	question_id: id(),
	number: z.string(),
	content: z.string(),
	/** Points gained by a full rating. */
	gain: points,
	/** Check items rated below 100 %, in order; null below the level `item`. */
	items: z.array(explainedItem).nullable(),
});
export type WireRaise = z.output<typeof raise>;

const nextStar = z.object({
	stars: z.union([z.literal(1), z.literal(2), z.literal(3)]),
	/** Lowest score with the next star. */
	threshold: z.int(),
	missing: z.int(),
	/** Up to three sets of questions whose full rating reaches it, fewest first; empty at the level `none`. */
	sets: z.array(z.array(raise)),
});
export type WireNextStar = z.output<typeof nextStar>;

export const explanation = z.object({
	/** Id of the assessment. */
	id: id(),
	is_first_time: z.boolean(),
	company: z.object({ company_name: z.string(), registration_number: z.string() }),
	/** Level of detail for the reader: full for staff, the paper's for companies. */
	level: z.enum(EXPLAIN_LEVELS),
	/** Level of detail for companies, set by the paper. */
	company_level: z.enum(EXPLAIN_LEVELS),
	score: z.int().nullable(),
	max_score: z.int(),
	grade: z.enum(['S', 'A', 'B', 'C', 'D']).nullable(),
	/** To be met first, whatever the next star takes. The same at every level, since the report names them too. */
	critical_failures: criticalFailures,
	categories: z.array(explainedCategory),
	/** Null at three stars and without a score. */
	next_star: nextStar.nullable(),
	/** When the report was confirmed; null for staff before that. */
	updated_at: instant().nullable(),
});
export type Explanation = z.output<typeof explanation>;

/** As shown on screen and on paper. */
export type ShownExplanation = Omit<Explanation, 'critical_failures'> & {
	/** Missing in documents enqueued by a former version. */
	critical_failures?: Explanation['critical_failures'];
};
