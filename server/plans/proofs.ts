import { and, eq } from 'drizzle-orm';
import type { CallContext, CompanyActor } from '#server/base/actor.ts';
import { invalidField, notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { actionProofs } from '#server/db/tables/plans.ts';
import { dropFile, storeUpload } from '#server/evidence/documents/store-upload.ts';
import { inspectDocument } from '#server/storage/inspect.ts';
import type { Upload } from '#server/storage/upload.ts';
import type { ActionVersion, Proof } from '#shared/plans/schemas.ts';
import { MAX_PROOFS } from '#shared/plans/states.ts';
import { archiveReviews, changeAction, recordAuditOf } from './change.ts';
import { assertUnchanged, type Context, lockAction, type Target } from './lock.ts';
import { presentProof, type StoredAction } from './queries.ts';

type ProofDeps = Pick<Deps, 'db' | 'clock' | 'storage' | 'log'>;

/** @throws 404; 409 outside of 7 and 8, from an older version, or for what staff have accepted */
const lockForProofs = async (tx: Tx, actor: CompanyActor, target: Target, context: Context): Promise<StoredAction> => {
	const action = await lockAction(tx, actor, target);
	await assertUnchanged(tx, action, target.version, context);
	return action;
};

/** The same for one more. @throws 422 on `document` where it has too many */
const lockForOneMore = async (tx: Tx, actor: CompanyActor, target: Target, context: Context): Promise<StoredAction> => {
	const action = await lockForProofs(tx, actor, target, context);
	if ((await tx.$count(actionProofs, eq(actionProofs.actionId, action.id))) >= MAX_PROOFS) {
		throw invalidField('document', 'plans.tooManyProofs', { maximum: MAX_PROOFS });
	}
	return action;
};

/** Proofs are part of the action: who changes them has saved it, and staff look at it anew. */
const touch = async (tx: Tx, action: StoredAction, actor: CompanyActor, now: Date): Promise<ActionVersion> => {
	if (action.review) await archiveReviews(tx, [action.id], now);
	return changeAction(tx, action, { savedAt: now, savedBy: actor.userId });
};

/** Adds a proof to an action. @throws 404, 409, 422 on `document` for the fourth proof and for refused types and contents */
export const addProof = async (
	deps: ProofDeps,
	actor: CompanyActor,
	{ name, document: upload, ...target }: Target & { name: string; document: Upload },
	call: CallContext,
): Promise<Proof & { version: number }> => {
	const { db, clock } = deps;
	const context = { clock, call };
	// Checked before storing too, so that refused files are rarely stored.
	await db.transaction((tx) => lockForOneMore(tx, actor, target, context));
	const extension = await inspectDocument(upload);
	return storeUpload(deps, { folder: `plans/${target.action_id}`, upload, extension }, (file) =>
		db.transaction(async (tx) => {
			const action = await lockForOneMore(tx, actor, target, context);
			const now = clock.now();
			const [row] = await tx
				.insert(actionProofs)
				.values({ ...file, actionId: action.id, fileName: name, uploadedBy: actor.userId, createdAt: now })
				.returning();
			if (!row) throw new Error('no proof was made');
			const detail = { plan_action_id: action.id, file_name: name, action_proof_id: row.id };
			await recordAuditOf(tx, { action: 'plan.proof_added', progressId: target.id, actor, detail, call });
			const { version } = await touch(tx, action, actor, now);
			return { ...presentProof(row), version };
		}),
	);
};

/** Removes a proof of an action; its stored file is removed after the commit. @throws 404, 409 */
export const removeProof = async (
	deps: ProofDeps,
	actor: CompanyActor,
	{ file_id: fileId, ...target }: Target & { file_id: number },
	call: CallContext,
): Promise<ActionVersion> => {
	const { db, clock } = deps;
	const { filePath, changed } = await db.transaction(async (tx) => {
		const isProof = and(eq(actionProofs.id, fileId), eq(actionProofs.actionId, target.action_id));
		if ((await tx.$count(actionProofs, isProof)) === 0) throw notFound();
		const action = await lockForProofs(tx, actor, target, { clock, call });
		const [removed] = await tx
			.delete(actionProofs)
			.where(isProof)
			.returning({ filePath: actionProofs.filePath, fileName: actionProofs.fileName });
		if (!removed) throw notFound();
		const detail = { plan_action_id: action.id, file_name: removed.fileName, action_proof_id: fileId };
		await recordAuditOf(tx, { action: 'plan.proof_removed', progressId: target.id, actor, detail, call });
		return { filePath: removed.filePath, changed: await touch(tx, action, actor, clock.now()) };
	});
	await dropFile(deps, filePath);
	return changed;
};
