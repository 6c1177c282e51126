import { inArray, type SQL, sql } from 'drizzle-orm';
import { evidenceAwaited, evidenceDueOn } from '#server/assessment/evidence-state.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import type { AgeLimits } from '#shared/assessment/age.ts';
import { ANSWERABLE, WAITING, WAITING_ON_STAFF } from '#shared/assessment/status-sets.ts';
import { waitsOn } from './filters.ts';

const progress = assessmentProgresses;

/** `dueOn` in SQL, for sorting; progresses without a due date come last. */
export const dueDay = ({ late }: AgeLimits): SQL<string> => sql<string>`coalesce(case
	when ${inArray(progress.status, [...ANSWERABLE])} then ${progress.endDate}
	when ${evidenceAwaited} then ${evidenceDueOn}
	when ${inArray(progress.status, [...WAITING_ON_STAFF])} then (${progress.statusSince} at time zone 'Asia/Tokyo')::date + ${late}::int
end, 'infinity'::date)`;

/**
 * For sorting by who waits longest: those that staff must act on, then those of companies, then all others together. The
 * distance of a thousand years keeps them apart in one column.
 */
export const waitingSince: SQL<Date> = sql<Date>`case
	when ${waitsOn(['assessor', 'admin'])} then ${progress.statusSince}
	when ${inArray(progress.status, [...WAITING])} then ${progress.statusSince} + interval '1000 years'
	else 'infinity'::timestamptz
end`;
