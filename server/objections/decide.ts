import { eq, sql } from 'drizzle-orm';
import { decisionFor } from '#server/assessment/decision.ts';
import { recordAuditOfObjection, type StoredObjection } from '#server/assessment/objections.ts';
import { type Progress, transition } from '#server/assessment/transition.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { conflict, type FieldErrors, invalid, invalidField } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { objectionPoints } from '#server/db/tables/objections.ts';
import { later } from '#server/db/transactions.ts';
import { announce } from '#server/notify/announce.ts';
import { hasProposal } from '#server/proposals/read.ts';
import { resumeProposal } from '#server/proposals/waive.ts';
import { unconfirm } from '#server/reports/unconfirm.ts';
import { correctionMoves } from '#shared/objections/rules.ts';
import type { DecideObjectionInput, ObjectionVersion } from '#shared/objections/schemas.ts';
import { judgeDecider, listDeciders } from './deciders.ts';
import { changeObjection, lockUndecided } from './lock.ts';

type DecideDeps = Pick<Deps, 'db' | 'clock'>;
type Decided = DecideObjectionInput['objection_points'];

/** @throws 409 for whoever has an interest in the company, or rated or finalized the round unless there is nobody else */
const assertDecider = async (
	tx: Tx,
	actor: ConsoleActor,
	{ objection, progress }: { objection: StoredObjection; progress: Progress },
): Promise<{ isInvolved: boolean }> => {
	const deciders = await listDeciders(tx, { ...objection, companyId: progress.companyId });
	const judged = judgeDecider(actor, deciders);
	if (judged === 'conflict') throw conflict('interests.own');
	if (judged === 'involved') throw conflict('objections.involved');
	return { isInvolved: judged === 'marked' };
};

/** @throws 422 unless each point of the objection is decided once */
const assertEachPoint = async (tx: Tx, objectionId: number, decided: Decided): Promise<void> => {
	const rows = await tx
		.select({ id: objectionPoints.id })
		.from(objectionPoints)
		.where(eq(objectionPoints.objectionId, objectionId));
	const known = new Set(rows.map(({ id }) => id));
	const unknown = [{ key: 'validation.unknownRecord' }] as const;
	const errors: FieldErrors = Object.fromEntries(
		decided.flatMap(({ id }, at) => (known.delete(id) ? [] : [[`objection_points.${at}.id`, unknown]])),
	);
	if (Object.keys(errors).length > 0) throw invalid(errors);
	if (known.size > 0) throw invalidField('objection_points', 'objections.everyPoint');
};

const writePoints = (tx: Tx, decided: Decided): Promise<void> =>
	later(
		tx,
		tx.execute(sql`
			update objection_points p set is_upheld = sent.is_upheld, decision_reason = sent.reason
			from unnest(
				${sql.param(decided.map(({ id }) => id))}::int[],
				${sql.param(decided.map(({ is_upheld: isUpheld }) => isUpheld))}::boolean[],
				${sql.param(decided.map(({ reason }) => reason))}::text[]
			) sent (id, is_upheld, reason)
			where p.id = sent.id`),
	);

/** One of the decision's moves back, as specified: nothing is deleted, and confirmed texts become drafts. */
const moveBack = async (
	tx: Tx,
	{ clock }: DecideDeps,
	{ actor, progress, to, call }: { actor: ConsoleActor; progress: Progress; to: Progress['status']; call: CallContext },
): Promise<Progress> => {
	const moved = await transition(tx, {
		progress,
		event: 'move_back',
		to,
		hasProposal: await hasProposal(tx, progress.id),
		isOfObjection: true,
		actor,
		clock,
		call,
		decision: decisionFor(null),
		set: { gradingError: null },
	});
	await unconfirm(tx, progress, moved);
	if (moved.evaluatedAt === null) {
		await resumeProposal(tx, { progressId: progress.id, actor, now: clock.now(), call });
	}
	return moved;
};

/**
 * Decides an objection. If a point is upheld at 7, 11 or 12, the decision moves back and opens the check items of the upheld
 * points, and no others; from 13 nothing moves.
 * @throws 404; 409 if it was decided or withdrawn, from an older version, or for whoever rated or finalized the round; 422
 */
export const decideObjection = (
	deps: DecideDeps,
	actor: ConsoleActor,
	{ objection_points: points, ...target }: DecideObjectionInput,
	call: CallContext,
): Promise<ObjectionVersion> =>
	deps.db.transaction(async (tx) => {
		const { clock } = deps;
		const { progress, objection } = await lockUndecided(tx, actor, target, { clock, call });
		const { isInvolved } = await assertDecider(tx, actor, { objection, progress });
		await assertEachPoint(tx, objection.id, points);
		await writePoints(tx, points);
		const upheld = points.filter(({ is_upheld: isUpheld }) => isUpheld).length;
		const moves = upheld > 0 ? correctionMoves(progress.status, objection.round) : [];
		let moved = progress;
		for (const to of moves) moved = await moveBack(tx, deps, { actor, progress: moved, to, call });
		const now = clock.now();
		const detail = { points: points.length, upheld, ...(isInvolved ? { by_involved: true } : {}) };
		await recordAuditOfObjection(tx, { action: 'objection.decided', objection, detail }, { actor, call });
		await announce(tx, 'objection_decided', now, { subject_id: objection.id });
		await announce(tx, 'objection_closed', now, { subject_id: objection.id, actor_id: actor.userId });
		return changeObjection(tx, objection, now, {
			status: 'decided',
			endedBy: actor.userId,
			endedAt: now,
			decidedByInvolved: isInvolved,
			opensCorrection: moves.length > 0,
		});
	});
