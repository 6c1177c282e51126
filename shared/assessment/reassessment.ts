import { addYears, endOfTokyoDate, tokyoDate } from '#shared/dates.ts';

/** The last instant at which a re-assessment may be applied for: one year after the assessment was completed. */
export const reassessmentDeadline = (completedAt: Date): Date => endOfTokyoDate(addYears(tokyoDate(completedAt), 1));
