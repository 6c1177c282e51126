import { lockVisibleProgress } from '#server/assessment/access.ts';
import { readDecision } from '#server/assessment/decision.ts';
import { endCorrection } from '#server/assessment/objections.ts';
import { assertCallable, transition } from '#server/assessment/transition.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { conflict } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { freezePosition } from '#server/position/freeze.ts';
import { hasProposal } from '#server/proposals/read.ts';
import { findResult, type Result } from '#server/reports/queries.ts';
import type { Round } from '#shared/assessment/round.ts';
import { STATUS } from '#shared/assessment/status.ts';
import { readFourEyes } from './four-eyes.ts';

const EVENT = { 1: 'finalise', 2: 'finalise_again' } as const;

/**
 * Whether finalizing is marked, since the actor rated or wrote in the round.
 * @throws 409 if `FOUR_EYES` requires another admin, or a reason where there is none
 */
const isMarked = async (
	tx: Tx,
	actor: ConsoleActor,
	{ companyId, result, reason }: { companyId: number; result: Result; reason: string | null },
	config: Pick<Deps['config'], 'fourEyes'>,
): Promise<boolean> => {
	const { finaliser } = await readFourEyes(tx, actor, { sheetId: result.sheetId, companyId }, config);
	if (finaliser === 'refused') throw conflict('reports.fourEyes.refused');
	if (finaliser === 'needsReason' && reason === null) throw conflict('reports.fourEyes.reasonMissing');
	return finaliser !== 'free';
};

/**
 * Finalizes an assessment or, in round 2, a re-assessment.
 * @throws 404; 409 at another status, while a proposal is drafted but not submitted, or by `FOUR_EYES`
 */
export const finalise = (
	{ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
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
		const result = await findResult(tx, id, round);
		const isSamePerson =
			result !== null && (await isMarked(tx, actor, { companyId: progress.companyId, result, reason }, config));
		const decision = await readDecision(tx, { progressId: id, round, reason });
		await endCorrection(tx, progress, round, clock.now());
		await transition(tx, { progress, event, actor, clock, call, decision, isSamePerson });
		if (result) await freezePosition(tx, { progress, result, now: clock.now() });
		return null;
	});
