import { eq } from 'drizzle-orm';
import { lockVisibleProgress } from '#server/assessment/access.ts';
import { assertRatable, ROUND_RULES } from '#server/assessment/rounds.ts';
import { findSheetId } from '#server/assessment/sheets.ts';
import type { ConsoleActor } from '#server/base/actor.ts';
import { conflict, notFound } from '#server/base/errors.ts';
import { pollFor } from '#server/base/poll.ts';
import type { Deps } from '#server/calls/deps.ts';
import { countUnchecked } from '#server/checking/queries.ts';
import type { Db } from '#server/db/client.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { enqueue } from '#server/jobs/outbox.ts';
import type { Round } from '#shared/assessment/round.ts';
import { autograde } from './job.ts';

const PAUSES = { firstMs: 20, longestMs: 200 };

/** Outcome of a grading request; null while pending. */
const readOutcome = async (db: Db, id: number, round: Round): Promise<'graded' | 'failed' | null> => {
	const { status, gradingRequestedAt } = assessmentProgresses;
	const [progress] = await db
		.select({ status, gradingRequestedAt })
		.from(assessmentProgresses)
		.where(eq(assessmentProgresses.id, id));
	if (progress?.status !== ROUND_RULES[round].status) return 'graded';
	return progress.gradingRequestedAt ? null : 'failed';
};

/**
 * Confirms the check and requests grading: the request and its job are written in one transaction. Then waits up to
 * `gradingWaitMs` for the result.
 * @returns whether the status has changed; false while the job is running
 * @throws 404; 409 at another status, while grading is pending, with an unchecked sub-category, or if it failed
 */
export const requestGrading = async (
	{ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
	actor: ConsoleActor,
	{ id, round }: { id: number; round: Round },
): Promise<boolean> => {
	await db.transaction(async (tx) => {
		const progress = await lockVisibleProgress(tx, actor, id);
		assertRatable(progress, round);
		const sheetId = await findSheetId(tx, id, round);
		if (sheetId === null) throw notFound();
		const unchecked = await countUnchecked(tx, sheetId);
		if (unchecked > 0) throw conflict('checking.unchecked', { count: unchecked });
		await tx
			.update(assessmentProgresses)
			.set({ gradingRequestedAt: clock.now(), gradingRequestedBy: actor.userId, gradingError: null })
			.where(eq(assessmentProgresses.id, id));
		await enqueue(tx, autograde, { progressId: id, round });
	});
	const outcome = await pollFor(() => readOutcome(db, id, round), config.gradingWaitMs, PAUSES);
	if (outcome === 'failed') throw conflict('checking.gradingFailed');
	return outcome === 'graded';
};
