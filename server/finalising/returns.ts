import { lockVisibleProgress } from '#server/assessment/access.ts';
import { decisionFor } from '#server/assessment/decision.ts';
import { transition } from '#server/assessment/transition.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { conflict } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { announce } from '#server/notify/announce.ts';
import { hasProposal } from '#server/proposals/read.ts';
import { resumeProposal } from '#server/proposals/waive.ts';
import { unconfirm } from '#server/reports/unconfirm.ts';
import type { Round } from '#shared/assessment/round.ts';
import { STATUS, type StatusId } from '#shared/assessment/status.ts';

/**
 * The status to which a round that awaits finalization is returned: 6 to 5, 5 without a proposal to 4, 10 to 9; null if
 * it does not await it.
 */
export const returnTarget = (status: StatusId, round: Round, proposalExists: boolean): StatusId | null => {
	if (round === 2) return status === STATUS.reevaluated ? STATUS.regraded : null;
	if (status === STATUS.proposed) return STATUS.evaluated;
	return status === STATUS.evaluated && !proposalExists ? STATUS.graded : null;
};

/**
 * Returns a round to its assessor in place of finalizing it: the specified move back, of which assessors are told and
 * the company is not.
 * @throws 404; 409 unless the round awaits finalization
 */
export const returnToAssessor = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	actor: ConsoleActor,
	{ id, round, reason }: { id: number; round: Round; reason: string },
	call: CallContext,
): Promise<null> =>
	db.transaction(async (tx) => {
		const progress = await lockVisibleProgress(tx, actor, id);
		const proposalExists = await hasProposal(tx, id);
		const to = returnTarget(progress.status, round, proposalExists);
		if (to === null) throw conflict('assessment.wrongStatus', { status: progress.status });
		const moved = await transition(tx, {
			progress,
			event: 'move_back',
			to,
			hasProposal: proposalExists,
			isReturn: true,
			actor,
			clock,
			call,
			decision: decisionFor(reason),
		});
		await unconfirm(tx, progress, moved);
		const now = clock.now();
		if (moved.evaluatedAt === null) await resumeProposal(tx, { progressId: id, actor, now, call });
		await announce(tx, 'report_returned', now, { progress_id: id, actor_id: actor.userId, status: to });
		return null;
	});
