import { endOfTokyoDate } from '#shared/dates.ts';
import type { Progress } from './transition.ts';

/** The last instant at which an assessment may be submitted: the end of its period's last day; null without one. */
export const deadlineOf = ({ endDate }: Pick<Progress, 'endDate'>): Date | null =>
	endDate === null ? null : endOfTokyoDate(endDate);
