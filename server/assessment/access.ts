import { and, eq } from 'drizzle-orm';
import type { Actor } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import { companyVisibleTo } from '#server/companies/access.ts';
import type { Executor, Tx } from '#server/db/client.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { lockProgress, type Progress } from './transition.ts';

/** A progress that the actor may see. @throws 404, the same if it is unknown */
export const getVisibleProgress = async (executor: Executor, actor: Actor, id: number): Promise<Progress> => {
	const [progress] = await executor
		.select()
		.from(assessmentProgresses)
		.where(and(eq(assessmentProgresses.id, id), companyVisibleTo(actor, assessmentProgresses.companyId)));
	if (!progress) throw notFound();
	return progress;
};

/** The same, locked for update. @throws 404; 409 if it is not the company's newest */
export const lockVisibleProgress = async (tx: Tx, actor: Actor, id: number): Promise<Progress> => {
	await getVisibleProgress(tx, actor, id);
	return lockProgress(tx, id);
};
