import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { lockVisibleProgress } from '#server/assessment/access.ts';
import { assertRatable, ROUND_RULES } from '#server/assessment/rounds.ts';
import { findSheetId } from '#server/assessment/sheets.ts';
import type { ConsoleActor } from '#server/base/actor.ts';
import { conflict, notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { countUnchecked } from '#server/checking/queries.ts';
import type { Db } from '#server/db/client.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { enqueue } from '#server/jobs/outbox.ts';
import type { Round } from '#shared/assessment/round.ts';
import { autograde } from './job.ts';

const FIRST_LOOK_MS = 20;
const LONGEST_LOOK_MS = 200;

/** How a request for grading stands: still pending, done, or given up. */
type Outcome = 'pending' | 'graded' | 'failed';

const readOutcome = async (db: Db, id: number, round: Round): Promise<Outcome> => {
	const { status, gradingRequestedAt } = assessmentProgresses;
	const [progress] = await db
		.select({ status, gradingRequestedAt })
		.from(assessmentProgresses)
		.where(eq(assessmentProgresses.id, id));
	if (progress?.status !== ROUND_RULES[round].status) return 'graded';
	return progress.gradingRequestedAt ? 'pending' : 'failed';
};

/** Looks, at growing intervals, until grading has ended or the time is up. */
const awaitOutcome = async (db: Db, id: number, round: Round, limitMs: number): Promise<Outcome> => {
	const end = performance.now() + limitMs;
	let pause = FIRST_LOOK_MS;
	let outcome: Outcome = 'pending';
	while (outcome === 'pending' && performance.now() < end) {
		await wait(Math.min(pause, Math.max(0, end - performance.now())));
		pause = Math.min(pause * 1.5, LONGEST_LOOK_MS);
		outcome = await readOutcome(db, id, round);
	}
	return outcome;
};

/**
 * Confirms the check and asks for grading: the request and its job are one transaction, so neither is lost without
 * the other. Then waits a while for the result.
 * @returns whether the status has moved; false while the job still runs
 * @throws 404; 409 at another status, while grading is pending, with an unchecked sub-category, or where it failed
 */
export const requestGrading = async (
	{ db, clock, outbox, config }: Pick<Deps, 'db' | 'clock' | 'outbox' | 'config'>,
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
	outbox.flush();
	const outcome = await awaitOutcome(db, id, round, config.gradingWaitMs);
	if (outcome === 'failed') throw conflict('checking.gradingFailed');
	return outcome === 'graded';
};
