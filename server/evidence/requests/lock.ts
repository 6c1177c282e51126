import { and, eq, getTableColumns } from 'drizzle-orm';
import { isGradingPending, isRatable } from '#server/assessment/rounds.ts';
import { companyOf, lockProgress, type Progress } from '#server/assessment/transition.ts';
import { voidReminders } from '#server/assessment/void-reminders.ts';
import type { Actor, CallContext } from '#server/base/actor.ts';
import type { Clock } from '#server/base/clock.ts';
import { conflict, notFound } from '#server/base/errors.ts';
import { companyVisibleTo } from '#server/companies/access.ts';
import { assertNoInterest } from '#server/companies/interests.ts';
import type { Executor, Tx } from '#server/db/client.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { evidenceRequests } from '#server/db/tables/evidence.ts';
import { later, together } from '#server/db/transactions.ts';
import { assertVersion } from '#server/db/versions.ts';
import type { RequestVersion } from '#shared/evidence/requests.ts';
import type { RequestState } from '#shared/evidence/states.ts';
import type { StoredRequest } from './audit.ts';

/** A request, and the version that a change is based on. */
export type Versioned = { id: number; version?: number | undefined };

/** Returns a request that the actor may see, without locking it. @throws 404 */
const getVisible = async (executor: Executor, actor: Actor, id: number): Promise<StoredRequest> => {
	const [request] = await executor
		.select(getTableColumns(evidenceRequests))
		.from(evidenceRequests)
		.innerJoin(assessmentProgresses, eq(assessmentProgresses.id, evidenceRequests.progressId))
		.where(and(eq(evidenceRequests.id, id), companyVisibleTo(actor, assessmentProgresses.companyId)));
	if (!request) throw notFound();
	return request;
};

/**
 * Asserts that the request's round is still being checked. A company gets the same error while grading is pending,
 * which it must not know.
 * @throws 409
 */
const assertActive = (progress: Progress, { round }: StoredRequest, { area }: Actor): void => {
	if (isRatable(progress, round)) return;
	if (area === 'console' && isGradingPending(progress, round)) throw conflict('checking.gradingPending');
	throw conflict('evidence.notActive');
};

/**
 * Locks a request after its company and its progress, against grading and changes of status.
 * @throws 404; 409 unless its round is being checked and its state is one of `from`, from an older version, or for staff with an
 * interest in the company
 */
export const lockRequest = async (
	tx: Tx,
	actor: Actor,
	{ id, version }: Versioned,
	from: readonly RequestState[],
	context: { clock: Clock; call: CallContext },
): Promise<StoredRequest> => {
	const { progressId } = await getVisible(tx, actor, id);
	const [progress, [request]] = await together(tx, () => [
		lockProgress(tx, progressId),
		tx.select().from(evidenceRequests).where(eq(evidenceRequests.id, id)).for('update'),
		assertNoInterest(tx, actor, companyOf(progressId)),
	]);
	if (!request) throw notFound();
	assertActive(progress, request, actor);
	if (!from.includes(request.status)) throw conflict('evidence.wrongState');
	// No name in the error: the thread shows who changed the request, and a company must not see which assessor it was.
	await assertVersion(tx, version, { version: request.version, savedAt: null, savedBy: null }, context);
	return request;
};

/** Updates a locked request and increments its version. */
export const changeRequest = async (
	tx: Tx,
	request: StoredRequest,
	now: Date,
	set: Partial<StoredRequest> = {},
): Promise<RequestVersion> => {
	const version = request.version + 1;
	const changed = { ...set, version, updatedAt: now };
	await later(tx, tx.update(evidenceRequests).set(changed).where(eq(evidenceRequests.id, request.id)));
	if (set.status) await voidReminders(tx, companyOf(request.progressId), now);
	return { id: request.id, status: set.status ?? request.status, version };
};
