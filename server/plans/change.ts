import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type AuditEvent, recordAudit } from '#server/audit/record.ts';
import type { ActorId, CallContext } from '#server/base/actor.ts';
import type { Tx } from '#server/db/client.ts';
import { actionReviews, improvementActions } from '#server/db/tables/plans.ts';
import { later } from '#server/db/transactions.ts';
import type { ActionVersion } from '#shared/plans/schemas.ts';
import type { StoredAction } from './queries.ts';

/** Updates a locked action and increments its version. */
export const changeAction = async (
	tx: Tx,
	{ id, version: before }: StoredAction,
	set: Partial<typeof improvementActions.$inferInsert> = {},
): Promise<ActionVersion> => {
	const version = before + 1;
	await later(
		tx,
		tx
			.update(improvementActions)
			.set({ ...set, version })
			.where(eq(improvementActions.id, id)),
	);
	return { id, version };
};

/** Archives the reviews of actions that have changed since. */
export const archiveReviews = (tx: Tx, actionIds: readonly number[], now: Date): Promise<void> =>
	later(
		tx,
		tx
			.update(actionReviews)
			.set({ archivedAt: now })
			.where(and(inArray(actionReviews.actionId, [...actionIds]), isNull(actionReviews.archivedAt))),
	);

/**
 * After a new application for re-assessment the plan stays editable; its reviews are archived. The caller has locked
 * the progress.
 */
export const reopenPlan = async (tx: Tx, progressId: number, now: Date): Promise<void> => {
	const reviewed = sql`${improvementActions.progressId} = ${progressId} and exists (
		select 1 from action_reviews r where r.action_id = ${improvementActions.id} and r.archived_at is null)`;
	const reopened = await tx
		.update(improvementActions)
		.set({ version: sql`${improvementActions.version} + 1` })
		.where(reviewed)
		.returning({ id: improvementActions.id });
	if (reopened.length > 0) {
		await archiveReviews(
			tx,
			reopened.map(({ id }) => id),
			now,
		);
	}
};

type Recorded = Pick<AuditEvent, 'action' | 'detail'> & { progressId: number; actor: ActorId; call: CallContext };

/** Audits a change of a plan, without the texts written in it. */
export const recordAuditOf = (tx: Tx, { action, detail, progressId, actor, call }: Recorded): Promise<void> =>
	recordAudit(tx, {
		action,
		actorId: actor.userId,
		subject: 'assessment_progress',
		subjectId: progressId,
		...(detail ? { detail } : {}),
		call,
	});
