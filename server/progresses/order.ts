import type { AnyColumn, SQL } from 'drizzle-orm';
import type { Actor } from '#server/base/actor.ts';
import { newestFirst, orderOf } from '#server/db/lists.ts';
import { users } from '#server/db/tables/accounts.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { certificates } from '#server/db/tables/certificates.ts';
import { companies } from '#server/db/tables/companies.ts';
import { latestScore } from '#server/reports/latest-score.ts';
import type { ProgressSort } from '#shared/progresses/schemas.ts';
import { dueDay, waitingSince } from './due.ts';
import type { Ages, ProgressesQuery } from './filters.ts';

/** The order of the lists of assessments. */

const progress = assessmentProgresses;

const sortable = (area: Actor['area'], { limits }: Ages): Record<ProgressSort, AnyColumn | SQL> => ({
	company_name: companies.companyName,
	status: progress.status,
	start_date: progress.startDate,
	end_date: progress.endDate,
	submitted_at: progress.submittedAt,
	submitted_by: users.name,
	issued_at: certificates.issueDate,
	score: latestScore(area),
	since: progress.statusSince,
	age_days: progress.statusSince,
	due_on: dueDay(limits),
	waiting: waitingSince,
	created_at: progress.createdAt,
	updated_at: progress.updatedAt,
});

export const NEWEST_FIRST = newestFirst(progress.createdAt, progress.id);

/** Age sorts in reverse of `since`. */
const bySince: Readonly<Record<string, string>> = { age_days: '-since', '-age_days': 'since' };

export const order = ({ area }: Actor, { sort, ...query }: ProgressesQuery, ages: Ages): SQL[] =>
	orderOf({ ...query, sort: sort && (bySince[sort] ?? sort) }, sortable(area, ages), NEWEST_FIRST);
