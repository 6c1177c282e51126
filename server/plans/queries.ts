import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';
import { answerSheets } from '#server/db/tables/assessment.ts';
import { actionProofs, actionReviews, improvementActions } from '#server/db/tables/plans.ts';
import { resultMainCategories, resultSubCategories, results } from '#server/db/tables/reports.ts';

const isCurrent = and(eq(actionReviews.actionId, improvementActions.id), isNull(actionReviews.archivedAt));

const selectActions = (executor: Executor) =>
	executor
		.select({
			...getTableColumns(improvementActions),
			review: actionReviews.review,
			reviewedAt: actionReviews.reviewedAt,
		})
		.from(improvementActions)
		.leftJoin(actionReviews, isCurrent)
		.$dynamic();

/** An action with its current review. */
export type StoredAction = Awaited<ReturnType<typeof selectActions>>[number];

export const storedActions = (executor: Executor, progressId: number) =>
	selectActions(executor).where(eq(improvementActions.progressId, progressId));

export const findAction = (
	executor: Executor,
	{ id: progressId, action_id: actionId }: { id: number; action_id: number },
) =>
	selectActions(executor).where(
		and(eq(improvementActions.id, actionId), eq(improvementActions.progressId, progressId)),
	);

/** The actions of a plan with the name of whoever saved each last. */
export const listActions = (executor: Executor, progressId: number) =>
	executor
		.select({ ...getTableColumns(improvementActions), saver: users.name })
		.from(improvementActions)
		.innerJoin(users, eq(users.id, improvementActions.savedBy))
		.where(eq(improvementActions.progressId, progressId));

export type ActionRow = Awaited<ReturnType<typeof listActions>>[number];

/** All reviews of the actions of a plan, current and archived, newest first. */
export const listReviews = (executor: Executor, progressId: number) =>
	executor
		.select({ ...getTableColumns(actionReviews), by: { id: users.id, name: users.name } })
		.from(actionReviews)
		.innerJoin(improvementActions, eq(improvementActions.id, actionReviews.actionId))
		.innerJoin(users, eq(users.id, actionReviews.reviewedBy))
		.where(eq(improvementActions.progressId, progressId))
		.orderBy(desc(actionReviews.id));

export type ReviewRow = Awaited<ReturnType<typeof listReviews>>[number];

/** The proofs of the actions of a plan, oldest first. */
export const listProofs = (executor: Executor, progressId: number) =>
	executor
		.select(getTableColumns(actionProofs))
		.from(actionProofs)
		.innerJoin(improvementActions, eq(improvementActions.id, actionProofs.actionId))
		.where(eq(improvementActions.progressId, progressId))
		.orderBy(asc(actionProofs.id));

export type ProofRow = Awaited<ReturnType<typeof listProofs>>[number];

/** The sub-categories of the paper that the submitted proposal comments on. */
export const listProposed = (executor: Executor, progressId: number) =>
	executor
		.select({ id: resultSubCategories.subCategoryId })
		.from(answerSheets)
		.innerJoin(results, eq(results.sheetId, answerSheets.id))
		.innerJoin(resultMainCategories, eq(resultMainCategories.resultId, results.id))
		.innerJoin(resultSubCategories, eq(resultSubCategories.resultMainCategoryId, resultMainCategories.id))
		.where(
			and(
				eq(answerSheets.progressId, progressId),
				eq(answerSheets.round, 1),
				isNull(answerSheets.archivedAt),
				isNotNull(results.proposalSubmittedAt),
				ne(resultSubCategories.proposalNote, ''),
			),
		);
