import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { isGradingPending, ROUND_RULES } from '#server/assessment/rounds.ts';
import { findSheetId } from '#server/assessment/sheets.ts';
import { lockProgressRow, transition } from '#server/assessment/transition.ts';
import type { Clock } from '#server/base/clock.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { finishJob } from '#server/jobs/outbox.ts';
import { gradeAssessment } from '#shared/assessment/grading.ts';
import type { Round } from '#shared/assessment/round.ts';
import type { ServerText } from '#shared/i18n/server/texts.ts';
import { loadGradableSheet } from './load-sheet.ts';
import { storeResult } from './store-result.ts';

export type Grading = { progressId: number; round: Round };

/**
 * Grades the sheet of a round, moves the progress on in the name of who asked, and finishes its job: one
 * transaction, so a process that is killed in the middle leaves nothing behind. Does nothing where no grading is
 * pending: a second job for the same request, or one for a request that was withdrawn by a move back.
 */
export const gradeSheet = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	{ progressId, round }: Grading,
	outboxId: number,
): Promise<void> =>
	db.transaction(async (tx) => {
		const progress = await lockProgressRow(tx, progressId);
		const askedBy = progress?.gradingRequestedBy ?? null;
		if (progress && askedBy !== null && isGradingPending(progress, round)) {
			const sheetId = await findSheetId(tx, progressId, round);
			if (sheetId === null) throw new Error('there is no sheet to grade');
			const { categories, targets } = await loadGradableSheet(tx, sheetId);
			await storeResult(tx, sheetId, gradeAssessment(categories, targets));
			await transition(tx, { progress, event: ROUND_RULES[round].event, actor: { userId: askedBy }, clock });
		}
		await finishJob(tx, outboxId);
	});

const FAILED: ServerText = 'checking.gradingFailed';

/** Grading has failed for good: it may be asked for again, and the check page says why. Who asked stays known. */
export const giveUpGrading = async ({ db }: Pick<Deps, 'db'>, { progressId, round }: Grading): Promise<void> => {
	await db
		.update(assessmentProgresses)
		.set({ gradingRequestedAt: null, gradingError: FAILED })
		.where(
			and(
				eq(assessmentProgresses.id, progressId),
				eq(assessmentProgresses.status, ROUND_RULES[round].status),
				isNotNull(assessmentProgresses.gradingRequestedAt),
			),
		);
};

/** Has a grading that failed for good pend again, in the name of who asked; false where it was asked for anew since. */
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
