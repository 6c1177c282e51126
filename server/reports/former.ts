import { and, asc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { lastFinished } from '#server/assessment/last-finished.ts';
import type { Progress } from '#server/assessment/transition.ts';
import { isReportEditable } from '#server/assessment/visible.ts';
import type { ConsoleActor } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor } from '#server/db/client.ts';
import { answerSheets, assessmentProgresses } from '#server/db/tables/assessment.ts';
import { paperSubCategories } from '#server/db/tables/papers.ts';
import {
	resultMainCategories,
	resultSdgGoals,
	resultSdgTargets,
	resultSubCategories,
	results,
} from '#server/db/tables/reports.ts';
import { together } from '#server/db/transactions.ts';
import type { Round } from '#shared/assessment/round.ts';
import type { FormerNotes } from '#shared/reports/schemas.ts';
import { getVisibleResult } from './queries.ts';

/** Latest earlier notes on the same sub-categories and targets, see `formerNotes`. */

const progresses = assessmentProgresses;

/** Sheets with an earlier report than that of the round; second sheets only if finalized. */
const isFormer = (executor: Executor, progress: Progress, round: Round): SQL | undefined =>
	and(
		isNull(answerSheets.archivedAt),
		isNotNull(results.reportConfirmedAt),
		round === 2
			? and(eq(answerSheets.progressId, progress.id), eq(answerSheets.round, 1))
			: and(
					sql`${answerSheets.progressId} = (${lastFinished(executor, progress)})`,
					or(eq(answerSheets.round, 1), isNotNull(progresses.recompletedAt)),
				),
	);

type Wanted = { progress: Progress; round: Round; resultId: number };

const formerSubs = alias(resultSubCategories, 'former_subs');
const formerMains = alias(resultMainCategories, 'former_mains');
const formerPaperSubs = alias(paperSubCategories, 'former_paper_subs');

/** Former notes by the sub-categories of a result, the first round first. */
const listFormerSubCategories = (executor: Executor, { progress, round, resultId }: Wanted) =>
	executor
		.select({
			id: resultSubCategories.id,
			round: answerSheets.round,
			score: formerSubs.score,
			evaluationNote: formerSubs.evaluationNote,
			proposalNote: formerSubs.proposalNote,
			confirmedAt: results.reportConfirmedAt,
		})
		.from(answerSheets)
		.innerJoin(progresses, eq(progresses.id, answerSheets.progressId))
		.innerJoin(results, eq(results.sheetId, answerSheets.id))
		.innerJoin(formerMains, eq(formerMains.resultId, results.id))
		.innerJoin(formerSubs, eq(formerSubs.resultMainCategoryId, formerMains.id))
		.innerJoin(formerPaperSubs, eq(formerPaperSubs.id, formerSubs.subCategoryId))
		.innerJoin(resultMainCategories, eq(resultMainCategories.resultId, resultId))
		.innerJoin(resultSubCategories, eq(resultSubCategories.resultMainCategoryId, resultMainCategories.id))
		.innerJoin(
			paperSubCategories,
			and(
				eq(paperSubCategories.id, resultSubCategories.subCategoryId),
				eq(paperSubCategories.key, formerPaperSubs.key),
			),
		)
		.where(isFormer(executor, progress, round))
		.orderBy(asc(resultSubCategories.id), asc(answerSheets.round));

const formerGoals = alias(resultSdgGoals, 'former_goals');
const formerTargets = alias(resultSdgTargets, 'former_targets');

/** Former notes by the targets of a result, the first round first. */
const listFormerTargets = (executor: Executor, { progress, round, resultId }: Wanted) =>
	executor
		.select({
			id: resultSdgTargets.id,
			score: formerTargets.score,
			evaluationNote: formerTargets.evaluationNote,
			confirmedAt: results.reportConfirmedAt,
		})
		.from(answerSheets)
		.innerJoin(progresses, eq(progresses.id, answerSheets.progressId))
		.innerJoin(results, eq(results.sheetId, answerSheets.id))
		.innerJoin(formerGoals, eq(formerGoals.resultId, results.id))
		.innerJoin(formerTargets, eq(formerTargets.resultSdgGoalId, formerGoals.id))
		.innerJoin(resultSdgGoals, eq(resultSdgGoals.resultId, resultId))
		.innerJoin(
			resultSdgTargets,
			and(
				eq(resultSdgTargets.resultSdgGoalId, resultSdgGoals.id),
				eq(resultSdgTargets.sdgTargetId, formerTargets.sdgTargetId),
			),
		)
		.where(isFormer(executor, progress, round))
		.orderBy(asc(resultSdgTargets.id), asc(answerSheets.round));

const confirmedOf = ({ confirmedAt }: { confirmedAt: Date | null }): string => {
	if (!confirmedAt) throw new Error('a former report is a confirmed one');
	return confirmedAt.toISOString();
};

const lastOfEach = <T extends { id: number }>(rows: readonly T[]): { last: T; all: T[] }[] =>
	[...Map.groupBy(rows, (row) => row.id).values()].flatMap((all) => {
		const last = all.at(-1);
		return last ? [{ last, all }] : [];
	});

/** @throws 404 before the sheet of the round is graded */
export const getFormerNotes = async (
	{ db }: Pick<Deps, 'db'>,
	actor: ConsoleActor,
	{ id, round }: { id: number; round: Round },
): Promise<FormerNotes> => {
	const { progress, result } = await getVisibleResult(db, actor, { id, round });
	if (!result || !isReportEditable(progress, round)) throw notFound();
	const wanted = { progress, round, resultId: result.id };
	const [subCategories, targets] = await together(db, (one) => [
		listFormerSubCategories(one, wanted),
		listFormerTargets(one, wanted),
	]);
	return {
		sub_category_results: lastOfEach(subCategories).map(({ last, all }) => ({
			id: last.id,
			round: last.round,
			score: last.score,
			evaluation_note: last.evaluationNote,
			// Proposals belong to the first round.
			proposal_note: all[0]?.proposalNote || null,
			confirmed_at: confirmedOf(last),
		})),
		sdg_target_results: lastOfEach(targets).map(({ last }) => ({
			id: last.id,
			score: last.score,
			evaluation_note: last.evaluationNote,
			confirmed_at: confirmedOf(last),
		})),
	};
};
