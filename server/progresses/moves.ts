import { eq } from 'drizzle-orm';
import { lockVisibleProgress } from '#server/assessment/access.ts';
import { decisionFor } from '#server/assessment/decision.ts';
import { releaseCorrection } from '#server/assessment/objections.ts';
import {
	assertStatus,
	lockProgress,
	newestProgressId,
	type Progress,
	transition,
} from '#server/assessment/transition.ts';
import { voidReminders } from '#server/assessment/void-reminders.ts';
import { changesOf } from '#server/audit/changes.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { CallContext, ConsoleActor, StaffId } from '#server/base/actor.ts';
import { conflict, invalidField } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { assertNoInterest } from '#server/companies/interests.ts';
import { lockVisibleCompany } from '#server/companies/queries.ts';
import type { Tx } from '#server/db/client.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { together } from '#server/db/transactions.ts';
import { withdrawOpenRequests } from '#server/evidence/requests/withdraw.ts';
import { endObjectionByCancel } from '#server/objections/cancel.ts';
import { hasProposal } from '#server/proposals/read.ts';
import { resumeProposal } from '#server/proposals/waive.ts';
import { unconfirm } from '#server/reports/unconfirm.ts';
import { STATUS, type StatusId } from '#shared/assessment/status.ts';
import { OPEN } from '#shared/assessment/status-sets.ts';
import type { PeriodInput } from '#shared/progresses/schemas.ts';

type MoveBack = { id: number; status: StatusId; reason: string | null; message_to_company: string | null };

type MoveDeps = Pick<Deps, 'db' | 'clock'>;

type PeriodChange = { progress: Progress; dates: PeriodInput; actor: StaffId; now: Date; call: CallContext | null };

/** Locks a company and its current assessment for a write, so that no transition or start runs concurrently. @throws 404, 409 */
const lockCurrent = async (tx: Tx, actor: ConsoleActor, companyId: number): Promise<Progress> => {
	await lockVisibleCompany(tx, actor, companyId);
	const [id] = await together(tx, () => [newestProgressId(tx, companyId), assertNoInterest(tx, actor, companyId)]);
	if (id === null) throw conflict('assessment.noneYet');
	return lockProgress(tx, id);
};

/**
 * Cancels the assessment permanently, with its evidence requests and its undecided objection. Documents visible to the company stay visible.
 * @throws 404; 409, also while an objection is undecided for whoever may not decide it
 */
export const cancelAssessment = (
	{ db, clock }: MoveDeps,
	actor: ConsoleActor,
	{ id: companyId, reason }: { id: number; reason: string | null },
	call: CallContext,
): Promise<null> =>
	db.transaction(async (tx) => {
		const progress = await lockCurrent(tx, actor, companyId);
		const act = { actor, now: clock.now(), call };
		await endObjectionByCancel(tx, progress, act);
		await withdrawOpenRequests(tx, progress, { because: 'cancelled' }, act);
		await transition(tx, { progress, event: 'cancel', actor, clock, call, decision: decisionFor(reason) });
		return null;
	});

/**
 * Moves the assessment back to an earlier status. Nothing is deleted: milestones above it are cleared, and confirmed
 * texts become drafts. Opens the whole sheet of a round that is being corrected, and then needs a reason.
 * @throws 404, 409
 */
export const moveBack = (
	{ db, clock }: MoveDeps,
	actor: ConsoleActor,
	{ id: companyId, status, reason, message_to_company: messageToCompany }: MoveBack,
	call: CallContext,
): Promise<null> =>
	db.transaction(async (tx) => {
		const progress = await lockCurrent(tx, actor, companyId);
		await releaseCorrection(tx, progress, reason, { actor, now: clock.now(), call });
		const moved = await transition(tx, {
			progress,
			event: 'move_back',
			to: status,
			hasProposal: await hasProposal(tx, progress.id),
			actor,
			clock,
			call,
			decision: decisionFor(reason),
			messageToCompany,
			set: { gradingError: null, ...(status < STATUS.submitted ? { submittedBy: null } : {}) },
		});
		await unconfirm(tx, progress, moved);
		if (moved.evaluatedAt === null) {
			await resumeProposal(tx, { progressId: progress.id, actor, now: clock.now(), call });
		}
		return null;
	});

/** @throws 409 if the period can no longer be changed; 422 on `start_date` if it is after the end */
const changePeriod = async (tx: Tx, { progress, dates, actor, now, call }: PeriodChange): Promise<void> => {
	assertStatus(progress, OPEN);
	const { start_date, end_date } = dates;
	const startDate = start_date === undefined ? progress.startDate : start_date;
	const endDate = end_date === undefined ? progress.endDate : end_date;
	if (startDate && endDate && startDate > endDate) throw invalidField('start_date', 'assessment.startAfterEnd');
	await tx
		.update(assessmentProgresses)
		.set({ startDate, endDate, updatedAt: now })
		.where(eq(assessmentProgresses.id, progress.id));
	await recordAudit(tx, {
		action: 'assessment.dates_updated',
		actorId: actor.userId,
		subject: 'assessment_progress',
		subjectId: progress.id,
		changes: changesOf('period', { start_date: progress.startDate, end_date: progress.endDate }, dates),
		call,
	});
	await voidReminders(tx, progress.companyId, now);
};

/**
 * Changes the period of a company's current assessment; without an end date it has no deadline.
 * @throws 404, 409, 422 on `start_date`
 */
export const updatePeriod = (
	{ db, clock }: MoveDeps,
	actor: ConsoleActor,
	{ id: companyId, ...dates }: PeriodInput & { id: number },
	call: CallContext,
): Promise<null> =>
	db.transaction(async (tx) => {
		const progress = await lockCurrent(tx, actor, companyId);
		await changePeriod(tx, { progress, dates, actor, now: clock.now(), call });
		return null;
	});

/** Changes the period by the assessment's id. @throws 409 unless it is its company's newest */
export const changePeriodOf = async (
	tx: Tx,
	{ clock }: Pick<Deps, 'clock'>,
	actor: StaffId,
	{ id, ...dates }: PeriodInput & { id: number },
	call: CallContext | null,
): Promise<void> => {
	const progress = await lockVisibleProgress(tx, actor, id);
	await changePeriod(tx, { progress, dates, actor, now: clock.now(), call });
};

/** `changePeriodOf` in a transaction of its own. */
export const updatePeriodOf = async (
	{ db, clock }: MoveDeps,
	actor: ConsoleActor,
	input: PeriodInput & { id: number },
	call: CallContext,
): Promise<null> => {
	await db.transaction((tx) => changePeriodOf(tx, { clock }, actor, input, call));
	return null;
};
