import type { DueItem, DueState } from '#client/ui/charts/time-line.tsx';
import type { PlanAction, PlanItem } from '#shared/plans/schemas.ts';

const stateOf = ({ is_overdue: isOverdue, action_state: state, review }: PlanAction): DueState => {
	// To be mended first, whatever its date and whatever the company had said.
	if (review?.review === 'returned') return 'returned';
	if (isOverdue) return 'overdue';
	return state === 'done' || review?.review === 'accepted' ? 'done' : 'planned';
};

/** Actions to be taken with their target dates, and the number of those without one. */
export const dueItemsOf = (items: readonly PlanItem[]): { dated: DueItem[]; undated: number } => {
	const planned = items.flatMap(({ sub_category_id: key, content: name, action }) =>
		action?.decision === 'do' ? [{ key, name, date: action.target_date, state: stateOf(action) }] : [],
	);
	const dated = planned.flatMap(({ date, ...rest }) => (date === null ? [] : [{ ...rest, date }]));
	return { dated, undated: planned.length - dated.length };
};
