import { type Grade, gradeOf, starsOf } from '#shared/assessment/grade.ts';
import {
	type AnswerCode,
	type EvaluationRate,
	gradeAssessment,
	type RatedQuestion,
} from '#shared/assessment/grading.ts';
import type { PaperContents } from '#shared/papers/schemas.ts';

/** Contents of a sheet, by the keys of its paper. */
export type KeyedSheet = {
	answers: ReadonlyMap<string, AnswerCode | null>;
	rates: ReadonlyMap<string, EvaluationRate>;
};

type Question = PaperContents[number]['sub_categories'][number]['questions'][number];
type Scored = { score: number | null; max_score: number; grade: Grade | null; stars: 0 | 1 | 2 | 3 };

export const scored = (score: number | null, maxScore: number): Scored => ({
	score,
	max_score: maxScore,
	grade: gradeOf(score, maxScore),
	stars: starsOf(score, maxScore),
});

/** A question of the draft with the sheet's answer and ratings; check items that are not on the sheet do not count. */
const rated = ({ key = '', points, evaluations }: Question, sheet: KeyedSheet): RatedQuestion => ({
	points,
	answer: sheet.answers.get(key) ?? null,
	items: evaluations.flatMap((item) => {
		const rate = sheet.rates.get(item.key ?? '');
		return rate === undefined ? [] : [{ weightTenths: Math.round(item.weight * 10), rate }];
	}),
	sdgTargetIds: [],
});

/**
 * Scores a sheet with another paper, matching by key, with the grading function; questions that are not on the sheet do
 * not count.
 */
export const rescore = (paper: PaperContents, sheet: KeyedSheet): Scored => {
	const categories = paper.map((category, id) => ({
		id,
		subCategories: category.sub_categories.map((sub, at) => ({
			id: at,
			questions: sub.questions
				.filter(({ key }) => key !== undefined && sheet.answers.has(key))
				.map((question) => rated(question, sheet)),
		})),
	}));
	return scored(gradeAssessment(categories, []).score, paper.length * 100);
};
