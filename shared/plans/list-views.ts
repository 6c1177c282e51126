/** How the list of an improvement plan is shown. In the address, so that links lead to a line and a reload keeps it. */

/**
 * Filters: all; waiting for the decision of staff; decided by them; returned to the company; not answered; past the target
 * date; settled, so that the company has nothing left to do.
 */
export const PLAN_SHOWS = ['all', 'undecided', 'decided', 'returned', 'unanswered', 'overdue', 'settled'] as const;
export type PlanShow = (typeof PLAN_SHOWS)[number];

/** Orders: of the paper, by the points that a full rating adds, by target date. */
export const PLAN_SORTS = ['paper', 'gain', 'due'] as const;
export type PlanSort = (typeof PLAN_SORTS)[number];

/** A place in the list, as its address says it. Omitted: as the screen chooses. */
export type PlanPlace = {
	show?: PlanShow | undefined;
	sort?: PlanSort | undefined;
	/** The open line: the id of its sub-category, or the first one shown. */
	open?: number | 'first' | undefined;
};
