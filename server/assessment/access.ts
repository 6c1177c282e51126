import { type AnyColumn, and, eq, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import type { Executor, Tx } from '#server/db/client.ts';
import { assessorCompanies } from '#server/db/tables/accounts.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { lockProgress, type Progress } from './transition.ts';

/**
 * Which companies a person may see: their own, the assigned ones, or all. A condition for the query itself, so that
 * what is not theirs is simply not found.
 */
export const companyVisibleTo = (actor: Actor, companyId: SQL | AnyColumn): SQL => {
	if (actor.area === 'app') return sql`${companyId} = ${actor.companyId}`;
	if (actor.role === 0) return sql`true`;
	return sql`exists (select 1 from ${assessorCompanies} where ${assessorCompanies.userId} = ${actor.userId} and ${assessorCompanies.companyId} = ${companyId})`;
};

/** A progress that the person may see. @throws 404, the same whether it is unknown or another's */
export const findVisibleProgress = async (executor: Executor, actor: Actor, id: number): Promise<Progress> => {
	const [progress] = await executor
		.select()
		.from(assessmentProgresses)
		.where(and(eq(assessmentProgresses.id, id), companyVisibleTo(actor, assessmentProgresses.companyId)));
	if (!progress) throw notFound();
	return progress;
};

/** The same, locked for a change. @throws 404; 409 where it is not the company's newest */
export const lockVisibleProgress = async (tx: Tx, actor: Actor, id: number): Promise<Progress> => {
	await findVisibleProgress(tx, actor, id);
	return lockProgress(tx, id);
};
