import { type SQL, sql } from 'drizzle-orm';
import { STATUS, type StatusId } from '#shared/assessment/status.ts';
import { FINALISED } from '#shared/assessment/status-sets.ts';

/** Centuries keep the three parts of the list apart in one column: to be issued, to be applied for, and nothing to do. */
const yearsLater = (status: StatusId | null): number => {
	if (status === STATUS.applied) return 0;
	return status !== null && FINALISED.includes(status) ? 1000 : 2000;
};

/** Place in the certification list, ordered by who waits longest, of a company that is in it since `since`. */
export const queuedAt = (status: StatusId | null, since: Date | SQL<Date | null>): SQL<Date | null> =>
	sql<Date | null>`${since instanceof Date ? since.toISOString() : since}::timestamptz + make_interval(years => ${yearsLater(status)}::int)`;
