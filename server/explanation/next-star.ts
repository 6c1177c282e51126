import type { SheetItemRow } from '#server/assessment/sheet-items.ts';
import { namedQuestion } from '#server/assessment/substance.ts';
import type { OverviewOutcome } from '#shared/answering/schemas.ts';
import { maxScoreOf } from '#shared/assessment/grade.ts';
import { explainScore } from '#shared/explanation/explain.ts';
import { nextStarOf } from '#shared/explanation/next-star.ts';
import type { RaisedQuestion } from '#shared/plans/measure.ts';
import { partsOf } from './parts.ts';

type Told = ReturnType<typeof partsOf>[number]['subCategories'][number]['questions'][number];

/** Whether the plan has, or can take, all questions of a sub-category that a set raises. */
export type InPlan = (subCategoryId: number, questions: readonly RaisedQuestion[]) => boolean;

const raisedOf = ({ told }: Told): RaisedQuestion => ({ ...namedQuestion(told), items: null });

/** A set fits if each of its sub-categories does. */
const fits = (set: readonly { question: Told }[], inPlan: InPlan): boolean => {
	const bySub = Map.groupBy(set, ({ question }) => question.told.subCategory.partId);
	return [...bySub].every(([id, raises]) =>
		inPlan(
			id,
			raises.map(({ question }) => raisedOf(question)),
		),
	);
};

/**
 * The points missing for the next star and the fewest questions that reach it, by the same rule as the explanation;
 * null at three stars, without a score, and if no questions reach it. Of its sets the first one that fits into the plan, or else
 * the first.
 */
export const nextStarIn = (
	items: readonly SheetItemRow[],
	{ score, inPlan }: { score: number | null; inPlan: InPlan },
): OverviewOutcome['next_star'] => {
	const explained = explainScore(partsOf(items));
	const next = nextStarOf(explained, { score, max: maxScoreOf(explained.length) });
	if (!next) return null;
	const at = Math.max(
		0,
		next.sets.findIndex((set) => fits(set, inPlan)),
	);
	const chosen = next.sets[at];
	return chosen
		? { stars: next.stars, missing: next.missing, question_count: chosen.length, set_number: at + 1 }
		: null;
};
