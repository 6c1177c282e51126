import type { SheetItemRow } from '#server/assessment/sheet-items.ts';
import { groupRows } from '#server/base/group-rows.ts';
import { gradedScoreOf } from '#shared/assessment/graded-score.ts';
import type { GradedAssessment } from '#shared/assessment/grading.ts';
import type { GradingPreview } from '#shared/checking/schemas.ts';

export type Graded = GradedAssessment<number>;

type Scores = ReadonlyMap<number, number | null>;

const categoryScores = ({ categories }: Graded): Scores =>
	new Map(categories.map((category) => [category.id, category.score]));

export const subCategoryScores = ({ categories }: Graded): Scores =>
	new Map(categories.flatMap((category) => category.subCategories).map((sub) => [sub.id, sub.score]));

/** The total, category and sub-category scores that grading would store if it ran now. */
export const provisionalScores = (rows: readonly SheetItemRow[], graded: Graded): GradingPreview['provisional'] => {
	const ofCategory = categoryScores(graded);
	const ofSubCategory = subCategoryScores(graded);
	return {
		...gradedScoreOf(graded.score, graded.categories.length),
		sdg_score: graded.sdgScore,
		categories: groupRows(rows, (row) => row.category).map((category) => ({
			id: category.parent.id,
			content: category.parent.content,
			score: ofCategory.get(category.parent.partId) ?? null,
			sub_categories: groupRows(category.rows, (row) => row.subCategory).map(({ parent }) => ({
				id: parent.id,
				content: parent.content,
				score: ofSubCategory.get(parent.partId) ?? null,
			})),
		})),
	};
};
