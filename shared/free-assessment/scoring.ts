import type { AnswerCode } from '#shared/assessment/grading.ts';

/** Scoring of the free self-assessment (section 9 of the specification), in integer arithmetic. */

type Question = { id: number; points: number };
type SubCategory = { id: number; questions: readonly Question[] };
type MainCategory = { id: number; sub_categories: readonly SubCategory[] };

/** Answers by question id; a missing one is unanswered. */
export type FreeAnswers = ReadonlyMap<number, AnswerCode>;

export type FreeScores = {
	/** Percent of the whole paper. */
	total: number;
	categories: { id: number; score: number; subCategories: { id: number; score: number }[] }[];
};

/**
 * Percent of points earned by 'yes', rounded half up. Unanswered and not applicable questions do not count; 0 if none
 * counts.
 */
export const freePercent = (questions: readonly Question[], answers: FreeAnswers): number => {
	let earned = 0;
	let counted = 0;
	for (const { id, points } of questions) {
		const answer = answers.get(id);
		if (answer === undefined || answer === 3) continue;
		counted += points;
		if (answer === 1) earned += points;
	}
	return counted === 0 ? 0 : Math.floor((200 * earned + counted) / (2 * counted));
};

/** Scores of a whole paper: `freePercent` at every level. */
export const scoreFreeAssessment = (categories: readonly MainCategory[], answers: FreeAnswers): FreeScores => {
	const questionsOf = (category: MainCategory) => category.sub_categories.flatMap((sub) => sub.questions);
	return {
		total: freePercent(categories.flatMap(questionsOf), answers),
		categories: categories.map((category) => ({
			id: category.id,
			score: freePercent(questionsOf(category), answers),
			subCategories: category.sub_categories.map((sub) => ({ id: sub.id, score: freePercent(sub.questions, answers) })),
		})),
	};
};
