import { type FreePaper, type FreeQuestion, questionsOf } from '#client/public/free-assessment/free-paper.ts';
import type { FreeAnswers } from '#shared/free-assessment/scoring.ts';

/** A category of the questionnaire with its progress. */
export type CategoryProgress = {
	id: number;
	name: string;
	answered: number;
	count: number;
	firstMissing: FreeQuestion | null;
};

export const progressOf = (paper: FreePaper, answers: FreeAnswers): CategoryProgress[] =>
	paper.main_categories.map((category) => {
		const questions = questionsOf(category);
		const missing = questions.filter(({ id }) => !answers.has(id));
		return {
			id: category.id,
			name: category.content,
			answered: questions.length - missing.length,
			count: questions.length,
			firstMissing: missing[0] ?? null,
		};
	});
