import type { ShownExplanation } from '#shared/explanation/schemas.ts';

/** What can be objected to, as the score breakdown shows it: questions, or sub-categories where it has none. */
export type Choice = {
	key: string;
	title: string;
	/** Earned and possible points, or the score of the sub-category in percent; null if not scored. */
	rating: { earned: number; possible: number } | { score: number } | null;
	target: { answer_content_id: number } | { sub_category_id: number };
};

export type ChoiceGroup = { key: string; title: string; choices: Choice[] };

export const choicesOf = ({ categories }: Pick<ShownExplanation, 'categories'>): ChoiceGroup[] =>
	categories.map(({ id, content, sub_categories: subs }, at) => ({
		key: `category-${id}`,
		title: content,
		choices: subs.flatMap((sub, subAt): Choice[] =>
			sub.questions.length > 0
				? sub.questions.map(({ question_id: question, number, content: asked, points, earned, excluded }) => ({
						key: `question-${question}`,
						title: `${number} ${asked}`,
						rating: excluded ? null : { earned: earned.rounded, possible: points.rounded },
						target: { answer_content_id: question },
					}))
				: [
						{
							key: `sub-${sub.id}`,
							title: `${at + 1}-${subAt + 1} ${sub.content}`,
							rating: sub.score === null ? null : { score: sub.score },
							target: { sub_category_id: sub.id },
						},
					],
		),
	}));
