import type { ShownExplanation } from '#shared/explanation/schemas.ts';

const FULL_SCORE = 100;

/** What can be objected to, as the score breakdown shows it: questions, or sub-categories where it has none. */
export type Choice = {
	key: string;
	/** Of the question or sub-category, such as '2-1-3'; the title begins with it. */
	number: string;
	title: string;
	/** Earned and possible points, or the score of the sub-category in percent; null if not scored. */
	rating: { earned: number; possible: number } | { score: number } | null;
	target: { answer_content_id: number } | { sub_category_id: number };
};

/** Nothing was lost there, so that hardly anybody objects to it. */
export const isFull = ({ rating }: Choice): boolean => {
	if (rating === null) return false;
	return 'score' in rating ? rating.score >= FULL_SCORE : rating.earned >= rating.possible;
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
						number,
						title: `${number} ${asked}`,
						rating: excluded ? null : { earned: earned.rounded, possible: points.rounded },
						target: { answer_content_id: question },
					}))
				: [
						{
							key: `sub-${sub.id}`,
							number: `${at + 1}-${subAt + 1}`,
							title: `${at + 1}-${subAt + 1} ${sub.content}`,
							rating: sub.score === null ? null : { score: sub.score },
							target: { sub_category_id: sub.answer_sub_category_id ?? 0 },
						},
					],
		),
	}));
