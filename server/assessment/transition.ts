import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record.ts';
import type { ActorId, CallContext } from '#server/base/actor.ts';
import type { Clock } from '#server/base/clock.ts';
import { type AppError, conflict, notFound } from '#server/base/errors.ts';
import type { Executor, Tx } from '#server/db/client.ts';
import { prepared } from '#server/db/prepared.ts';
import { assessmentProgresses, assessmentTransitions } from '#server/db/tables/assessment.ts';
import { companies } from '#server/db/tables/companies.ts';
import { later, together } from '#server/db/transactions.ts';
import { announce } from '#server/notify/announce.ts';
import { TRANSITION_NOTICES } from '#server/notify/transitions.ts';
import { writeFactsOf } from '#server/programme-facts/write.ts';
import {
	hasMilestone,
	MILESTONES,
	type Milestones,
	passedStatuses,
	unsetByMove,
} from '#shared/assessment/milestones.ts';
import {
	canTransition,
	moveBackTargets,
	STATUS,
	type StatusId,
	type TransitionEvent,
	transitionRule,
} from '#shared/assessment/status.ts';
import { isRefusedWhileFiled } from '#shared/objections/rules.ts';
import { updateCertificationSince } from './certification-since.ts';
import type { Decision } from './decision.ts';
import { assertNoUndecidedObjection } from './objections.ts';
import { voidReminders } from './void-reminders.ts';

export type Progress = typeof assessmentProgresses.$inferSelect;

const refuseStatus = (status: StatusId): AppError => conflict('assessment.wrongStatus', { status });

/** Asserts that the current status allows `event`, as a transition or as an edit. @throws 409 */
export const assertCallable = (progress: Progress, event: TransitionEvent): void => {
	const { from, editAt } = transitionRule(event);
	if (!from.includes(progress.status) && !editAt.includes(progress.status)) throw refuseStatus(progress.status);
};

/** @throws 409 unless the status of the progress is in `allowed` */
export const assertStatus = (progress: Progress, allowed: readonly StatusId[]): void => {
	if (!allowed.includes(progress.status)) throw refuseStatus(progress.status);
};

export const companyOf = (progressId: number): SQL<number> =>
	sql<number>`(select company_id from assessment_progresses where id = ${progressId})`;

/**
 * Locks a company, then its progress. Starting, moving back and canceling lock in the same order, which rules out
 * deadlocks and keeps a locked progress the newest. Returns null if there is none.
 */
export const lockProgressRow = async (tx: Tx, id: number): Promise<Progress | null> => {
	const [, [progress]] = await together(tx, () => [
		tx
			.select({ id: companies.id })
			.from(companies)
			.where(eq(companies.id, companyOf(id)))
			.for('no key update'),
		tx.select().from(assessmentProgresses).where(eq(assessmentProgresses.id, id)).for('update'),
	]);
	return progress ?? null;
};

/** Locks a progress for an event. @throws 404; 409 if it is not the company's newest */
export const lockProgress = async (tx: Tx, id: number): Promise<Progress> => {
	const [progress, newest] = await together(tx, () => [lockProgressRow(tx, id), newestProgressId(tx, companyOf(id))]);
	if (!progress) throw notFound();
	if (newest !== progress.id) throw conflict('assessment.notCurrent');
	return progress;
};

export const newestProgressId = async (executor: Executor, companyId: number | SQL<number>): Promise<number | null> => {
	const [row] = await executor
		.select({ id: assessmentProgresses.id })
		.from(assessmentProgresses)
		.where(eq(assessmentProgresses.companyId, companyId))
		.orderBy(desc(assessmentProgresses.id))
		.limit(1);
	return row?.id ?? null;
};

const newestProgressOf = prepared('newest_progress', (executor, name) =>
	executor
		.select()
		.from(assessmentProgresses)
		.where(eq(assessmentProgresses.companyId, sql.placeholder('companyId')))
		.orderBy(desc(assessmentProgresses.id))
		.limit(1)
		.prepare(name),
);

/** The current assessment of a company; null if none was ever started. */
export const findNewestProgress = async (executor: Executor, companyId: number): Promise<Progress | null> => {
	const [newest] = await newestProgressOf(executor).execute({ companyId });
	return newest ?? null;
};

type Change = {
	/** Must be locked by `lockProgress` in this transaction. */
	progress: Progress;
	event: TransitionEvent;
	actor: ActorId;
	clock: Clock;
	call?: CallContext | null;
	/** Reason, stored in the history and the audit log. */
	decision?: Decision;
	/** Shown to the company after a move back. */
	messageToCompany?: string | null;
	/** A move back that returns a report to its assessor, of which the company is not told. */
	isReturn?: boolean;
	/** A finalization by somebody who rated or wrote in the round, which is marked. */
	isSamePerson?: boolean;
	/** A move back of an objection's decision, of which both sides are told by its own notices. */
	isOfObjection?: boolean;
	to?: StatusId;
	/** For `move_back`: whether a proposal exists. */
	hasProposal?: boolean;
	/** More columns to update together with the status. */
	set?: Partial<Omit<typeof assessmentProgresses.$inferInsert, 'status' | 'id'>>;
};

const targetOf = ({ progress, event, to, hasProposal = false }: Change): StatusId => {
	if (!canTransition(event, progress.status)) throw refuseStatus(progress.status);
	const rule = transitionRule(event);
	if (rule.to !== null) return rule.to;
	const targets = moveBackTargets({ status: progress.status, hasProposal, passed: passedStatuses(progress) });
	if (to === undefined || !targets.includes(to))
		throw conflict('assessment.cannotMoveBack', { status: progress.status });
	return to;
};

/** Clears milestones above the new status and sets that of the new status unless it is set. */
const milestonesAt = (progress: Progress, status: StatusId, now: Date): Partial<Milestones> => {
	if (status === STATUS.cancelled) return {};
	const unset = unsetByMove(passedStatuses(progress), status).map((id) => [MILESTONES[id], null]);
	const isReached = hasMilestone(status) && progress[MILESTONES[status]] === null;
	return { ...Object.fromEntries(unset), ...(isReached ? { [MILESTONES[status]]: now } : {}) };
};

/**
 * The only code that writes a status (contract, section 4). The caller holds the lock of `lockProgress`; the update is
 * conditional on the old status all the same. Records the change in the same transaction.
 * @throws 409 if the transition table does not allow the event or the target of the move back, or while an objection is
 * undecided for which the event has to wait
 */
export const transition = async (tx: Tx, change: Change): Promise<Progress> => {
	const { progress, event, actor, clock, call, set, decision, messageToCompany } = change;
	const { isReturn = false, isOfObjection = false, isSamePerson = false } = change;
	const to = targetOf(change);
	if (isRefusedWhileFiled(event) && !isOfObjection) await assertNoUndecidedObjection(tx, progress.id);
	const now = clock.now();
	const [moved] = await tx
		.update(assessmentProgresses)
		.set({
			...set,
			...milestonesAt(progress, to, now),
			status: to,
			statusSince: now,
			updatedAt: now,
			gradingRequestedAt: null,
			gradingRequestedBy: null,
		})
		.where(and(eq(assessmentProgresses.id, progress.id), eq(assessmentProgresses.status, progress.status)))
		.returning();
	if (!moved) throw refuseStatus(progress.status);
	await recordTransition(tx, {
		progress,
		event,
		from: progress.status,
		to,
		actor,
		now,
		call: call ?? null,
		isReturn,
		isSamePerson,
		isSilent: isReturn || isOfObjection,
		...(decision ? { decision } : {}),
		...(messageToCompany ? { messageToCompany } : {}),
	});
	return moved;
};

type Recorded = {
	progress: Pick<Progress, 'id' | 'companyId'>;
	event: TransitionEvent;
	from: StatusId | null;
	to: StatusId;
	actor: ActorId;
	now: Date;
	call: CallContext | null;
	decision?: Decision;
	messageToCompany?: string;
	isReturn?: boolean;
	isSamePerson?: boolean;
	/** Whether its notices are left to the caller. */
	isSilent?: boolean;
};

/**
 * Records a transition: history, audit log, certification list, facts of the programme, notices; voids outdated reminders.
 * `from` is null for a start.
 */
export const recordTransition = async (
	tx: Tx,
	{ progress, event, from, to, actor, now, call, decision, messageToCompany, ...kept }: Recorded,
): Promise<void> => {
	const { isReturn = false, isSamePerson = false, isSilent = false } = kept;
	const { id: progressId, companyId } = progress;
	await updateCertificationSince(tx, { companyId, from, to, now });
	await later(
		tx,
		tx.insert(assessmentTransitions).values({
			progressId,
			event,
			fromStatus: from,
			toStatus: to,
			reason: decision?.reason ?? null,
			messageToCompany: messageToCompany ?? null,
			isReturn,
			isSamePerson,
			actorId: actor.userId,
			createdAt: now,
		}),
	);
	const audited = {
		actorId: actor.userId,
		subject: 'assessment_progress',
		subjectId: progressId,
		detail: { from, to, ...decision?.detail, ...(isSamePerson ? { same_person: true } : {}) },
		call,
	};
	if (isReturn) await recordAudit(tx, { ...audited, action: 'assessment.returned' });
	else await recordAudit(tx, { ...audited, action: `assessment.${event}` });
	await voidReminders(tx, companyId, now);
	await writeFactsOf(tx, companyId);
	if (isSilent) return;
	for (const kind of TRANSITION_NOTICES[event] ?? []) {
		await announce(tx, kind, now, {
			progress_id: progressId,
			actor_id: actor.userId,
			status: to,
			...(messageToCompany ? { message: messageToCompany } : {}),
		});
	}
};
