import type { CallContext, CompanyActor, ConsoleActor } from '#server/base/actor.ts';
import { invalidField } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { countFiles, requestFilesOf } from '#server/evidence/stored-files/kinds.ts';
import { announce } from '#server/notify/announce.ts';
import type { RequestVersion } from '#shared/evidence/requests.ts';
import { REQUEST_RULES } from '#shared/evidence/states.ts';
import { recordAuditOf } from './audit.ts';
import { changeRequest, lockRequest, type Versioned } from './lock.ts';
import { writeMessage } from './thread.ts';

/** Changes of a request's state, by `REQUEST_RULES`. Each throws 404, and 409 as `lockRequest` does. */

type ActDeps = Pick<Deps, 'db' | 'clock'>;

/**
 * Answers a request. Each answer is a message of the thread, even if it consists of files only.
 * @throws 422 without text and files
 */
export const answerRequest = (
	{ db, clock }: ActDeps,
	actor: CompanyActor,
	{ content, ...target }: Versioned & { content?: string | null | undefined },
	call: CallContext,
): Promise<RequestVersion> =>
	db.transaction(async (tx) => {
		const { from, to } = REQUEST_RULES.answer;
		const request = await lockRequest(tx, actor, target, from, { clock, call });
		const hasFiles = (await countFiles(tx, requestFilesOf(request.id))) > 0;
		if (!content && !hasFiles) throw invalidField('content', 'evidence.nothingToSend');
		const now = clock.now();
		await writeMessage(tx, request, { actor, kind: 'answer', content: content ?? '', now });
		await recordAuditOf(tx, { action: 'evidence_request.answered', request, actor, call });
		await announce(tx, 'evidence_answered', now, { subject_id: request.id });
		return changeRequest(tx, request, now, { status: to, answeredBy: actor.userId, answeredAt: now });
	});

export const acceptRequest = (
	{ db, clock }: ActDeps,
	actor: ConsoleActor,
	target: Versioned,
	call: CallContext,
): Promise<RequestVersion> =>
	db.transaction(async (tx) => {
		const { from, to } = REQUEST_RULES.accept;
		const request = await lockRequest(tx, actor, target, from, { clock, call });
		const now = clock.now();
		await recordAuditOf(tx, { action: 'evidence_request.accepted', request, actor, call });
		return changeRequest(tx, request, now, { status: to, decidedBy: actor.userId, decidedAt: now });
	});

/** Returns a request to the company, which must answer it again. */
export const returnRequest = (
	{ db, clock }: ActDeps,
	actor: ConsoleActor,
	{ content, ...target }: Versioned & { content: string },
	call: CallContext,
): Promise<RequestVersion> =>
	db.transaction(async (tx) => {
		const { from, to } = REQUEST_RULES.return;
		const request = await lockRequest(tx, actor, target, from, { clock, call });
		const now = clock.now();
		await writeMessage(tx, request, { actor, kind: 'return', content, now });
		await recordAuditOf(tx, { action: 'evidence_request.returned', request, actor, call });
		await announce(tx, 'evidence_returned', now, { subject_id: request.id });
		return changeRequest(tx, request, now, { status: to, answeredBy: null, answeredAt: null });
	});

export const withdrawRequest = (
	{ db, clock }: ActDeps,
	actor: ConsoleActor,
	target: Versioned,
	call: CallContext,
): Promise<RequestVersion> =>
	db.transaction(async (tx) => {
		const { from, to } = REQUEST_RULES.withdraw;
		const request = await lockRequest(tx, actor, target, from, { clock, call });
		const now = clock.now();
		const because = 'staff';
		await recordAuditOf(tx, { action: 'evidence_request.withdrawn', request, actor, detail: { because }, call });
		return changeRequest(tx, request, now, {
			status: to,
			withdrawnBecause: because,
			decidedBy: actor.userId,
			decidedAt: now,
		});
	});
