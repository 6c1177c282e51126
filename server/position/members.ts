import { and, desc, eq, gte, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { answerSheets, assessmentProgresses } from '#server/db/tables/assessment.ts';
import { companies } from '#server/db/tables/companies.ts';
import { paperMainCategories } from '#server/db/tables/papers.ts';
import { positionOptOuts } from '#server/db/tables/position.ts';
import { resultMainCategories, results } from '#server/db/tables/reports.ts';
import { STATUS } from '#shared/assessment/status.ts';

/** Months for which a result counts. */
const MONTHS = 24;

/** Results finalized before this no longer count. */
export const countedSince = (now: Date): Date => {
	const since = new Date(now);
	since.setUTCMonth(since.getUTCMonth() - MONTHS);
	return since;
};

/** Major category of an industry code: 'E' of 'E09'. */
export const letterOf = (industryCode: string): string => industryCode.slice(0, 1);

/**
 * The newest finalized result with a score of the last 24 months, for every company that has not opted out. Canceled
 * assessments are excluded.
 */
export const listPresent = (executor: Executor, now: Date) => {
	const { companyId, completedAt, recompletedAt, status } = assessmentProgresses;
	const since = countedSince(now);
	return executor
		.selectDistinctOn([companyId], {
			companyId,
			industryCode: companies.industryCode,
			resultId: results.id,
			score: results.score,
		})
		.from(assessmentProgresses)
		.innerJoin(companies, eq(companies.id, companyId))
		.innerJoin(
			answerSheets,
			and(
				eq(answerSheets.progressId, assessmentProgresses.id),
				isNull(answerSheets.archivedAt),
				eq(answerSheets.round, sql`case when ${recompletedAt} is null then 1 else 2 end`),
			),
		)
		.innerJoin(results, eq(results.sheetId, answerSheets.id))
		.leftJoin(positionOptOuts, eq(positionOptOuts.companyId, companyId))
		.where(
			and(
				isNotNull(completedAt),
				or(gte(recompletedAt, since), and(isNull(recompletedAt), gte(completedAt, since))),
				ne(status, STATUS.cancelled),
				isNotNull(results.score),
				isNull(positionOptOuts.companyId),
			),
		)
		.orderBy(companyId, desc(sql`coalesce(${recompletedAt}, ${completedAt})`), desc(assessmentProgresses.id));
};

/** Scores of main categories by result, with the keys that they share across papers. */
export const listCategoryScores = (executor: Executor, resultIds: readonly number[]) =>
	executor
		.select({
			id: resultMainCategories.id,
			resultId: resultMainCategories.resultId,
			key: paperMainCategories.key,
			score: resultMainCategories.score,
		})
		.from(resultMainCategories)
		.innerJoin(paperMainCategories, eq(paperMainCategories.id, resultMainCategories.mainCategoryId))
		.where(sql`${resultMainCategories.resultId} = any(${sql.param([...resultIds])})`)
		.orderBy(paperMainCategories.ordinal);

export const isShared = async (executor: Executor, companyId: number): Promise<boolean> => {
	const rows = await executor
		.select({ companyId: positionOptOuts.companyId })
		.from(positionOptOuts)
		.where(eq(positionOptOuts.companyId, companyId));
	return rows.length === 0;
};
