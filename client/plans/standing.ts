import type { PlanItem } from '#shared/plans/schemas.ts';

/** How a sub-category of an improvement plan stands, the most urgent first. Pure functions. */

export type PlanStanding = 'unanswered' | 'returned' | 'accepted' | 'notDone' | 'planned' | 'doing' | 'done';

export const standingOf = ({ action }: Pick<PlanItem, 'action'>): PlanStanding => {
	if (action === null) return 'unanswered';
	if (action.review) return action.review.review;
	return action.decision === 'not' ? 'notDone' : action.action_state;
};

/** What the company has to look at again or for the first time, in the order of the paper. */
export const openItems = <I extends Pick<PlanItem, 'action'>>(items: readonly I[]): I[] =>
	items.filter((item) => ['unanswered', 'returned'].includes(standingOf(item)));

type Named = Pick<PlanItem, 'main_category'>;

/** The sub-categories by their main category, in the order of the paper. */
export const byMainCategory = <I extends Named>(items: readonly I[]): { title: string; items: I[] }[] =>
	items.reduce<{ title: string; items: I[] }[]>((groups, item) => {
		const last = groups.at(-1);
		if (last?.title === item.main_category) last.items.push(item);
		else groups.push({ title: item.main_category, items: [item] });
		return groups;
	}, []);
