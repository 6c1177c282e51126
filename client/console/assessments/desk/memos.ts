import type { CheckItem, Question } from '#client/console/assessments/checking/review-state.ts';

/** Formats the memos of the ratings as lines of a note. */

const itemsOf = (questions: readonly Question[]): CheckItem[] =>
	questions.flatMap<CheckItem>((question) => question.answer_evaluations);

/** Distinct memos, trimmed. */
export const memosOf = (questions: readonly Question[]): string[] => [
	...new Set(itemsOf(questions).flatMap(({ comment }) => comment?.trim() || [])),
];

/** One memo per line, as a list: assessors write memos in keywords. */
export const memoLines = (memos: readonly string[]): string => memos.map((memo) => `・${memo}`).join('\n');
