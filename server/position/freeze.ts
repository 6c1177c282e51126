import { eq } from 'drizzle-orm';
import type { Progress } from '#server/assessment/transition.ts';
import { companyOf } from '#server/companies/queries.ts';
import type { Executor, Tx } from '#server/db/client.ts';
import { reportPositions } from '#server/db/tables/position.ts';
import type { results } from '#server/db/tables/reports.ts';
import { together } from '#server/db/transactions.ts';
import { maxScoreOf } from '#shared/assessment/grade.ts';
import { type PlacedCohort, placesOf } from '#shared/position/place.ts';
import { listNewest, shownTo } from './cohorts.ts';
import { isShared, letterOf, listCategoryScores, listPresent } from './members.ts';

type Scored = Pick<typeof results.$inferSelect, 'id' | 'score'>;

/** Position of a result among the cohorts that may be shown now; empty without a score or cohorts. */
export const placeNow = async (
	executor: Executor,
	{ result, industryCode, now }: { result: Scored; industryCode: string; now: Date },
): Promise<PlacedCohort[]> => {
	const { score } = result;
	const [newest, present, categories] = await together(executor, (one) => [
		listNewest(one, now),
		listPresent(one, now),
		listCategoryScores(one, [result.id]),
	]);
	if (score === null) return [];
	const total = Math.floor((score * 100) / maxScoreOf(categories.length));
	return placesOf({ total, categories }, shownTo(newest, present), letterOf(industryCode));
};

/** Stores the current position for a report that is being finalized. */
export const freezePosition = async (
	tx: Tx,
	{ progress, result, now }: { progress: Progress; result: Scored; now: Date },
): Promise<void> => {
	await tx.delete(reportPositions).where(eq(reportPositions.resultId, result.id));
	if (!(await isShared(tx, progress.companyId))) return;
	const { industryCode } = await companyOf(tx, progress.companyId);
	const cohorts = await placeNow(tx, { result, industryCode, now });
	if (cohorts.length > 0) await tx.insert(reportPositions).values({ resultId: result.id, frozenAt: now, cohorts });
};

/** Position stored with a report; null if there is none. */
export const findFrozen = async (executor: Executor, resultId: number) => {
	const [row] = await executor
		.select({ frozenAt: reportPositions.frozenAt, cohorts: reportPositions.cohorts })
		.from(reportPositions)
		.where(eq(reportPositions.resultId, resultId));
	return row ?? null;
};
