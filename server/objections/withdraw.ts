import { recordAuditOfObjection } from '#server/assessment/objections.ts';
import type { CallContext, CompanyActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { announce } from '#server/notify/announce.ts';
import type { ObjectionVersion } from '#shared/objections/schemas.ts';
import { changeObjection, lockUndecided, type Versioned } from './lock.ts';

/**
 * Withdraws an undecided objection of the own company. The round takes no second one.
 * @throws 404; 409 if it was decided or withdrawn, or from an older version
 */
export const withdrawObjection = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	actor: CompanyActor,
	target: Versioned,
	call: CallContext,
): Promise<ObjectionVersion> =>
	db.transaction(async (tx) => {
		const { objection } = await lockUndecided(tx, actor, target, { clock, call });
		const now = clock.now();
		await recordAuditOfObjection(tx, { action: 'objection.withdrawn', objection }, { actor, call });
		await announce(tx, 'objection_withdrawn', now, { subject_id: objection.id });
		return changeObjection(tx, objection, now, {
			status: 'withdrawn',
			withdrawnBecause: 'company',
			endedBy: actor.userId,
			endedAt: now,
		});
	});
