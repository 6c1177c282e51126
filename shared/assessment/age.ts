import { addDays, daysBetween, endOfTokyoDate, tokyoDate } from '#shared/dates.ts';
import type { WaitingOn } from './status.ts';

/** How long an assessment has been at its status. */

/** Days from which an assessment needs attention, and is late. */
export type AgeLimits = { warn: number; late: number };

export const AGEINGS = ['warn', 'late'] as const;
export type Ageing = (typeof AGEINGS)[number];

/** Calendar days in Tokyo: yesterday is one day ago, whatever the hour. */
export const ageDays = (since: Date, now: Date): number => Math.max(0, daysBetween(tokyoDate(since), tokyoDate(now)));

/** The last time that is `days` old by now. */
export const agedBefore = (days: number, now: Date): Date => endOfTokyoDate(addDays(tokyoDate(now), -days));

/**
 * Whether something that waits for staff is aging; null if not, and for companies, which have the period of the
 * assessment.
 */
export const ageingOf = (days: number, waitingOn: WaitingOn | null, { warn, late }: AgeLimits): Ageing | null => {
	if (waitingOn === null || waitingOn === 'company' || days < warn) return null;
	return days < late ? 'warn' : 'late';
};

/** `companyBy`: due date of the company, if it must act. */
type Waiting = { waitingOn: WaitingOn | null; since: Date; companyBy: string | null };

/** Due date of whoever must act; for staff, the day the assessment becomes late. */
export const dueOn = ({ waitingOn, since, companyBy }: Waiting, { late }: AgeLimits): string | null => {
	if (waitingOn === null) return null;
	return waitingOn === 'company' ? companyBy : addDays(tokyoDate(since), late);
};
