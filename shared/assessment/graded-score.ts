import { z } from 'zod';
import { GRADES, gradeOf, maxScoreOf, starsOf } from './grade.ts';

/** Score of a category, question or goal; null if nothing in it counts. */
export const percent = () => z.number().int().min(0).max(100).nullable();

export const gradedScore = z.object({
	score: z.number().int().nullable(),
	max_score: z.number().int(),
	grade: z.enum(GRADES).nullable(),
	stars: z.number().int().min(0).max(3),
});
export type GradedScore = z.output<typeof gradedScore>;

export const gradedScoreOf = (score: number | null, mainCategories: number): GradedScore => {
	const max = maxScoreOf(mainCategories);
	return { score, max_score: max, grade: gradeOf(score, max), stars: starsOf(score, max) };
};
