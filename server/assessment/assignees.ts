import { eq } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { answerSubCategories } from '#server/db/tables/assessment.ts';

/** Takes all sub-categories back from a member who is deleted. The caller holds the lock of the company. */
export const releaseSubCategories = async (tx: Tx, userId: number): Promise<void> => {
	await tx.update(answerSubCategories).set({ assigneeId: null }).where(eq(answerSubCategories.assigneeId, userId));
};
