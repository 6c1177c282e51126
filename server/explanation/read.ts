import { and, eq, isNull } from 'drizzle-orm';
import { listSheetItems, questionsOf } from '#server/assessment/sheet-items.ts';
import { failureBy, namedQuestion, presentFailures } from '#server/assessment/substance.ts';
import { isReportEditable, isReportVisible } from '#server/assessment/visible.ts';
import type { Actor, CallContext } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor } from '#server/db/client.ts';
import { answerCategories, answerContents, answerSheets, answerSubCategories } from '#server/db/tables/assessment.ts';
import { together } from '#server/db/transactions.ts';
import { getVisibleResult } from '#server/reports/queries.ts';
import { gradeOf, maxScoreOf } from '#shared/assessment/grade.ts';
import { isFirstTime, type Round } from '#shared/assessment/round.ts';
import { explainScore } from '#shared/explanation/explain.ts';
import { nextStarOf } from '#shared/explanation/next-star.ts';
import type { Explanation } from '#shared/explanation/schemas.ts';
import { readLevel } from './level.ts';
import { partsOf } from './parts.ts';
import { presentCategory, presentNextStar, type Told } from './view-model.ts';

/** The questions and sub-categories of the paper with their ids on the current sheet of a round. */
const listIds = (executor: Executor, { progressId, round }: { progressId: number; round: Round }) =>
	executor
		.select({
			partId: answerContents.questionId,
			id: answerContents.id,
			subPartId: answerSubCategories.subCategoryId,
			subId: answerSubCategories.id,
		})
		.from(answerContents)
		.innerJoin(answerSubCategories, eq(answerSubCategories.id, answerContents.answerSubCategoryId))
		.innerJoin(answerCategories, eq(answerCategories.id, answerSubCategories.categoryId))
		.innerJoin(answerSheets, eq(answerSheets.id, answerCategories.sheetId))
		.where(
			and(eq(answerSheets.progressId, progressId), eq(answerSheets.round, round), isNull(answerSheets.archivedAt)),
		);

/**
 * How the score of a round came about: complete for staff from grading on; for the company together with the report, at
 * the paper's level of detail.
 * @throws 404 if not visible, or not yet
 */
export const getExplanation = async (
	{ db }: Pick<Deps, 'db'>,
	actor: Actor,
	{ id, round }: { id: number; round: Round },
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<Explanation> => {
	const { progress, company, result } = await getVisibleResult(db, actor, { id, round });
	const isStaff = actor.area === 'console';
	const isVisible = isStaff ? isReportEditable(progress, round) : isReportVisible('app', progress, round);
	if (!result || !isVisible || (!isStaff && !result.reportConfirmedAt)) throw notFound();
	const [rows, paperLevel, ids] = await together(db, (one) => [
		listSheetItems(one, { sheetId: result.sheetId, locale }),
		readLevel(one, progress.paperId),
		// Companies see the first sheet alone.
		listIds(one, { progressId: progress.id, round: isStaff ? round : 1 }),
	]);
	const explained = explainScore(partsOf(rows));
	const max = maxScoreOf(explained.length);
	const next = nextStarOf(explained, { score: result.score, max });
	const idOf = new Map(ids.map((row) => [row.partId, row.id]));
	const subIdOf = new Map(ids.map((row) => [row.subPartId, row.subId]));
	const told: Told = {
		level: isStaff ? 'item' : paperLevel,
		idOf: ({ id: own, partId }) => (isStaff ? own : (idOf.get(partId) ?? own)),
		subCategoryIdOf: (partId) => subIdOf.get(partId) ?? null,
	};
	return {
		id: progress.id,
		is_first_time: isFirstTime(round),
		company: { company_name: company.companyName, registration_number: company.registrationNumber },
		level: told.level,
		company_level: paperLevel,
		score: result.score,
		max_score: max,
		grade: gradeOf(result.score, max),
		critical_failures: presentFailures(
			questionsOf(rows).filter(failureBy(result.criticalQuestionIds)).map(namedQuestion),
		),
		categories: explained.map((category) => presentCategory(category, told)),
		next_star: next && presentNextStar(next, told),
		updated_at: result.reportConfirmedAt?.toISOString() ?? null,
	};
};
