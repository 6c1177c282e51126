import { dateShare, monthsOf } from '#client/ui/charts/places.ts';
import type { PlanActs } from '#shared/progresses/schemas.ts';

/** Places acts of the improvement plan and the totals on one axis of time. Pure functions. */

type Act = PlanActs[number];

/** Acts of one kind that are too close to each other for marks of their own. */
export type ActCluster = { kind: Act['kind']; from: string; to: string; count: number; left: number };

type Tick = { month: string; left: number; isNamed: boolean };

const DAY_MS = 86_400_000;
const WEEK = 7;
/** Pixels that a mark with two digits takes. */
const MARK_PX = 40;
const PERCENT = 100;
/** More names of months do not fit beside each other. */
const MAX_NAMES = 5;

/** The axis: whole months from the first day to the last. */
export type Axis = { from: string; to: string; ticks: Tick[] };

/** Months of a year that may stand between two named ticks. */
const STEPS = [1, 3, 6, 12];

const monthOf = (day: string): number => Number(day.slice(5, 7)) - 1;

/** Ticks each month or quarter, so that all of them stand at the same distance; those named are few enough to be read. */
export const axisOf = (days: readonly string[]): Axis => {
	const months = monthsOf(days);
	const [from = '', to = ''] = [months[0], months.at(-1)];
	const step = STEPS.find((one) => months.length <= one * MAX_NAMES) ?? 12;
	const every = step === 1 ? 1 : 3;
	const ticks = months
		.filter((month) => monthOf(month) % every === 0 || month === from)
		.map((month) => ({
			month,
			left: dateShare(month, from, to),
			// The last one ends the axis: its name would stand outside.
			isNamed: month !== to && monthOf(month) % step === 0,
		}));
	return { from, to, ticks: ticks.some(({ isNamed }) => isNamed) ? ticks : named(ticks) };
};

/** A short axis without a named month names its first one. */
const named = (ticks: readonly Tick[]): Tick[] =>
	ticks.map((tick, at) => (at === 0 ? { ...tick, isNamed: true } : tick));

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/**
 * Acts of one kind. Those of a week, or too close to have targets of their own on a lane of `lanePx` pixels, are one,
 * which stands in the middle of its days.
 */
export const clustersOf = (acts: PlanActs, kind: Act['kind'], { from, to }: Axis, lanePx: number): ActCluster[] => {
	const clusters: ActCluster[] = [];
	const width = (MARK_PX * PERCENT) / lanePx;
	const placeOf = (day: string): number => dateShare(day, from, to);
	for (const { date, count } of acts
		.filter((act) => act.kind === kind)
		.toSorted((a, b) => a.date.localeCompare(b.date))) {
		const last = clusters.at(-1);
		const left = placeOf(date);
		if (last && (daysBetween(last.from, date) < WEEK || left - last.left < width)) {
			last.to = date;
			last.count += count;
			last.left = (placeOf(last.from) + left) / 2;
		} else clusters.push({ kind, from: date, to: date, count, left });
	}
	return clusters;
};
