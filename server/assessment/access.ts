import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Viewer } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import { companyVisibleTo } from '#server/companies/access.ts';
import { assertNoInterest } from '#server/companies/interests.ts';
import type { Executor, Tx } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';
import { answerSheets, assessmentProgresses } from '#server/db/tables/assessment.ts';
import { companies } from '#server/db/tables/companies.ts';
import { together } from '#server/db/transactions.ts';
import type { Round } from '#shared/assessment/round.ts';
import { isSheetOf } from './sheets.ts';
import { lockProgress, type Progress } from './transition.ts';

/** A progress that the actor may see. @throws 404, whether unknown or not visible */
export const getVisibleProgress = async (executor: Executor, actor: Viewer, id: number): Promise<Progress> => {
	const [progress] = await executor
		.select()
		.from(assessmentProgresses)
		.where(and(eq(assessmentProgresses.id, id), companyVisibleTo(actor, assessmentProgresses.companyId)));
	if (!progress) throw notFound();
	return progress;
};

/**
 * A progress that the actor may see, with its company, submitter and sheet of the round; the sheet is null if there is
 * none yet.
 * @throws 404
 */
export const getVisibleRound = async (
	executor: Executor,
	actor: Viewer,
	{ id, round }: { id: number; round: Round },
) => {
	const [found] = await executor
		.select({
			progress: getTableColumns(assessmentProgresses),
			company: getTableColumns(companies),
			submitter: { id: users.id, name: users.name },
			sheetId: answerSheets.id,
		})
		.from(assessmentProgresses)
		.innerJoin(companies, eq(companies.id, assessmentProgresses.companyId))
		.leftJoin(answerSheets, isSheetOf(round, answerSheets))
		.leftJoin(users, eq(users.id, assessmentProgresses.submittedBy))
		.where(and(eq(assessmentProgresses.id, id), companyVisibleTo(actor, assessmentProgresses.companyId)));
	if (!found) throw notFound();
	return found;
};

/**
 * Locks a progress that the actor may see, for a write to it.
 * @throws 404; 409 if it is not the company's newest, or if the actor has declared an interest in the company
 */
export const lockVisibleProgress = async (tx: Tx, actor: Viewer, id: number): Promise<Progress> => {
	const { companyId } = await getVisibleProgress(tx, actor, id);
	const [progress] = await together(tx, () => [lockProgress(tx, id), assertNoInterest(tx, actor, companyId)]);
	return progress;
};
