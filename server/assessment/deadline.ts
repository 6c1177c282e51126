import { endOfTokyoDate } from '#shared/dates.ts';
import type { Progress } from './transition.ts';

/** The deadline for submitting an assessment: the end of its last day; null without an end date. */
export const deadlineOf = ({ endDate }: Pick<Progress, 'endDate'>): Date | null =>
	endDate === null ? null : endOfTokyoDate(endDate);
