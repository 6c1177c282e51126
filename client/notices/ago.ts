/** Age in its largest unit; null if so old that a date is better. */
export type Ago = { unit: 'now' | 'minutes' | 'hours' | 'days'; count: number } | null;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const LONGEST_DAYS = 30;

export const agoOf = (instant: string, now: Date): Ago => {
	const passed = Math.max(0, now.getTime() - Date.parse(instant));
	if (passed < MINUTE_MS) return { unit: 'now', count: 0 };
	if (passed < HOUR_MS) return { unit: 'minutes', count: Math.floor(passed / MINUTE_MS) };
	if (passed < DAY_MS) return { unit: 'hours', count: Math.floor(passed / HOUR_MS) };
	const count = Math.floor(passed / DAY_MS);
	return count <= LONGEST_DAYS ? { unit: 'days', count } : null;
};
