import type { CallContext, CompanyActor } from '#server/base/actor.ts';
import { conflict } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { announce } from '#server/notify/announce.ts';
import type { ActionVersion } from '#shared/plans/schemas.ts';
import { archiveReviews, changeAction, recordAuditOf } from './change.ts';
import { assertUnchanged, lockAction, type Target } from './lock.ts';

/**
 * Ends the return of an action: the company says that it is mended, and staff review it again.
 * @throws 404; 409 outside of 7 and 8, from an older version, or unless the action is returned
 */
export const mendedAction = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	actor: CompanyActor,
	target: Target,
	call: CallContext,
): Promise<ActionVersion> =>
	db.transaction(async (tx) => {
		const action = await lockAction(tx, actor, target);
		await assertUnchanged(tx, action, target.version, { clock, call });
		if (action.review !== 'returned') throw conflict('plans.notReturned');
		const now = clock.now();
		await archiveReviews(tx, [action.id], now);
		const detail = { plan_action_id: action.id };
		await recordAuditOf(tx, { action: 'plan.mended', progressId: target.id, actor, detail, call });
		await announce(tx, 'plan_answered', now, { progress_id: target.id, subject_id: action.id });
		return changeAction(tx, action);
	});
