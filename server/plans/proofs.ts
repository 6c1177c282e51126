import type { CallContext, CompanyActor } from '#server/base/actor.ts';
import type { Tx } from '#server/db/client.ts';
import { actionProofs } from '#server/db/tables/plans.ts';
import { addFile, type FileDeps, removeFile } from '#server/evidence/stored-files/change.ts';
import { assertRoom, proofsOf } from '#server/evidence/stored-files/kinds.ts';
import { presentFile } from '#server/evidence/stored-files/present.ts';
import type { Upload } from '#server/storage/upload.ts';
import type { ActionVersion, Proof } from '#shared/plans/schemas.ts';
import { archiveReviews, changeAction, recordAuditOf } from './change.ts';
import { assertUnchanged, type Context, lockAction, type Target } from './lock.ts';
import type { StoredAction } from './queries.ts';

/** @throws 404; 409 outside of 7 and 8, from an older version, or once staff have accepted the action */
const lockForProofs = async (tx: Tx, actor: CompanyActor, target: Target, context: Context): Promise<StoredAction> => {
	const action = await lockAction(tx, actor, target);
	await assertUnchanged(tx, action, target.version, context);
	return action;
};

/** A file is added or removed with the return kept, until the company says that the action is mended. */
type Keeping = { keeps_return?: boolean | undefined };

type Touched = Keeping & { actor: CompanyActor; now: Date };

/** Proofs are part of the action: a change of them updates its version and author, and ends its return unless kept. */
const touch = async (
	tx: Tx,
	action: StoredAction,
	{ actor, now, keeps_return: keepsReturn = false }: Touched,
): Promise<ActionVersion> => {
	if (action.review && !keepsReturn) await archiveReviews(tx, [action.id], now);
	return changeAction(tx, action, { savedAt: now, savedBy: actor.userId });
};

/**
 * Adds a proof to an action.
 * @throws 404; 409; 422 on `document` for the fourth proof, and for refused types and contents
 */
export const addProof = (
	deps: FileDeps,
	actor: CompanyActor,
	{ name, document: upload, keeps_return, ...target }: Target & Keeping & { name: string; document: Upload },
	call: CallContext,
): Promise<Proof & { version: number }> =>
	addFile(deps, {
		actor,
		folder: `plans/${target.action_id}`,
		name,
		upload,
		lock: async (tx) => {
			const action = await lockForProofs(tx, actor, target, { clock: deps.clock, call });
			await assertRoom(tx, proofsOf(action.id));
			return action;
		},
		write: async (tx, action, row) => {
			const [added] = await tx
				.insert(actionProofs)
				.values({ ...row, actionId: action.id })
				.returning();
			if (!added) throw new Error('no proof was made');
			const detail = { plan_action_id: action.id, file_name: name, action_proof_id: added.id };
			await recordAuditOf(tx, { action: 'plan.proof_added', progressId: target.id, actor, detail, call });
			const { version } = await touch(tx, action, { actor, now: row.createdAt, keeps_return });
			return { ...presentFile(added), version };
		},
	});

/** Removes a proof of an action. @throws 404, 409 */
export const removeProof = (
	deps: FileDeps,
	actor: CompanyActor,
	{ file_id: id, keeps_return, ...target }: Target & Keeping & { file_id: number },
	call: CallContext,
): Promise<ActionVersion> =>
	removeFile(deps, {
		id,
		list: proofsOf(target.action_id),
		lock: (tx) => lockForProofs(tx, actor, target, { clock: deps.clock, call }),
		record: async (tx, action, fileName) => {
			const detail = { plan_action_id: action.id, file_name: fileName, action_proof_id: id };
			await recordAuditOf(tx, { action: 'plan.proof_removed', progressId: target.id, actor, detail, call });
			return touch(tx, action, { actor, now: deps.clock.now(), keeps_return });
		},
	});
