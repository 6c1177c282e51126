import { assertNoUndecidedObjection } from '#server/assessment/objections.ts';
import { createSheet } from '#server/assessment/sheets.ts';
import { findNewestProgress, type Progress, recordTransition } from '#server/assessment/transition.ts';
import type { CallContext, ConsoleActor, StaffId } from '#server/base/actor.ts';
import type { Clock } from '#server/base/clock.ts';
import { conflict } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { lockVisibleCompany } from '#server/companies/queries.ts';
import type { Tx } from '#server/db/client.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { publishDueIn } from '#server/papers/due.ts';
import { findActivePaper } from '#server/papers/queries.ts';
import { periodOf } from '#shared/assessment/period.ts';
import { canTransition, STATUS } from '#shared/assessment/status.ts';
import { tokyoDate } from '#shared/dates.ts';

/** @throws 409 if no regular paper is published */
const activePaperId = async (tx: Tx, clock: Clock): Promise<number> => {
	await publishDueIn(tx, clock);
	const paper = await findActivePaper(tx, true);
	if (!paper) throw conflict('assessment.noPublishedPaper');
	return paper.id;
};

/** By default from today to one year after the start. */
export type StartInput = { id: number; startDate?: string | null; endDate?: string | null };

/**
 * Starts an assessment on the active regular paper. The lock on the company serializes concurrent starts.
 * @throws 404, 409
 */
export const startOf = async (
	tx: Tx,
	{ clock }: Pick<Deps, 'clock'>,
	actor: StaffId,
	{ id: companyId, ...dates }: StartInput,
	call: CallContext | null,
): Promise<Progress> => {
	await lockVisibleCompany(tx, actor, companyId);
	const newest = await findNewestProgress(tx, companyId);
	if (newest && !canTransition('start', newest.status)) throw conflict('assessment.underWay');
	if (newest) await assertNoUndecidedObjection(tx, newest.id);
	const now = clock.now();
	const period = periodOf(tokyoDate(now), { start: dates.startDate, end: dates.endDate });
	const [progress] = await tx
		.insert(assessmentProgresses)
		.values({
			companyId,
			paperId: await activePaperId(tx, clock),
			startDate: period.from,
			endDate: period.to,
			statusSince: now,
			createdAt: now,
			updatedAt: now,
		})
		.returning();
	if (!progress) throw new Error('no progress was made');
	await createSheet(tx, progress.id, 1);
	await recordTransition(tx, {
		progress,
		event: 'start',
		from: null,
		to: STATUS.notStarted,
		actor,
		now,
		call,
	});
	return progress;
};

/** `startOf` in a transaction of its own. */
export const startAssessment = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	actor: ConsoleActor,
	input: StartInput,
	call: CallContext | null,
): Promise<Progress> => db.transaction((tx) => startOf(tx, { clock }, actor, input, call));
