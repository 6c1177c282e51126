import { PLAN_SHOWS, type PlanShow, type PlanSort } from '#shared/plans/list-views.ts';
import type { PlanItem } from '#shared/plans/schemas.ts';
import { standingOf } from './standing.ts';

/** Which lines of an improvement plan a filter shows, and in which order. Pure functions. */

type Answered = Pick<PlanItem, 'action'>;

const SETTLED: readonly string[] = ['accepted', 'done', 'notDone'];

const SHOWS: Record<PlanShow, (item: Answered) => boolean> = {
	all: () => true,
	undecided: ({ action }) => action !== null && action.review === null,
	decided: ({ action }) => action?.review != null,
	returned: (item) => standingOf(item) === 'returned',
	unanswered: (item) => standingOf(item) === 'unanswered',
	overdue: ({ action }) => action?.is_overdue === true,
	settled: (item) => SETTLED.includes(standingOf(item)),
};

/** The number of lines that each filter shows. */
export const countsOf = (items: readonly Answered[]): Record<PlanShow, number> =>
	Object.fromEntries(PLAN_SHOWS.map((show) => [show, items.filter(SHOWS[show]).length])) as Record<PlanShow, number>;

/** Points that a full rating of a sub-category adds to the score, by its id; null where the paper explains nothing. */
export type Gains = ReadonlyMap<number, number> | null;

type Line = Pick<PlanItem, 'sub_category_id' | 'action'>;

/** A day later than any. */
const NEVER = '9999-12-31';

/** Settled lines need no date any more. */
const dueOf = ({ action }: Answered): string =>
	SHOWS.settled({ action }) ? NEVER : (action?.decision === 'do' && action.target_date) || NEVER;

const ORDERS: Record<PlanSort, (gains: Gains) => (a: Line, b: Line) => number> = {
	paper: () => () => 0,
	gain: (gains) => (a, b) => (gains?.get(b.sub_category_id) ?? 0) - (gains?.get(a.sub_category_id) ?? 0),
	due: () => (a, b) => dueOf(a).localeCompare(dueOf(b)),
};

type View = {
	show: PlanShow;
	sort: PlanSort;
	gains: Gains;
	/** A line that is shown in any case: the open one. */
	kept?: number | null;
};

/** The lines shown, in order. Equal ones keep the order of the paper. */
export const linesOf = <L extends Line>(items: readonly L[], { show, sort, gains, kept = null }: View): L[] =>
	items.filter((item) => item.sub_category_id === kept || SHOWS[show](item)).toSorted(ORDERS[sort](gains));

/** The first line after the given one, in the order shown, that waits for staff; then from the start. */
export const nextUndecided = <L extends Line>(lines: readonly L[], id: number): L | null => {
	const at = lines.findIndex((line) => line.sub_category_id === id);
	const others = [...lines.slice(at + 1), ...lines.slice(0, Math.max(0, at))];
	return others.find(SHOWS.undecided) ?? null;
};
