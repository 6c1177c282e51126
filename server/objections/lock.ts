import { and, eq, getTableColumns } from 'drizzle-orm';
import type { StoredObjection } from '#server/assessment/objections.ts';
import { companyOf, lockProgress, type Progress } from '#server/assessment/transition.ts';
import type { Actor, CallContext } from '#server/base/actor.ts';
import type { Clock } from '#server/base/clock.ts';
import { conflict, notFound } from '#server/base/errors.ts';
import { companyVisibleTo } from '#server/companies/access.ts';
import { assertNoInterest } from '#server/companies/interests.ts';
import type { Executor, Tx } from '#server/db/client.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { objections } from '#server/db/tables/objections.ts';
import { later, together } from '#server/db/transactions.ts';
import { assertVersion } from '#server/db/versions.ts';
import type { ObjectionVersion } from '#shared/objections/schemas.ts';

/** An objection, and the version that a change is based on. */
export type Versioned = { id: number; version?: number | undefined };

/** Returns an objection that the actor may see, without locking it. @throws 404 */
const getVisible = async (executor: Executor, actor: Actor, id: number): Promise<StoredObjection> => {
	const [objection] = await executor
		.select(getTableColumns(objections))
		.from(objections)
		.innerJoin(assessmentProgresses, eq(assessmentProgresses.id, objections.progressId))
		.where(and(eq(objections.id, id), companyVisibleTo(actor, assessmentProgresses.companyId)));
	if (!objection) throw notFound();
	return objection;
};

/**
 * Locks an undecided objection after its company and its progress, against changes of status and other decisions.
 * @throws 404; 409 if it was decided or withdrawn, from an older version, or for staff with an interest in the company
 */
export const lockUndecided = async (
	tx: Tx,
	actor: Actor,
	{ id, version }: Versioned,
	context: { clock: Clock; call: CallContext },
): Promise<{ progress: Progress; objection: StoredObjection }> => {
	const { progressId, status } = await getVisible(tx, actor, id);
	// An ended objection may be of an assessment that is no longer the newest, which is another error.
	if (status !== 'filed') throw conflict('objections.ended');
	const [progress, [objection]] = await together(tx, () => [
		lockProgress(tx, progressId),
		tx.select().from(objections).where(eq(objections.id, id)).for('update'),
		assertNoInterest(tx, actor, companyOf(progressId)),
	]);
	if (!objection) throw notFound();
	if (objection.status !== 'filed') throw conflict('objections.ended');
	// No name in the error: a company must not see which member of staff it was.
	await assertVersion(tx, version, { version: objection.version, savedAt: null, savedBy: null }, context);
	return { progress, objection };
};

/** Updates a locked objection and increments its version. */
export const changeObjection = async (
	tx: Tx,
	objection: StoredObjection,
	now: Date,
	set: Partial<StoredObjection> = {},
): Promise<ObjectionVersion> => {
	const version = objection.version + 1;
	const changed = { ...set, version, updatedAt: now };
	await later(tx, tx.update(objections).set(changed).where(eq(objections.id, objection.id)));
	return { id: objection.id, status: set.status ?? objection.status, version };
};
