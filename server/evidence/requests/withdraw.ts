import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Progress } from '#server/assessment/transition.ts';
import type { ActorId, CallContext } from '#server/base/actor.ts';
import type { Tx } from '#server/db/client.ts';
import { evidenceRequests } from '#server/db/tables/evidence.ts';
import type { Round } from '#shared/assessment/round.ts';
import { UNDECIDED, type Withdrawal } from '#shared/evidence/states.ts';
import { recordAuditOf } from './audit.ts';

/** Why requests are withdrawn together. Grading leaves alone what is answered: it stays readable as not decided. */
export type Because =
	| { because: Extract<Withdrawal, 'grading'>; round: Round }
	| { because: Exclude<Withdrawal, 'staff' | 'grading'> };

/** The requests that grading a round leaves without an answer, or all of a cancelled assessment that are not decided. */
const withdrawn = (reason: Because) =>
	reason.because === 'grading'
		? and(eq(evidenceRequests.round, reason.round), eq(evidenceRequests.status, 'open'))
		: inArray(evidenceRequests.status, UNDECIDED);

/** Withdraws what the assessment no longer waits for; its progress is locked. Answers how many requests it were. */
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
