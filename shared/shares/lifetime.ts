import { addYears } from '#shared/dates.ts';
import type { ShareRow } from './schemas.ts';

/** How long a link lives, in days of Tokyo. */

/** Last day that may be chosen. */
export const lastDayOf = (today: string): string => addYears(today, 1);

type Lifetime = { until: string; endedAt: Date | null };

export const shareStateOn = ({ until, endedAt }: Lifetime, today: string): ShareRow['state'] => {
	if (endedAt) return 'ended';
	return until < today ? 'expired' : 'running';
};
