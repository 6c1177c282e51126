import type { SheetQuestions } from '#shared/answering/schemas.ts';
import { foldForSearch } from '#shared/fold.ts';

/** A question with its place in its sub-category, which a search does not change. */
export type NumberedGroup = Omit<SheetQuestions, 'answer_contents'> & {
	answer_contents: { id: number; content: string; number: number }[];
};

/** The questions that hold what is typed, or all of a sub-category that does. */
export const matching = (all: readonly SheetQuestions[], typed: string): NumberedGroup[] => {
	const wanted = foldForSearch(typed.trim());
	const holds = (text: string): boolean => foldForSearch(text).includes(wanted);
	return all
		.map((group) => {
			const numbered = group.answer_contents.map((question, index) => ({ ...question, number: index + 1 }));
			const isWhole = holds(group.sub_category.content) || holds(group.category);
			return { ...group, answer_contents: isWhole ? numbered : numbered.filter(({ content }) => holds(content)) };
		})
		.filter(({ answer_contents }) => answer_contents.length > 0);
};
