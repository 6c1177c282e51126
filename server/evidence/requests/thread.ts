import type { Actor, ActorId, CallContext } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { evidenceMessages } from '#server/db/tables/evidence.ts';
import { later } from '#server/db/transactions.ts';
import type { RequestVersion } from '#shared/evidence/requests.ts';
import { type MessageKind, UNDECIDED } from '#shared/evidence/states.ts';
import { recordAuditOf, type StoredRequest } from './audit.ts';
import { changeRequest, lockRequest, type Versioned } from './lock.ts';

type Message = { actor: ActorId; kind: MessageKind; content: string; now: Date };

/** Adds a message to the thread of a locked request. */
export const writeMessage = (tx: Tx, request: StoredRequest, { actor, kind, content, now }: Message): Promise<void> =>
	later(
		tx,
		tx
			.insert(evidenceMessages)
			.values({ requestId: request.id, authorId: actor.userId, kind, content, createdAt: now }),
	);

/**
 * Adds a message of either side without changing the request's state.
 * @throws 404; 409 unless it is active, or from an older version
 */
export const addMessage = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	actor: Actor,
	{ content, ...target }: Versioned & { content: string },
	call: CallContext,
): Promise<RequestVersion> =>
	db.transaction(async (tx) => {
		const request = await lockRequest(tx, actor, target, UNDECIDED, { clock, call });
		const now = clock.now();
		await writeMessage(tx, request, { actor, kind: 'message', content, now });
		await recordAuditOf(tx, { action: 'evidence_request.messaged', request, actor, call });
		return changeRequest(tx, request, now);
	});
