import { eq } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { answerSubCategories } from '#server/db/tables/assessment.ts';

/** Unassigns all sub-categories of a member who is being deleted. The caller holds the lock of the company. */
export const releaseSubCategories = async (tx: Tx, userId: number): Promise<void> => {
	await tx.update(answerSubCategories).set({ assigneeId: null }).where(eq(answerSubCategories.assigneeId, userId));
};
