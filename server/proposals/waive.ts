import { and, desc, eq, isNull } from 'drizzle-orm';
import { lockVisibleProgress } from '#server/assessment/access.ts';
import { decisionFor } from '#server/assessment/decision.ts';
import { readProposalState } from '#server/assessment/proposal-state.ts';
import { assertStatus } from '#server/assessment/transition.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { ActorId, CallContext, ConsoleActor } from '#server/base/actor.ts';
import { conflict } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor, Tx } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';
import { proposalWaivers } from '#server/db/tables/proposals.ts';
import { announce } from '#server/notify/announce.ts';
import { STATUS } from '#shared/assessment/status.ts';
import type { EditedProposal, WaiveInput } from '#shared/proposals/schemas.ts';

const holds = (progressId: number) =>
	and(eq(proposalWaivers.progressId, progressId), isNull(proposalWaivers.resumedAt));

/** The waiver of a progress: by whom, when and why; null without one. */
export const findWaiver = async (executor: Executor, progressId: number): Promise<EditedProposal['waiver']> => {
	const [found] = await executor
		.select({ at: proposalWaivers.waivedAt, by: users.name, reason: proposalWaivers.reason })
		.from(proposalWaivers)
		.innerJoin(users, eq(users.id, proposalWaivers.waivedBy))
		.where(holds(progressId))
		.orderBy(desc(proposalWaivers.id))
		.limit(1);
	return found ? { ...found, at: found.at.toISOString() } : null;
};

const audited = (progressId: number, actor: ActorId, call: CallContext | null) => ({
	actorId: actor.userId,
	subject: 'assessment_progress',
	subjectId: progressId,
	call,
});

type Resumed = { progressId: number; actor: ActorId; now: Date; call: CallContext | null };

/** Ends a waiver; does nothing without one. The progress must be locked. */
export const resumeProposal = async (tx: Tx, { progressId, actor, now, call }: Resumed): Promise<void> => {
	const resumed = await tx
		.update(proposalWaivers)
		.set({ resumedBy: actor.userId, resumedAt: now })
		.where(holds(progressId))
		.returning({ id: proposalWaivers.id });
	if (resumed.length > 0) {
		await recordAudit(tx, { action: 'proposal.resumed', ...audited(progressId, actor, call) });
	}
};

/**
 * Waives the improvement proposal of an evaluated assessment, or revokes the waiver; idempotent.
 * @throws 404; 409 at another status, or if a proposal was begun
 */
export const waiveProposal = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	actor: ConsoleActor,
	{ id: progressId, is_waived: isWaived, reason }: WaiveInput,
	call: CallContext,
): Promise<null> =>
	db.transaction(async (tx) => {
		const progress = await lockVisibleProgress(tx, actor, progressId);
		assertStatus(progress, [STATUS.evaluated]);
		const now = clock.now();
		if (!isWaived) {
			await resumeProposal(tx, { progressId, actor, now, call });
			return null;
		}
		const { exists, waived } = await readProposalState(tx, progressId);
		if (exists) throw conflict('reports.proposalBegun');
		if (waived) return null;
		await tx.insert(proposalWaivers).values({ progressId, reason, waivedBy: actor.userId, waivedAt: now });
		const { detail } = decisionFor(reason);
		await recordAudit(tx, { action: 'proposal.waived', ...audited(progressId, actor, call), detail });
		await announce(tx, 'awaiting_finalisation', now, {
			progress_id: progressId,
			actor_id: actor.userId,
			status: progress.status,
		});
		return null;
	});
