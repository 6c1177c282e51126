import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Progress } from '#server/assessment/transition.ts';
import type { ActorId, CallContext } from '#server/base/actor.ts';
import type { Tx } from '#server/db/client.ts';
import { evidenceRequests } from '#server/db/tables/evidence.ts';
import type { Round } from '#shared/assessment/round.ts';
import { UNDECIDED, type Withdrawal } from '#shared/evidence/states.ts';
import { recordAuditOf } from './audit.ts';

/**
 * Why requests are withdrawn together. Grading withdraws only unanswered requests; answered ones stay readable as
 * undecided.
 */
export type Because =
	| { because: Extract<Withdrawal, 'grading'>; round: Round }
	| { because: Exclude<Withdrawal, 'staff' | 'grading'> };

/** Matches the open requests of the graded round, or, for other reasons, all undecided requests. */
const withdrawn = (reason: Because) =>
	reason.because === 'grading'
		? and(eq(evidenceRequests.round, reason.round), eq(evidenceRequests.status, 'open'))
		: inArray(evidenceRequests.status, UNDECIDED);

/** Withdraws requests of an assessment and returns how many. The caller has locked its progress. */
export const withdrawOpenRequests = async (
	tx: Tx,
	progress: Pick<Progress, 'id'>,
	reason: Because,
	{ actor, now, call = null }: { actor: ActorId; now: Date; call?: CallContext | null },
): Promise<number> => {
	const requests = await tx
		.update(evidenceRequests)
		.set({
			status: 'withdrawn',
			withdrawnBecause: reason.because,
			decidedBy: actor.userId,
			decidedAt: now,
			updatedAt: now,
			version: sql`${evidenceRequests.version} + 1`,
		})
		.where(and(eq(evidenceRequests.progressId, progress.id), withdrawn(reason)))
		.returning({ id: evidenceRequests.id, progressId: evidenceRequests.progressId });
	const { because } = reason;
	for (const request of requests) {
		const detail = { because };
		await recordAuditOf(tx, { action: 'evidence_request.withdrawn', request, actor, detail, call });
	}
	return requests.length;
};
