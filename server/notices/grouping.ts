/** How notices of one kind to one person are grouped by the hour. */

export const HOUR_MS = 60 * 60 * 1000;

/** An hour of a person and kind. `closedAt`: when its group was mailed. */
export type Hour = { openedAt: Date; closedAt: Date | null };

/**
 * Where one more notice belongs: it stands `alone` and opens an hour, `joins` the group of the hour, or `begins` a group
 * of its own, because that of the hour was mailed early. What it opens begins at `openedAt`.
 */
export type Place = { how: 'joins' } | { how: 'alone' | 'begins'; openedAt: Date };

/** Whether a time is within an hour of another, before or after it: jobs of events may run in any order. */
export const isWithinHour = (one: Date, other: Date): boolean => Math.abs(one.getTime() - other.getTime()) < HOUR_MS;

/** `latest`: the newest hour of the person and kind that `at` is within, or null. */
export const placeOf = (latest: Hour | null, at: Date): Place => {
	if (!latest || !isWithinHour(latest.openedAt, at)) return { how: 'alone', openedAt: at };
	// Counted from the mail, so that the next one is an hour after it.
	return latest.closedAt ? { how: 'begins', openedAt: latest.closedAt } : { how: 'joins' };
};

/** When a group is mailed. */
export const dueOf = ({ openedAt }: Pick<Hour, 'openedAt'>): Date => new Date(openedAt.getTime() + HOUR_MS);
