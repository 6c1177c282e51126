import { columnOf, dateShare } from '#client/ui/charts/places.ts';
import type { PlanActs } from '#shared/progresses/schemas.ts';

/** Places acts of the improvement plan below a chart of totals, between the totals before and after. Pure functions. */

export type PlacedAct = PlanActs[number] & { left: number };

const PERCENT = 100;

/**
 * Where a day stands, in percent of the chart; null before its first total. Totals are equally far from each other; behind the last
 * one, the edge is today. @param days those of the totals, oldest first
 */
export const placeOfDay = (day: string, days: readonly string[], today: string): number | null => {
	const at = days.findLastIndex((one) => one <= day);
	const from = days[at];
	if (from === undefined) return null;
	const left = columnOf(at, days.length);
	const next = days[at + 1];
	const right = next === undefined ? PERCENT : columnOf(at + 1, days.length);
	return left + ((right - left) * dateShare(day, from, next ?? today)) / PERCENT;
};

export const actsPlaced = (acts: PlanActs, days: readonly string[], today: string): PlacedAct[] =>
	acts.flatMap((act) => {
		const left = placeOfDay(act.date, days, today);
		return left === null ? [] : [{ ...act, left }];
	});
