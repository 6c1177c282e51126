import { endOfTokyoDate } from '#shared/dates.ts';
import type { Progress } from './transition.ts';

/** Deadline for submitting: the end of the last day in Tokyo; null without an end date. */
export const deadlineOf = ({ endDate }: Pick<Progress, 'endDate'>): Date | null =>
	endDate === null ? null : endOfTokyoDate(endDate);
