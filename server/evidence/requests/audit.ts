import { type AuditEvent, recordAudit } from '#server/audit/record.ts';
import type { ActorId, CallContext } from '#server/base/actor.ts';
import type { Tx } from '#server/db/client.ts';
import type { evidenceRequests } from '#server/db/tables/evidence.ts';

export type StoredRequest = typeof evidenceRequests.$inferSelect;

type Recorded = Pick<AuditEvent, 'action' | 'detail'> & {
	request: Pick<StoredRequest, 'id' | 'progressId'>;
	actor: ActorId;
	call: CallContext | null;
};

/** Audits a change of a request, without the texts written in it. */
export const recordAuditOf = (tx: Tx, { action, request, actor, detail, call }: Recorded): Promise<void> =>
	recordAudit(tx, {
		action,
		actorId: actor.userId,
		subject: 'assessment_progress',
		subjectId: request.progressId,
		detail: { evidence_request_id: request.id, ...detail },
		call,
	});
