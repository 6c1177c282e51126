import pTimeout from 'p-timeout';
import type { Deps } from '#server/calls/deps.ts';
import { hasEntries } from '#server/certificates/directory/queries.ts';
import { tokyoDate } from '#shared/dates.ts';

const FRESH_MS = 60_000;
/** A page without the link is better than one that waits for PostgreSQL. */
const WAIT_MS = 500;

/** Whether the directory has an entry: queried at most once a minute; a failed query keeps the last result. */
export const watchFirstEntry = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): (() => Promise<boolean>) => {
	let known = Promise.resolve(false);
	let askedAt = Number.NEGATIVE_INFINITY;
	return () => {
		const now = clock.now();
		if (Math.abs(now.getTime() - askedAt) >= FRESH_MS) {
			askedAt = now.getTime();
			const before = known;
			known = pTimeout(hasEntries(db, tokyoDate(now)), { milliseconds: WAIT_MS }).catch(() => before);
		}
		return known;
	};
};
