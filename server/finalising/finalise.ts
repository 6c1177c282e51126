import { lockVisibleProgress } from '#server/assessment/access.ts';
import { readDecision } from '#server/assessment/decision.ts';
import { endCorrection } from '#server/assessment/objections.ts';
import { assertCallable, transition } from '#server/assessment/transition.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { conflict } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { freezePosition } from '#server/position/freeze.ts';
import { hasProposal } from '#server/proposals/read.ts';
import { findResult } from '#server/reports/queries.ts';
import type { Round } from '#shared/assessment/round.ts';
import { STATUS } from '#shared/assessment/status.ts';

const EVENT = { 1: 'finalise', 2: 'finalise_again' } as const;

/**
 * Finalizes an assessment or, in round 2, a re-assessment.
 * @throws 404; 409 at another status, or while a proposal is drafted but not submitted
 */
export const finalise = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	actor: ConsoleActor,
	{ id, round, reason }: { id: number; round: Round; reason: string | null },
	call: CallContext,
): Promise<null> =>
	db.transaction(async (tx) => {
		const event = EVENT[round];
		const progress = await lockVisibleProgress(tx, actor, id);
		assertCallable(progress, event);
		if (progress.status === STATUS.evaluated && (await hasProposal(tx, id))) {
			throw conflict('reports.proposalNotSubmitted');
		}
		const decision = await readDecision(tx, { progressId: id, round, reason });
		await endCorrection(tx, progress, round, clock.now());
		await transition(tx, { progress, event, actor, clock, call, decision });
		const result = await findResult(tx, id, round);
		if (result) await freezePosition(tx, { progress, result, now: clock.now() });
		return null;
	});
