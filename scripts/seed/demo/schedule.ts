import type { Clock } from '#server/base/clock.ts';
import type { StatusId } from '#shared/assessment/status.ts';
import { chance } from './chance.ts';
import type { DemoCompany } from './companies.ts';

/** Times of a demo company's steps, spread over the past months so that ages and histories are realistic. */

const DAY_MS = 24 * 60 * 60 * 1000;
const TOKYO_MS = 9 * 60 * 60 * 1000;

/**
 * The demo's events must be older than a day, since newer ones are mailed; half a day more, since `atWork` may move
 * them up to nine hours later.
 */
const UNMAILED_MS = 1.5 * DAY_MS;

/** Approximate days at each status. */
const STAY_DAYS: Record<StatusId, number> = {
	1: 4,
	2: 26,
	3: 12,
	4: 6,
	5: 8,
	6: 5,
	7: 45,
	8: 30,
	9: 7,
	10: 6,
	11: 14,
	12: 5,
	13: 0,
	14: 0,
};

/** Statuses on the way to a company's own, in order. A company at 12 applied without a re-assessment. */
const wayTo = ({ status }: DemoCompany): StatusId[] => {
	const way: StatusId[] = status === 12 ? [1, 2, 3, 4, 5, 6, 7, 12] : [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
	return way.slice(0, way.indexOf(status) + 1);
};

const stayMs = (company: DemoCompany, status: StatusId): number =>
	STAY_DAYS[status] * DAY_MS * (0.7 + 0.6 * chance(company.name, 'stay', status));

/** Maps a time to between 9:00 and 18:00 of the same day in Tokyo. */
const atWork = (time: number): Date => {
	const day = Math.floor((time + TOKYO_MS) / DAY_MS) * DAY_MS - TOKYO_MS;
	return new Date(day + TOKYO_MS + ((time - day) * 9) / 24);
};

/** A clock that advances whenever it is read, and never passes its end. */
const clockBetween = (start: number, end: number): Clock => {
	let left = end - start;
	return {
		now: () => {
			left *= 0.98;
			return atWork(end - left);
		},
	};
};

export type Schedule = {
	/**
	 * Clock for steps at a status, from its beginning to its end; at the last status it ends early enough that nothing is
	 * mailed.
	 */
	during: (status: StatusId) => Clock;
	start: Clock;
};

export const scheduleOf = (company: DemoCompany, now: Date): Schedule => {
	const way = wayTo(company);
	const reached = new Map<StatusId, number>();
	let time = now.getTime() - company.daysAtStatus * DAY_MS;
	for (const status of way.toReversed()) {
		reached.set(status, time);
		const before = way[way.indexOf(status) - 1];
		if (before !== undefined) time -= stayMs(company, before);
	}
	const at = (status: StatusId | undefined): number | undefined =>
		status === undefined ? undefined : reached.get(status);
	return {
		during: (status) => {
			const begin = at(status) ?? now.getTime() - UNMAILED_MS;
			const end = at(way[way.indexOf(status) + 1]) ?? now.getTime() - UNMAILED_MS;
			return clockBetween(begin, Math.max(begin, end));
		},
		start: clockBetween(time, time),
	};
};
