import { addDays, startOfTokyoDate, tokyoDate } from '#shared/dates.ts';

/** When each of `count` rows is due, in their order. */

/** Companies are written to at nine in the morning in Tokyo, except for the first wave, which begins at once. */
const NINE_MS = 9 * 60 * 60 * 1000;

type Waves = {
	count: number;
	/** Rows a day; 0 for all at once. */
	perDay: number;
	now: Date;
	/** Rows of this job that were already run today. */
	spentToday?: number;
};

export const wavesOf = ({ count, perDay, now, spentToday = 0 }: Waves): Date[] => {
	const today = tokyoDate(now);
	const left = Math.max(0, perDay - spentToday);
	return Array.from({ length: count }, (_, at) => {
		if (perDay === 0 || at < left) return now;
		const days = 1 + Math.floor((at - left) / perDay);
		return new Date(startOfTokyoDate(addDays(today, days)).getTime() + NINE_MS);
	});
};

const HOUR_MS = 60 * 60 * 1000;

/** `perHour` of them now, and as many every hour from then on. */
export const hourlyWavesOf = ({ count, perHour, now }: { count: number; perHour: number; now: Date }): Date[] =>
	Array.from({ length: count }, (_, at) => new Date(now.getTime() + Math.floor(at / perHour) * HOUR_MS));

export type Wave = { day: string; count: number };

/** How many rows are due on each day in Tokyo, first day first. */
export const countWaves = (due: readonly Date[]): Wave[] => {
	const days = Map.groupBy(due, tokyoDate);
	return [...days].map(([day, those]) => ({ day, count: those.length })).sort((a, b) => (a.day < b.day ? -1 : 1));
};
