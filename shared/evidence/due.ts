import { addDays } from '#shared/dates.ts';

/** What a company gets to find a document, unless the assessor says otherwise. */
const DUE_DAYS = 7;

export const usualDue = (today: string): string => addDays(today, DUE_DAYS);

/** Whether a request may not be due on that day: nobody answers in the past. Both days are Tokyo's. */
export const isPastDue = (due: string, today: string): boolean => due < today;
