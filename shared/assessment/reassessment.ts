import { addYears, endOfTokyoDate, tokyoDate } from '#shared/dates.ts';

/** Deadline for applying for a re-assessment: one year after the assessment was completed. */
export const reassessmentDeadline = (completedAt: Date): Date => endOfTokyoDate(addYears(tokyoDate(completedAt), 1));
