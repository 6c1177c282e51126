import { addDays, weekdayOf } from '#shared/dates.ts';

type DayPart = 'today' | 'week' | 'later';

/** The Sunday that ends the week of a date. */
const endOfWeek = (date: string): string => addDays(date, (7 - weekdayOf(date)) % 7);

/** When something due is to be done: overdue counts as today, and without a due date as later. */
export const dayPartOf = (due: string | null, today: string): DayPart => {
	if (due === null) return 'later';
	if (due <= today) return 'today';
	return due <= endOfWeek(today) ? 'week' : 'later';
};
