import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { assertNoCorrection } from '#server/assessment/objections.ts';
import { companyOf, lockProgressRow, type Progress } from '#server/assessment/transition.ts';
import type { Actor, CallContext } from '#server/base/actor.ts';
import type { Clock } from '#server/base/clock.ts';
import { conflict, notFound } from '#server/base/errors.ts';
import { companyVisibleTo } from '#server/companies/access.ts';
import { assertNoInterest } from '#server/companies/interests.ts';
import type { Executor, Tx } from '#server/db/client.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { together } from '#server/db/transactions.ts';
import { assertVersion } from '#server/db/versions.ts';
import { STATUS } from '#shared/assessment/status.ts';
import { PLANNABLE } from '#shared/assessment/status-sets.ts';
import { findAction, type StoredAction } from './queries.ts';

/** An action of an assessment's plan, and the version that the change is based on. */
export type Target = { id: number; action_id: number; version?: number | undefined };

export type Context = { clock: Clock; call: CallContext };

const hasAction = (actionId: number): SQL =>
	sql`exists (select 1 from improvement_actions a where a.id = ${actionId} and a.progress_id = ${assessmentProgresses.id})`;

/**
 * Asserts that the assessment has a plan, that the actor may see it, and that `action_id`, if given, is part of it.
 * @throws 404
 */
export const assertVisible = async (
	executor: Executor,
	actor: Actor,
	{ id, action_id: actionId }: { id: number; action_id?: number },
): Promise<void> => {
	const [found] = await executor
		.select({ id: assessmentProgresses.id })
		.from(assessmentProgresses)
		.where(
			and(
				eq(assessmentProgresses.id, id),
				companyVisibleTo(actor, assessmentProgresses.companyId),
				isNotNull(assessmentProgresses.completedAt),
				actionId === undefined ? undefined : hasAction(actionId),
			),
		);
	if (!found) throw notFound();
};

/**
 * Locks a plan through its progress, against other changes and changes of status. The assessment need not be the newest
 * of its company: an older one that stays at 7 keeps its plan editable.
 * @throws 404 before 7; 409 after 8, and while the re-assessment is corrected
 */
export const lockPlan = async (tx: Tx, id: number): Promise<Progress> => {
	const progress = await lockProgressRow(tx, id);
	if (!progress?.completedAt) throw notFound();
	if (!PLANNABLE.includes(progress.status)) throw conflict('plans.notWritable');
	// Before the re-assessment there is nothing to correct.
	if (progress.status === STATUS.reassessment) await assertNoCorrection(tx, progress, 2);
	return progress;
};

/** Locks an action and its plan. @throws 404, 409 */
export const lockAction = async (tx: Tx, actor: Actor, target: Target): Promise<StoredAction> => {
	await assertVisible(tx, actor, target);
	const [, [action]] = await together(tx, () => [
		lockPlan(tx, target.id),
		findAction(tx, target),
		assertNoInterest(tx, actor, companyOf(target.id)),
	]);
	if (!action) throw notFound();
	return action;
};

/** Versions begin at 1; 0 means that the reader saw no action. */
const NONE = { version: 0, savedAt: null, savedBy: null } as const;

/**
 * Refuses a company's change that is based on another version, or of an action that staff have accepted.
 * @throws 409
 */
export const assertUnchanged = async (
	tx: Tx,
	action: StoredAction | null,
	version: number | undefined,
	{ clock, call }: Context,
): Promise<void> => {
	if (action?.review === 'accepted') throw conflict('plans.isAccepted');
	// The error does not tell a company which assessor reviewed the action.
	const stored = action?.review ? { ...NONE, version: action.version } : (action ?? NONE);
	await assertVersion(tx, version, stored, { clock, call });
};
