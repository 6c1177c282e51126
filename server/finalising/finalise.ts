import { lockVisibleProgress } from '#server/assessment/access.ts';
import { assertCallable, transition } from '#server/assessment/transition.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { conflict } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { hasProposal } from '#server/proposals/read.ts';
import { STATUS, type TransitionEvent } from '#shared/assessment/status.ts';

type Finalising = Extract<TransitionEvent, 'finalise' | 'finalise_again'>;

/**
 * Finalises an assessment or, with `finalise_again`, a re-assessment.
 * @throws 404; 409 at another status, or while a proposal is drafted but not submitted
 */
export const finalise = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	actor: ConsoleActor,
	{ id, event }: { id: number; event: Finalising },
	call: CallContext,
): Promise<null> =>
	db.transaction(async (tx) => {
		const progress = await lockVisibleProgress(tx, actor, id);
		assertCallable(progress, event);
		if (progress.status === STATUS.evaluated && (await hasProposal(tx, id))) {
			throw conflict('reports.proposalNotSubmitted');
		}
		await transition(tx, { progress, event, actor, clock, call });
		return null;
	});
