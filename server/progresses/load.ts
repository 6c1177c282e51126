import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { assessorCompanies } from '#server/db/tables/accounts.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { type AssessorLoad, FINISHED_DAYS } from '#shared/accounts/load.ts';
import { ageDays, agedBefore } from '#shared/assessment/age.ts';
import { WAITING } from '#shared/assessment/status-sets.ts';
import { waitsOn } from './filters.ts';

const progress = assessmentProgresses;

/** The loads of assessors by id, in one statement; assessors without companies are left out. */
export const loadsOf = async (
	executor: Executor,
	userIds: readonly number[],
	now: Date,
): Promise<ReadonlyMap<number, AssessorLoad>> => {
	const isWithThem = sql`coalesce(${waitsOn(['assessor'])}, false)`;
	const countOf = (condition: SQL): SQL<number> => sql<number>`(count(*) filter (where ${condition}))::int`;
	const since = agedBefore(FINISHED_DAYS, now).toISOString();
	const rows = await executor
		.select({
			userId: assessorCompanies.userId,
			open: countOf(inArray(progress.status, [...WAITING])),
			waiting: countOf(isWithThem),
			oldest: sql<string | null>`min(${progress.statusSince}) filter (where ${isWithThem})`,
			finished: sql<number>`${countOf(sql`${progress.completedAt} > ${since}`)} + ${countOf(sql`${progress.recompletedAt} > ${since}`)}`,
		})
		.from(assessorCompanies)
		.innerJoin(progress, eq(progress.companyId, assessorCompanies.companyId))
		.where(inArray(assessorCompanies.userId, [...userIds]))
		.groupBy(assessorCompanies.userId);
	return new Map(
		rows.map(({ userId, open, waiting, oldest, finished }) => [
			userId,
			{ open, waiting, oldest_days: oldest === null ? null : ageDays(new Date(oldest), now), finished },
		]),
	);
};
