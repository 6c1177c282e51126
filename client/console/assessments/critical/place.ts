import { ROUND_SCREENS } from '#client/console/assessments/checking/rounds.ts';
import type { Round } from '#shared/assessment/round.ts';

export type Checked = {
	round: Round;
	/** Id of the assessment progress. */
	id: number;
};

type Place = { category: { id: number }; sub_category: { id: number } };

/** A question, or one of its check items. */
type Spot = { question: number } | { item: number };

/** The path of the screen that rates a question, with the question or check item as its hash. */
export const placeOf = ({ round, id }: Checked, { category, sub_category }: Place, spot?: Spot): string => {
	const screen = ROUND_SCREENS[round].subCategory(id, category.id, sub_category.id);
	if (!spot) return screen;
	return 'item' in spot ? `${screen}#item-${spot.item}` : `${screen}#question-${spot.question}`;
};
