import { z } from 'zod';
import { GRADES, gradeOf, maxScoreOf, starsOf } from './grade.ts';

/** The score of a part: of a category, a question, a goal. Null where nothing of it counts. */
export const percent = () => z.number().int().min(0).max(100).nullable();

/** The score of a round, with the grade and the stars that it stands for. */
export const gradedScore = z.object({
	score: z.number().int().nullable(),
	max_score: z.number().int(),
	grade: z.enum(GRADES).nullable(),
	stars: z.number().int().min(0).max(3),
});
export type GradedScore = z.output<typeof gradedScore>;

/** The same of a paper with so many main categories. */
export const gradedScoreOf = (score: number | null, mainCategories: number): GradedScore => {
	const max = maxScoreOf(mainCategories);
	return { score, max_score: max, grade: gradeOf(score, max), stars: starsOf(score, max) };
};
