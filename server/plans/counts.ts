import type { OverviewPlan } from '#shared/answering/schemas.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { StoredAction } from './queries.ts';

type Dated = Pick<StoredAction, 'decision' | 'state' | 'targetDate' | 'review'>;

/** Past its target date, and neither done nor accepted. */
export const isOverdue = ({ decision, state, targetDate, review }: Dated, now: Date): boolean =>
	decision === 'do' && state !== 'done' && review !== 'accepted' && targetDate !== null && targetDate < tokyoDate(now);

/** Whether nothing is left to do: accepted, or done or declined with a reason and not returned. */
const isSettled = ({ decision, state, review }: Dated): boolean =>
	review === 'accepted' || (review !== 'returned' && (decision === 'not' || state === 'done'));

/** How far a plan is, and which of its actions wait for the company; null if nothing was proposed. */
export const planFiguresOf = (
	{ actions, proposed }: { actions: readonly StoredAction[]; proposed: readonly number[] },
	now: Date,
): OverviewPlan | null => {
	const items = new Set([...proposed, ...actions.map(({ subCategoryId }) => subCategoryId)]).size;
	if (items === 0) return null;
	const count = (holds: (action: StoredAction) => boolean): number => actions.filter(holds).length;
	return {
		items,
		answered: actions.length,
		settled: count(isSettled),
		returned: count(({ review }) => review === 'returned'),
		// A returned action is revised first, whatever its date.
		overdue: count((action) => action.review !== 'returned' && isOverdue(action, now)),
	};
};
