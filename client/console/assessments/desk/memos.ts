import type { CheckItem, Question } from '#client/console/assessments/checking/review-state.ts';

/** The memos of the ratings, as lines of a note. */

const itemsOf = (questions: readonly Question[]): CheckItem[] =>
	questions.flatMap<CheckItem>((question) => question.answer_evaluations);

/** Each memo once, without the space around it. */
export const memosOf = (questions: readonly Question[]): string[] => [
	...new Set(itemsOf(questions).flatMap(({ comment }) => comment?.trim() || [])),
];

/** A memo a line, as a list: assessors write them in keywords. */
export const memoLines = (memos: readonly string[]): string => memos.map((memo) => `・${memo}`).join('\n');
