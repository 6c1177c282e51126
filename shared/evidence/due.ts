import { addDays } from '#shared/dates.ts';

/** Default period for an answer. */
const DUE_DAYS = 7;

export const usualDue = (today: string): string => addDays(today, DUE_DAYS);

/** Whether a due date is in the past. Both are Tokyo dates. */
export const isPastDue = (due: string, today: string): boolean => due < today;
