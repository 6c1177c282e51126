import type { SheetQuestions } from '#shared/answering/schemas.ts';
import { wordFinder } from '#shared/word-finder.ts';

/** A sub-category whose questions keep their number when a search hides others. */
export type NumberedGroup = Omit<SheetQuestions, 'answer_contents'> & {
	answer_contents: { id: number; content: string; number: number }[];
};

/** The questions that contain the typed text; all of a sub-category whose name contains it. */
export const matching = (all: readonly SheetQuestions[], typed: string): NumberedGroup[] => {
	const holds = wordFinder(typed);
	return all
		.map((group) => {
			const numbered = group.answer_contents.map((question, index) => ({ ...question, number: index + 1 }));
			const isWhole = holds(group.sub_category.content) || holds(group.category);
			return { ...group, answer_contents: isWhole ? numbered : numbered.filter(({ content }) => holds(content)) };
		})
		.filter(({ answer_contents }) => answer_contents.length > 0);
};
