import { and, eq } from 'drizzle-orm';
import { findSheetId } from '#server/assessment/sheets.ts';
import { assertCallable, findNewestProgress, lockProgress } from '#server/assessment/transition.ts';
import type { CompanyActor } from '#server/base/actor.ts';
import { invalidField, notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { recordsAtHand } from '#server/db/tables/assessment.ts';
import { isAccepted } from './prepared-records.ts';

/**
 * Ticks a record of the current assessment as at hand, or no longer; the first tick keeps its person and time. Ticks are
 * by assessment: the records of the next one are others.
 * @throws 404 without an assessment; 409 after the submission; 422 on `record`
 */
export const markRecord = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	actor: CompanyActor,
	{ record, at_hand: isAtHand }: { record: string; at_hand: boolean },
): Promise<null> => {
	const newest = await findNewestProgress(db, actor.companyId);
	if (!newest) throw notFound();
	return db.transaction(async (tx) => {
		const progress = await lockProgress(tx, newest.id);
		assertCallable(progress, 'first_save');
		const sheetId = await findSheetId(tx, progress.id, 1);
		if (!sheetId || !(await isAccepted(tx, sheetId, record))) throw invalidField('record', 'validation.unknownRecord');
		if (isAtHand) {
			await tx
				.insert(recordsAtHand)
				.values({ progressId: progress.id, record, markedBy: actor.userId, markedAt: clock.now() })
				.onConflictDoNothing();
		} else {
			await tx
				.delete(recordsAtHand)
				.where(and(eq(recordsAtHand.progressId, progress.id), eq(recordsAtHand.record, record)));
		}
		return null;
	});
};
