import type { PlanItem } from '#shared/plans/schemas.ts';

/** Standing of a sub-category of an improvement plan, the most urgent first. Pure functions. */

export type PlanStanding = 'unanswered' | 'returned' | 'accepted' | 'notDone' | 'planned' | 'doing' | 'done';

export const standingOf = ({ action }: Pick<PlanItem, 'action'>): PlanStanding => {
	if (action === null) return 'unanswered';
	if (action.review) return action.review.review;
	return action.decision === 'not' ? 'notDone' : action.action_state;
};

/** Sub-categories that the company must answer or revise, in paper order. */
export const openItems = <I extends Pick<PlanItem, 'action'>>(items: readonly I[]): I[] =>
	items.filter((item) => ['unanswered', 'returned'].includes(standingOf(item)));

type Named = Pick<PlanItem, 'main_category'>;

export const byMainCategory = <I extends Named>(items: readonly I[]): { title: string; items: I[] }[] =>
	items.reduce<{ title: string; items: I[] }[]>((groups, item) => {
		const last = groups.at(-1);
		if (last?.title === item.main_category) last.items.push(item);
		else groups.push({ title: item.main_category, items: [item] });
		return groups;
	}, []);
