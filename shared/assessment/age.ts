import { addDays, daysBetween, endOfTokyoDate, tokyoDate } from '#shared/dates.ts';
import type { WaitingOn } from './status.ts';

/** How long an assessment has been at its status. */

/** From how many days on it needs attention, and is late. */
export type AgeLimits = { warn: number; late: number };

export const AGEINGS = ['warn', 'late'] as const;
export type Ageing = (typeof AGEINGS)[number];

/** In calendar days of Tokyo: since yesterday is one day, whatever the hour. */
export const ageDays = (since: Date, now: Date): number => Math.max(0, daysBetween(tokyoDate(since), tokyoDate(now)));

/** The last instant at which something begun is `days` old by now. */
export const agedBefore = (days: number, now: Date): Date => endOfTokyoDate(addDays(tokyoDate(now), -days));

/** How it stands with what waits for staff; a company has the period of its assessment. Null while it is young. */
export const ageingOf = (days: number, waitingOn: WaitingOn | null, { warn, late }: AgeLimits): Ageing | null => {
	if (waitingOn === null || waitingOn === 'company' || days < warn) return null;
	return days < late ? 'warn' : 'late';
};

/** `companyBy`: by when the company should act, where it has to. */
type Waiting = { waitingOn: WaitingOn | null; since: Date; companyBy: string | null };

/** By when whoever has to act should have acted; staff before the assessment counts as late. */
export const dueOn = ({ waitingOn, since, companyBy }: Waiting, { late }: AgeLimits): string | null => {
	if (waitingOn === null) return null;
	return waitingOn === 'company' ? companyBy : addDays(tokyoDate(since), late);
};
