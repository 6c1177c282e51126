import { addYears, tokyoDate } from '#shared/dates.ts';

/** Conflicts of interest: how often staff confirm what they have declared. */

/** A year after they did so last, or after the account was made. */
export const confirmationDue = (lastAt: Date): string => addYears(tokyoDate(lastAt), 1);

export const isConfirmationDue = (lastAt: Date, now: Date): boolean => confirmationDue(lastAt) <= tokyoDate(now);

/** A reminder that was not followed is repeated after this many days. */
export const REPEATED_DAYS = 30;
