import type { AuditEvent } from '#server/audit/record.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { conflict } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { actionReviews } from '#server/db/tables/plans.ts';
import { later } from '#server/db/transactions.ts';
import { assertVersion } from '#server/db/versions.ts';
import { announce } from '#server/notify/announce.ts';
import type { ActionVersion } from '#shared/plans/schemas.ts';
import type { Review } from '#shared/plans/states.ts';
import { changeAction, recordAuditOf } from './change.ts';
import { type Context, lockAction, type Target } from './lock.ts';
import type { StoredAction } from './queries.ts';

type ReviewDeps = Pick<Deps, 'db' | 'clock'>;

/**
 * Refuses the review of an action that somebody else has reviewed meanwhile, that was accepted, that was returned and
 * not changed since, or that the company has changed meanwhile.
 * @throws 409
 */
const assertReviewable = async (
	tx: Tx,
	action: StoredAction,
	version: number | undefined,
	{ clock, call }: Context,
): Promise<void> => {
	if (action.review === 'returned' && version === action.version) throw conflict('plans.notAnswered');
	if (action.review) throw conflict('plans.alreadyReviewed');
	await assertVersion(tx, version, action, { clock, call });
};

type Said = Pick<AuditEvent, 'action'> & { review: Review; content: string | null };

/** @throws 404; 409 outside of 7 and 8, from an older version, or unless the action awaits a review */
const reviewAction = (
	{ db, clock }: ReviewDeps,
	actor: ConsoleActor,
	{ target, action: audited, review, content }: Said & { target: Target },
	call: CallContext,
): Promise<ActionVersion> =>
	db.transaction(async (tx) => {
		const action = await lockAction(tx, actor, target);
		await assertReviewable(tx, action, target.version, { clock, call });
		const said = { review, content, reviewedBy: actor.userId, reviewedAt: clock.now() };
		await later(tx, tx.insert(actionReviews).values({ ...said, actionId: action.id }));
		const detail = { plan_action_id: action.id };
		await recordAuditOf(tx, { action: audited, progressId: target.id, actor, detail, call });
		if (review === 'returned') {
			await announce(tx, 'plan_returned', said.reviewedAt, { progress_id: target.id, subject_id: action.id });
		}
		return changeAction(tx, action);
	});

/** Accepts an action; the company can no longer change it. @throws 404, 409 */
export const acceptAction = (
	deps: ReviewDeps,
	actor: ConsoleActor,
	target: Target,
	call: CallContext,
): Promise<ActionVersion> =>
	reviewAction(deps, actor, { target, action: 'plan.accepted', review: 'accepted', content: null }, call);

/** Returns an action to the company, with what is missing. @throws 404, 409 */
export const returnAction = (
	deps: ReviewDeps,
	actor: ConsoleActor,
	{ content, ...target }: Target & { content: string },
	call: CallContext,
): Promise<ActionVersion> =>
	reviewAction(deps, actor, { target, action: 'plan.returned', review: 'returned', content }, call);
