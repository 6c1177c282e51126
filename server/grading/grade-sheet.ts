import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { loadGradableSheet } from '#server/assessment/gradable-sheet.ts';
import { isGradingPending, ROUND_RULES } from '#server/assessment/rounds.ts';
import { findSheetId } from '#server/assessment/sheets.ts';
import { lockProgressRow, transition } from '#server/assessment/transition.ts';
import type { Clock } from '#server/base/clock.ts';
import { drawCalibration } from '#server/calibration/open.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { withdrawOpenRequests } from '#server/evidence/requests/withdraw.ts';
import { finishJob } from '#server/jobs/outbox.ts';
import { announce } from '#server/notify/announce.ts';
import { gradeAssessment } from '#shared/assessment/grading.ts';
import type { Round } from '#shared/assessment/round.ts';
import type { ServerText } from '#shared/texts/server.ts';
import { storeResult } from './store-result.ts';

export type Grading = { progressId: number; round: Round };

/**
 * Grades the sheet of a round, withdraws its open evidence requests, moves the progress on in the name of the
 * requester, draws it for a second rating or not, and finishes the job, in one transaction. Idempotent: does nothing if no grading is pending, for example
 * for a duplicate job or after a move back.
 */
export const gradeSheet = (
	deps: Pick<Deps, 'db' | 'clock' | 'config' | 'signer'>,
	{ progressId, round }: Grading,
	outboxId: number,
): Promise<void> =>
	deps.db.transaction(async (tx) => {
		const { clock } = deps;
		const progress = await lockProgressRow(tx, progressId);
		const requestedBy = progress?.gradingRequestedBy ?? null;
		if (progress && requestedBy !== null && isGradingPending(progress, round)) {
			const sheetId = await findSheetId(tx, progressId, round);
			if (sheetId === null) throw new Error('there is no sheet to grade');
			const { categories, targets, criticalQuestionIds } = await loadGradableSheet(tx, sheetId);
			await storeResult(tx, sheetId, { ...gradeAssessment(categories, targets), criticalQuestionIds });
			const actor = { userId: requestedBy };
			await withdrawOpenRequests(tx, progress, { because: 'grading', round }, { actor, now: clock.now() });
			await transition(tx, { progress, event: ROUND_RULES[round].event, actor, clock });
			await drawCalibration(tx, deps, { progressId, sheetId });
		}
		await finishJob(tx, outboxId);
	});

const FAILED: ServerText = 'checking.gradingFailed';

/**
 * After a permanent failure: allows a new request, shows the reason on the check page and notifies the assessors.
 * `gradingRequestedBy` is kept for a retry.
 */
export const giveUpGrading = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	{ progressId, round }: Grading,
): Promise<void> => {
	const { status } = ROUND_RULES[round];
	await db.transaction(async (tx) => {
		const failed = await tx
			.update(assessmentProgresses)
			.set({ gradingRequestedAt: null, gradingError: FAILED })
			.where(
				and(
					eq(assessmentProgresses.id, progressId),
					eq(assessmentProgresses.status, status),
					isNotNull(assessmentProgresses.gradingRequestedAt),
				),
			)
			.returning({ id: assessmentProgresses.id });
		if (failed.length > 0) await announce(tx, 'grading_failed', clock.now(), { progress_id: progressId, status });
	});
};

/** Makes a failed grading pending again, for the same requester; false if it was requested again since. */
export const reviveGrading = async (tx: Tx, { progressId, round }: Grading, clock: Clock): Promise<boolean> => {
	const revived = await tx
		.update(assessmentProgresses)
		.set({ gradingRequestedAt: clock.now(), gradingError: null })
		.where(
			and(
				eq(assessmentProgresses.id, progressId),
				eq(assessmentProgresses.status, ROUND_RULES[round].status),
				isNull(assessmentProgresses.gradingRequestedAt),
				isNotNull(assessmentProgresses.gradingRequestedBy),
			),
		)
		.returning({ id: assessmentProgresses.id });
	return revived.length > 0;
};
